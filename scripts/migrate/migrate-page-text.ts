import type { PageDocument } from '#schemas/documents.ts';
import { isRecord } from '#schemas/fields.ts';
import { storedVersion } from '#schemas/migrations/widget-version.ts';
import { parseJson } from '#schemas/parse-json.ts';
import { isKnown, parsePageText } from '#schemas/parse-page.ts';
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
  const parsed = parsePageText(text);
  if (!parsed.ok) return fail(...parsed.problems.filter((problem) => hasErrors([problem])));
  const migrated = serialisePage(parsed.value);
  const widgets = migrated === text ? [] : migratedWidgets(text, parsed.value);
  return ok({ text: migrated, widgets });
}

function migratedWidgets(text: string, page: PageDocument): MigratedWidget[] {
  const json = parseJson(text);
  const data = json.ok && isRecord(json.value) ? json.value['widgets'] : undefined;
  const stored: readonly unknown[] = Array.isArray(data) ? data : [];
  return page.widgets.filter(isKnown).flatMap((widget) => {
    const { id, type, version: to = 1 } = widget;
    const before = stored[page.widgets.indexOf(widget)];
    const version = isRecord(before) ? before['version'] : undefined;
    const from = storedVersion({ type, version }) ?? to;
    return from === to ? [] : [{ id, type, from, to }];
  });
}
