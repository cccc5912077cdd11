import { hasErrors, type Problem } from '#schemas/problems/problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import { setLiveDocument as publishRows } from '../../sites/documents/document-rows.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { changeDocument, type DocumentChange } from '../documents/change-document.ts';
import type { DocumentState, Rows } from '../documents/document-state.ts';
import { removeDraft } from '../documents/draft-rows.ts';
import type { Refusal } from '../documents/refusal.ts';
import type { OpenJudge, SiteJudge } from '../documents/site-judge.ts';
import { contentKindOf } from '../kinds/content-kinds.ts';
import { dropSchedule } from './drop-schedule.ts';

export interface Published {
  readonly version: number;
  readonly checksum: string;
  readonly saves: number;
  /** Warnings only. */
  readonly problems: readonly Problem[];
}

export interface PublishOptions {
  readonly database: Database;
  readonly openJudge: OpenJudge;
}

/** Puts the draft on the site, where no rule refuses it. Every server process shows it within a second. */
export async function publishDocument(
  { database, openJudge }: PublishOptions,
  change: DocumentChange,
): Promise<Result<Published, Refusal>> {
  const judge = await openJudge(change.key);
  return changeDocument(database, { ...change, lock: 'site' }, async (rows, state) => {
    const published = await publishState(rows, { ...change, judge }, state);
    if (published.ok) await publishSiteChange(database, change.key, rows);
    return published;
  });
}

interface PublishTask {
  readonly key: DocumentKey;
  readonly actor: Pick<Actor, 'name'>;
  readonly judge: Pick<SiteJudge, 'document'>;
}

/** The same within a transaction that has locked site and document; the caller tells the servers. */
export async function publishState(
  rows: Rows,
  { key, actor, judge }: PublishTask,
  state: DocumentState,
): Promise<Result<Published, Refusal>> {
  const kind = contentKindOf(key.kind);
  const request = { kind, text: state.document, purpose: 'publish' } as const;
  const { document, problems } = await judge.document(rows, request);
  if (document === undefined || hasErrors(problems))
    return fail({ kind: 'document-invalid', problems });
  const { document: text, checksum, saves, published, newestVersion } = state;
  const isNew = published?.checksum !== checksum;
  const version = isNew ? newestVersion + 1 : published.version;
  await publishRows(rows, key, {
    document,
    text,
    checksum,
    version,
    isNew,
    source: 'editor',
    createdBy: actor.name,
    previousUrls: published === undefined ? [] : kind.addressesOf(published.document),
  });
  await removeDraft(rows, key);
  await dropSchedule(rows, key, 'publish');
  await recordChange(rows, actor, { ...key, version, action: `${key.kind}-published` });
  return ok({ version, checksum, saves, problems });
}
