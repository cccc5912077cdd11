import { fail, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../db/open-database.ts';
import { isMatch, toEtag } from '../../http/etag.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';
import { lockSite } from '../../sites/site-rows.ts';
import type { Conflict, Refusal } from '../documents/refusal.ts';
import { type DocumentState, lockDocumentState, type Rows } from './document-state.ts';

/** A change that somebody wants to make to a document of which they know one state. */
export interface DocumentChange {
  readonly key: DocumentKey;
  readonly actor: Actor;
  /** `If-Match` of the request: the state that the change is based on. */
  readonly ifMatch: string;
  /**
   * `site` where other documents count as well. The site's lock comes before that of the document, as in an import of files:
   * the other way round two changes could wait for each other forever.
   */
  readonly lock?: 'site';
  /** Whether a document in the bin may be changed, which is otherwise as unknown as one that never was. */
  readonly inBin?: boolean;
  /** Checksum of what the change would leave: nobody is told of a conflict about what is there already. */
  readonly wanted?: string;
}

export type DocumentTask<T> = (rows: Rows, state: DocumentState) => Promise<Result<T, Refusal>>;

/**
 * Runs a task on a document that nobody else can change meanwhile, if it is still what the actor knows. Everything
 * happens, or nothing.
 */
export function changeDocument<T>(
  { kysely }: Pick<Database, 'kysely'>,
  { key, ifMatch, lock, wanted, inBin = false }: Omit<DocumentChange, 'actor'>,
  task: DocumentTask<T>,
): Promise<Result<T, Refusal>> {
  return kysely.transaction().execute(async (rows) => {
    if (lock === 'site') await lockSite(rows, key);
    const state = await lockDocumentState(rows, key);
    if (state === undefined || (state.deletedAt !== null && !inBin))
      return fail({ kind: 'document-unknown', key });
    const isKnown =
      isMatch(ifMatch, toEtag(state.checksum, state.saves)) || wanted === state.checksum;
    if (!isKnown) return fail(conflictWith(state));
    return task(rows, state);
  });
}

function conflictWith({ document, checksum, saves, draft, published }: DocumentState): Conflict {
  const savedAt = draft?.updatedAt ?? published?.createdAt;
  return {
    kind: 'version-conflict',
    theirs: document,
    etag: toEtag(checksum, saves),
    savedBy: draft?.updatedBy ?? published?.createdBy ?? null,
    savedAt: savedAt?.toISOString() ?? null,
  };
}
