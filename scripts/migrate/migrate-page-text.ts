import type { PageDocument } from '#schemas/documents.ts';
import { isRecord } from '#schemas/fields.ts';
import { isKnown } from '#schemas/is-known.ts';
import { storedVersion } from '#schemas/migrations/widget-version.ts';
import { parseJson } from '#schemas/parse-json.ts';
import { parsePageText } from '#schemas/parse-page.ts';
import { hasErrors, type Problem } from '#schemas/problem.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { serialisePage } from '#schemas/serialise-page.ts';

/** A widget that was brought to today's version. */
export interface MigratedWidget {
  readonly id: string;
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

export interface MigratedPage {
  /** Canonical text of the page at today's versions. */
  readonly text: string;
  readonly widgets: readonly MigratedWidget[];
}

/** Brings the text of a page to today's versions; a page with errors is refused. */
export function migratePageText(text: string): Result<MigratedPage, Problem> {
  const json = parseJson(text);
  const parsed = parsePageText(text, json);
  if (!parsed.ok) return fail(...parsed.problems.filter((problem) => hasErrors([problem])));
  const migrated = serialisePage(parsed.value);
  const widgets = migrated === text || !json.ok ? [] : migratedWidgets(json.value, parsed.value);
  return ok({ text: migrated, widgets });
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
