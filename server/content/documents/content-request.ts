import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteParams } from '#schemas/api/content.ts';
import { MAX_DOCUMENT_BYTES } from '#schemas/parse/parse-json.ts';
import { decodeText } from '../../base/decode-text.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/api.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import { type ContentKind, idParam } from '../kinds/content-kind.ts';
import { type ContentSite, findContentSite } from './content-site.ts';
import { sendPreconditionRequired } from './send-document-refusal.ts';

/** The site that a request names; undefined after it was answered that there is none. */
export async function requireSite(
  { kysely }: Pick<Database, 'kysely'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ContentSite | undefined> {
  const { siteId } = request.params as SiteParams;
  const site = await findContentSite(kysely, request.actor, siteId);
  if (site === undefined)
    sendProblem(reply, createHttpProblem('site-unknown', `No site has the id "${siteId}".`));
  return site;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The document that a request names, whether or not it exists; undefined after it was answered that its site does not. */
export async function requireDocumentKey(
  database: Pick<Database, 'kysely'>,
  kind: ContentKind,
  { request, reply }: Exchange,
): Promise<DocumentKey | undefined> {
  const site = await requireSite(database, request, reply);
  if (site === undefined) return undefined;
  const params = request.params as Readonly<Record<string, string>>;
  const documentId = params[idParam(kind)] ?? '';
  return { agencyId: site.agencyId, siteId: site.siteId, kind: kind.name, documentId };
}

/** `If-Match` of a request that changes something; undefined after it was answered that it is missing. */
export function requireIfMatch(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const ifMatch = request.headers['if-match'];
  if (ifMatch === undefined || ifMatch.trim() === '') sendPreconditionRequired(reply);
  return ifMatch?.trim() || undefined;
}

/** Hands documents to the routes of this plugin as the text they came as, which is what is stored. */
export function takeDocumentsAsText(plugin: Api): void {
  plugin.removeContentTypeParser('application/json');
  plugin.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: MAX_DOCUMENT_BYTES },
    (_request, body, done) => {
      const text = decodeText(body);
      if (text === undefined) done(new NotUtf8Error());
      else done(null, text);
    },
  );
}

/** Worded as a refused request by the error handler. */
class NotUtf8Error extends SyntaxError {
  readonly statusCode = 400;

  constructor() {
    super('The body is not UTF-8 text.');
  }
}
