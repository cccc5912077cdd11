import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import { pageColumns, siteColumns } from '../../sites/page-key.ts';
import type { SiteKey } from '../../sites/site-rows.ts';
import type { Refusal } from '../documents/refusal.ts';
import { authorOf, putDraft } from './draft-rows.ts';
import type { Rows } from './page-state.ts';
import type { DraftText } from './read-draft.ts';

/** Makes a page that has a draft and nothing published. */
export function createPage(
  { kysely }: Pick<Database, 'kysely'>,
  { site, actor }: { readonly site: SiteKey; readonly actor: Actor },
  draft: DraftText,
): Promise<Result<DraftText, Refusal>> {
  return kysely.transaction().execute(async (rows) => {
    const refusal = await insertPage(rows, { site, actor }, draft);
    if (refusal !== undefined) return fail(refusal);
    await recordChange(rows, actor, { ...site, pageId: draft.id, action: 'page-created' });
    return ok(draft);
  });
}

/** Whoever lists the pages of a site, or judges one of them, reads something of all. */
export const MAX_PAGES = 5000;

/** @returns why there cannot be such a page, if there cannot */
export async function insertPage(
  rows: Rows,
  { site, actor }: { readonly site: SiteKey; readonly actor: Actor },
  draft: DraftText,
): Promise<Refusal | undefined> {
  const key = { ...site, pageId: draft.id };
  if ((await countPages(rows, site)) >= MAX_PAGES) return full();
  const inserted = await rows
    .insertInto('pages')
    .values({
      ...pageColumns(key),
      // No address begins with '#': an unpublished page blocks no other.
      url: `#${draft.id}`,
      type: draft.summary.type ?? 'CONTENT',
      live_version: null,
    })
    .onConflict((on) => on.doNothing())
    .returning('page_id')
    .executeTakeFirst();
  if (inserted === undefined) return existing(rows, key);
  await putDraft(rows, key, { draft, ...authorOf(actor) });
  return undefined;
}

/** Those in the bin as well. Requests at the same time may get a few past the limit, which does no harm. */
async function countPages(rows: Rows, site: SiteKey): Promise<number> {
  const { count } = await rows
    .selectFrom('pages')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where((eb) => eb.and(siteColumns(site)))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function full(): Refusal {
  const detail = `The site has ${MAX_PAGES} pages, those in the bin included, and no site may have more. Change one that is not needed any more.`;
  return { kind: 'request-invalid', detail };
}

async function existing(rows: Rows, key: Parameters<typeof pageColumns>[0]): Promise<Refusal> {
  const page = await rows
    .selectFrom('pages')
    .select('deleted_at')
    .where((eb) => eb.and(pageColumns(key)))
    .executeTakeFirst();
  return { kind: 'page-exists', isDeleted: page?.deleted_at != null };
}
