import { lstatSync, readFileSync } from 'node:fs';
import type { ListedDefinition } from '#schemas/definitions/document-definition.ts';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { isKnown } from '#schemas/documents/is-known.ts';
import { storedVersion } from '#schemas/documents/widget-version.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { serialiseForm } from '#schemas/parse/serialise-form.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { hasErrors, type Problem } from '#schemas/problems/problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { listedDefinitionOf } from '../files/document-file.ts';
import { decodeText, reasonOf } from '../files/read-text.ts';
import { replaceFile } from '../files/replace-file.ts';

/** What became of the file of a page or form. */
export type FileOutcome =
  | { readonly kind: 'current' }
  | { readonly kind: 'changed'; readonly widgets: readonly MigratedWidget[] }
  | { readonly kind: 'invalid'; readonly errors: number }
  | { readonly kind: 'failed'; readonly detail: string };

/**
 * Rewrites the file of a page or form where it is not up to date. The file holds its old bytes or its new ones, never a part.
 * @param check only tells what would change
 */
export function migrateFile(file: string, { check }: { readonly check: boolean }): FileOutcome {
  const read = readFile(file);
  if (!read.ok) return failed(read.problems);
  const { bytes, text } = read.value;
  const migrated = MIGRATIONS[listedDefinitionOf(file, text)](text);
  if (!migrated.ok) return { kind: 'invalid', errors: migrated.problems.length };
  const after = Buffer.from(migrated.value.text);
  if (after.equals(bytes)) return { kind: 'current' };
  const written = check ? ok(true) : writeFile(file, bytes, after);
  if (!written.ok) return failed(written.problems);
  return { kind: 'changed', widgets: migrated.value.widgets };
}

function readFile(file: string): Result<{ readonly bytes: Buffer; readonly text: string }, string> {
  try {
    const bytes = readFileSync(file);
    return ok({ bytes, text: decodeText(bytes) });
  } catch (error) {
    return fail(reasonOf(error));
  }
}

function writeFile(file: string, before: Buffer, after: Buffer): Result<boolean, string> {
  // A link may lead anywhere; what was asked for is this path.
  if (lstatSync(file).isSymbolicLink()) return fail('it is a link; name the file that it leads to');
  const replaced = replaceFile({ file, before, after });
  if (replaced.ok && !replaced.value) return fail('someone else changed it meanwhile');
  return replaced;
}

function failed(reasons: readonly string[]): FileOutcome {
  return { kind: 'failed', detail: reasons.join(' ') };
}

/** A widget that was brought to today's version. */
interface MigratedWidget {
  readonly id: string;
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

interface MigratedDocument {
  /** Canonical text of the document at today's versions. */
  readonly text: string;
  readonly widgets: readonly MigratedWidget[];
}

type Migrate = (text: string) => Result<MigratedDocument, Problem>;

const MIGRATIONS: Readonly<Record<ListedDefinition, Migrate>> = {
  Page: migratePageText,
  Form: migrateFormText,
};

/** Brings the text of a page to today's versions; a page with errors is refused. */
function migratePageText(text: string): Result<MigratedDocument, Problem> {
  const json = parseJson(text);
  const parsed = parsePageText(text, json);
  if (!parsed.ok) return fail(...parsed.problems.filter((problem) => hasErrors([problem])));
  const migrated = serialisePage(parsed.value);
  const widgets = migrated === text || !json.ok ? [] : migratedWidgets(json.value, parsed.value);
  return ok({ text: migrated, widgets });
}

/** Likewise of a form, of whose schema there is one version. */
function migrateFormText(text: string): Result<MigratedDocument, Problem> {
  const parsed = parseFormText(text);
  if (!parsed.ok) return parsed;
  return ok({ text: serialiseForm(parsed.value), widgets: [] });
}

function migratedWidgets(stored: unknown, page: PageDocument): MigratedWidget[] {
  const data = isRecord(stored) ? stored['widgets'] : undefined;
  const before: readonly unknown[] = Array.isArray(data) ? data : [];
  return page.widgets.flatMap((widget, index) => {
    if (!isKnown(widget)) return [];
    const { id, type, version: to = 1 } = widget;
    const old = before[index];
    const from = storedVersion({ type, version: isRecord(old) ? old['version'] : undefined }) ?? to;
    return from === to ? [] : [{ id, type, from, to }];
  });
}
