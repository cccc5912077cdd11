import { toPageSummary } from '#schemas/pages/page-summary.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { hasErrors, type Problem } from '#schemas/problems/problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import type { PageKey } from '../../sites/page-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { publishPage as publishRows } from '../../sites/site-rows.ts';
import type { Refusal } from '../documents/refusal.ts';
import type { OpenJudge, SiteJudge } from '../documents/site-judge.ts';
import { changePage, type PageChange } from './change-page.ts';
import { removeDraft } from './draft-rows.ts';
import { dropSchedule } from './drop-schedule.ts';
import type { PageState, Rows } from './page-state.ts';

export interface Published {
  readonly version: number;
  readonly checksum: string;
  /** Warnings only. */
  readonly problems: readonly Problem[];
}

export interface PublishOptions {
  readonly database: Database;
  readonly openJudge: OpenJudge;
}

/** Puts the draft on the site, where no rule refuses it. Every server process shows it within a second. */
export async function publishPage(
  { database, openJudge }: PublishOptions,
  change: PageChange,
): Promise<Result<Published, Refusal>> {
  const judge = await openJudge(change.key);
  return changePage(database, { ...change, lock: 'site' }, async (rows, state) => {
    const published = await publishState(rows, { ...change, judge }, state);
    if (published.ok) await publishSiteChange(database, change.key, rows);
    return published;
  });
}

interface PublishTask {
  readonly key: PageKey;
  readonly actor: Pick<Actor, 'name'>;
  readonly judge: Pick<SiteJudge, 'page'>;
}

/** The same within a transaction that has locked site and page; the caller tells the servers. */
export async function publishState(
  rows: Rows,
  { key, actor, judge }: PublishTask,
  state: PageState,
): Promise<Result<Published, Refusal>> {
  const { page, problems } = await judge.page(rows, state.document);
  if (page === undefined || hasErrors(problems))
    return fail({ kind: 'document-invalid', problems });
  const { document: text, checksum, published, newestVersion } = state;
  const isNew = published?.checksum !== checksum;
  const version = isNew ? newestVersion + 1 : published.version;
  await publishRows(rows, key, {
    pageId: key.pageId,
    page,
    text,
    checksum,
    version,
    isNew,
    source: 'editor',
    createdBy: actor.name,
    previousUrls: addressesOf(published?.document),
  });
  await removeDraft(rows, key);
  await dropSchedule(rows, key, 'publish');
  await recordChange(rows, actor, { ...key, version, action: 'page-published' });
  return ok({ version, checksum, problems });
}

function addressesOf(document: string | undefined): readonly string[] {
  const json = document === undefined ? undefined : parseJson(document);
  const page = json?.ok ? toPageSummary(json.value) : undefined;
  if (page === undefined || page.type === 'SYSTEM') return [];
  return [page.url, ...(page.aliases ?? [])].map((url) => url.normalize('NFC'));
}
