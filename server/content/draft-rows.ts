import type { Actor } from '../access/actor.ts';
import { type PageKey, pageColumns } from './page-key.ts';
import type { PageState, Rows } from './page-state.ts';
import type { DraftText } from './read-draft.ts';

/** A draft that says what is live already is none. */
export async function writeDraft(
  rows: Rows,
  { key, actor, state }: { key: PageKey; actor: Pick<Actor, 'name'>; state: PageState },
  draft: DraftText,
): Promise<void> {
  const { published, liveVersion } = state;
  const isLive = published?.version === liveVersion && published?.checksum === draft.checksum;
  if (isLive) return removeDraft(rows, key);
  await putDraft(rows, key, {
    draft,
    updatedBy: actor.name,
    baseVersion: state.draft?.baseVersion ?? published?.version ?? null,
  });
}

export interface NewDraft {
  readonly draft: DraftText;
  readonly updatedBy: string;
  readonly baseVersion: number | null;
}

export async function putDraft(
  rows: Rows,
  key: PageKey,
  { draft, updatedBy, baseVersion }: NewDraft,
): Promise<void> {
  const { url, type, title, aliases } = draft.summary;
  const columns = {
    document: draft.text,
    checksum: draft.checksum,
    ...{ url, type, title, aliases: JSON.stringify(aliases) },
    base_version: baseVersion,
    updated_at: new Date(),
    updated_by: updatedBy,
  };
  await rows
    .insertInto('page_drafts')
    .values({ ...pageColumns(key), ...columns })
    .onConflict((on) => on.columns(['agency_id', 'site_id', 'page_id']).doUpdateSet(columns))
    .execute();
}

export async function removeDraft(rows: Rows, key: PageKey): Promise<void> {
  await rows
    .deleteFrom('page_drafts')
    .where((eb) => eb.and(pageColumns(key)))
    .execute();
}

/** Puts a draft among the versions before something else takes its place, so that it can be had back. */
export async function keepDraft(
  rows: Rows,
  key: PageKey,
  { draft, checksum, newestVersion }: PageState,
): Promise<void> {
  if (draft === undefined) return;
  await rows
    .insertInto('page_versions')
    .values({
      ...pageColumns(key),
      version: newestVersion + 1,
      document: draft.document,
      checksum,
      source: 'editor',
      created_by: draft.updatedBy,
      reason: 'kept',
    })
    .execute();
}
