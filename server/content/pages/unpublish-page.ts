import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import type { PageKey } from '../../sites/page-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import { unpublishPages } from '../../sites/site-rows.ts';
import type { Refusal } from '../documents/refusal.ts';
import { changePage, type PageChange } from './change-page.ts';
import { putDraft } from './draft-rows.ts';
import { dropSchedule } from './drop-schedule.ts';
import type { PageState, Rows } from './page-state.ts';
import { readDraft } from './read-draft.ts';

/** Takes a page off the site; what it says stays as a draft. */
export function unpublishPage(
  database: Database,
  change: PageChange,
): Promise<Result<undefined, Refusal>> {
  return changePage(database, change, async (rows, state) => {
    if (state.liveVersion === null) return fail<Refusal>({ kind: 'page-not-live' });
    await takeOff(rows, change, state);
    await publishSiteChange(database, change.key, rows);
    return ok(undefined);
  });
}

/** The same within a transaction that has locked the page; the caller tells the servers. */
export async function takeOff(
  rows: Rows,
  { key, actor }: { readonly key: PageKey; readonly actor: Pick<Actor, 'name'> },
  state: PageState,
): Promise<void> {
  await unpublishPages(rows, key, [key.pageId]);
  await dropSchedule(rows, key, 'unpublish');
  if (state.draft === undefined) await putBackAsDraft(rows, key, state);
  await recordChange(rows, actor, { ...key, action: 'page-unpublished' });
}

/** So that lists know the address and title of every page that is not on the site. */
async function putBackAsDraft(rows: Rows, key: PageKey, state: PageState): Promise<void> {
  const draft = readDraft(state.document);
  if (!draft.ok) throw new Error(`The published document of ${key.pageId} is not readable.`);
  await putDraft(rows, key, {
    draft: draft.value,
    updatedBy: state.published?.createdBy ?? 'file',
    isByPublisher: true,
  });
}
