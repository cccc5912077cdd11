import type { FastifyInstance } from 'fastify';
import { applyEdits, modify } from 'jsonc-parser';
import {
  changeStateRoute,
  type DuplicateRequest,
  duplicatePageRoute,
  type PageParams,
} from '#schemas/api/content-pages.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import { toEtag } from '../../http/etag.ts';
import { type PageKey, pageColumns } from '../../sites/page-key.ts';
import { publishSiteChange } from '../../sites/site-channel.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import type { Refusal } from '../documents/refusal.ts';
import { changePage, type PageChange } from './change-page.ts';
import { insertPage } from './create-page.ts';
import { makeChange, makeLiveChange } from './make-change.ts';
import type { Rows } from './page-state.ts';
import { type DraftText, readDraft } from './read-draft.ts';
import { takeOff } from './unpublish-page.ts';

const PAGE = '/sites/:siteId/pages/:pageId';

/** Routes that copy pages, put them into the bin and take them out again. */
export function addPageStateRoutes(content: FastifyInstance, options: ContentOptions): void {
  const { database } = options;
  content.delete(
    PAGE,
    {
      schema: changeStateRoute('Put a page into the bin; it leaves the site at once'),
      config: { scope: 'publish' },
    },
    async (request, reply) => {
      const done = await makeLiveChange(options, { request, reply }, (change) =>
        deletePage(database, change),
      );
      return done === undefined ? reply : reply.code(204).send();
    },
  );

  content.post(
    `${PAGE}/undelete`,
    {
      schema: changeStateRoute('Take a page out of the bin, as a draft'),
      config: { scope: 'publish' },
    },
    async (request, reply) => {
      const done = await makeChange(database, { request, reply }, (change) =>
        undeletePage(database, change),
      );
      return done === undefined ? reply : reply.code(204).send();
    },
  );

  content.post<{ Params: PageParams; Body: DuplicateRequest }>(
    `${PAGE}/duplicate`,
    { schema: duplicatePageRoute, config: { scope: 'edit' } },
    async (request, reply) => {
      const done = await makeChange(database, { request, reply }, (change) =>
        duplicatePage(database, change, request.body),
      );
      if (done === undefined) return reply;
      const { id, checksum } = done.value;
      const path = `/content/v1/sites/${request.params.siteId}/pages/${id}`;
      reply.code(201).header('location', path).header('etag', toEtag(checksum));
      return { id, etag: toEtag(checksum), problems: [] };
    },
  );
}

/** Puts a page into the bin with everything it has. It leaves the site at once. */
function deletePage(database: Database, change: PageChange): Promise<Result<undefined, Refusal>> {
  const { key, actor } = change;
  return changePage(database, change, async (rows, state) => {
    if (state.liveVersion !== null) await takeOff(rows, change, state);
    await setDeleted(rows, key, new Date());
    await recordChange(rows, actor, { ...key, action: 'page-deleted' });
    await publishSiteChange(database, key, rows);
    return ok(undefined);
  });
}

/** Takes a page out of the bin; it is a draft then. A page that is not in the bin stays as it is. */
function undeletePage(
  database: Pick<Database, 'kysely'>,
  change: PageChange,
): Promise<Result<undefined, Refusal>> {
  const { key, actor } = change;
  return changePage(database, { ...change, inBin: true }, async (rows, state) => {
    if (state.deletedAt === null) return ok(undefined);
    await setDeleted(rows, key, null);
    await recordChange(rows, actor, { ...key, action: 'page-undeleted' });
    return ok(undefined);
  });
}

async function setDeleted(rows: Rows, key: PageKey, deletedAt: Date | null): Promise<void> {
  await rows
    .updateTable('pages')
    .set({ deleted_at: deletedAt, updated_at: new Date() })
    .where((eb) => eb.and(pageColumns(key)))
    .execute();
  await rows
    .deleteFrom('page_schedules')
    .where((eb) => eb.and(pageColumns(key)))
    .execute();
}

interface CopyNames {
  readonly id: string;
  readonly url?: string;
  readonly title?: string;
}

/** Makes a draft with another id and address that says what the page says now. */
function duplicatePage(
  database: Pick<Database, 'kysely'>,
  change: PageChange,
  names: CopyNames,
): Promise<Result<DraftText, Refusal>> {
  const { key, actor } = change;
  return changePage(database, change, async (rows, state) => {
    const copy = readDraft(rename(state.document, names));
    if (!copy.ok) return fail<Refusal>({ kind: 'document-invalid', problems: copy.problems });
    // Of two properties of one name the first was renamed, and the last one counts.
    if (copy.value.id !== names.id) return fail<Refusal>(repeatedId());
    const refusal = await insertPage(rows, { site: key, actor }, copy.value);
    if (refusal !== undefined) return fail(refusal);
    const detail = `from ${key.pageId}`;
    await recordChange(rows, actor, {
      ...key,
      pageId: names.id,
      action: 'page-created',
      detail,
    });
    return ok(copy.value);
  });
}

/** Changes nothing of the text but the names. Other addresses of a page are its own: a copy has none. */
function rename(text: string, { id, url, title }: CopyNames): string {
  const named = set(set(text, ['id'], id), ['url'], url ?? `/${id}`);
  const alone = set(named, ['aliases'], undefined);
  return title === undefined || !hasMetadata(alone)
    ? alone
    : set(alone, ['metadata', 'title'], title);
}

/** A draft may have anything in its place, which a title cannot be put into. */
function hasMetadata(text: string): boolean {
  const document: unknown = JSON.parse(text);
  return isRecord(document) && isRecord(document['metadata']);
}

function set(text: string, path: readonly string[], value: unknown): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

function repeatedId(): Refusal {
  const detail = 'The document says its "id" twice. Save it with one of them, then duplicate it.';
  return { kind: 'request-invalid', detail };
}
