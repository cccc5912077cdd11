import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseSiteText } from '#schemas/parse/parse-site.ts';
import { requireSite } from '../content/documents/content-request.ts';
import type { ContentSite } from '../content/documents/content-site.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import type { ReadAnswer } from './application-answers.ts';
import { loadApplicationSettings } from './listed/application-settings.ts';
import { findApplication } from './listed/find-application.ts';
import type { ListedRow, ListScope } from './listed/listed-applications.ts';
import type { RecruitingContext } from './recruiting-context.ts';

/** What a request is about; undefined after it was answered that there is no such site. */
export async function requireScope(
  { database, now }: Pick<RecruitingContext, 'database' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<(ListScope & { readonly stored: ContentSite }) | undefined> {
  const stored = await requireSite(database, request, reply);
  if (stored === undefined) return undefined;
  const { agencyId, siteId } = stored;
  const site = { agencyId, siteId };
  const settings = await loadApplicationSettings(database.kysely, site);
  return { site, settings, now: now(), stored };
}

export interface FoundApplication {
  readonly scope: ListScope & { readonly stored: ContentSite };
  readonly row: ListedRow;
}

/** The application that a request names; undefined after it was answered that there is none. */
export async function requireApplication(
  context: RecruitingContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FoundApplication | undefined> {
  const scope = await requireScope(context, request, reply);
  if (scope === undefined) return undefined;
  const { applicationId } = request.params as { readonly applicationId: string };
  const row = await findApplication(context.database.kysely, scope, applicationId);
  if (row !== undefined) return { scope, row };
  sendApplicationUnknown(reply, applicationId);
  return undefined;
}

export function sendApplicationUnknown(reply: FastifyReply, applicationId: string): FastifyReply {
  const detail = `The site has no application with the id "${applicationId}"; it may have been deleted.`;
  return sendProblem(reply, createHttpProblem('application-unknown', detail));
}

/** Says answers with the site's own words. */
export async function createAnswerTexts(
  { runtime }: Pick<RecruitingContext, 'runtime'>,
  { settings }: Pick<ContentSite, 'settings'>,
): Promise<ReadAnswer> {
  const { createAnswerReader } = await runtime.load();
  const site = parseSiteText(settings);
  return createAnswerReader(site.ok ? site.value : {});
}
