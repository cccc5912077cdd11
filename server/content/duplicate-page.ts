import { applyEdits, modify } from 'jsonc-parser';
import { isRecord } from '#schemas/fields.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import type { Database } from '../db/open-database.ts';
import { changePage, type PageChange } from './change-page.ts';
import { insertPage } from './create-page.ts';
import { type DraftText, readDraft } from './read-draft.ts';
import { recordChange } from './record-change.ts';
import type { Refusal } from './refusal.ts';

export interface CopyNames {
  readonly id: string;
  readonly url?: string;
  readonly title?: string;
}

/** Makes a draft with another id and address that says what the page says now. */
export function duplicatePage(
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
