import { isEqual } from 'lodash-es';
import type { Migrations, StoredContent } from '../definitions/migration.ts';
import { mergeVariant, overridesOf } from '../documents/variant.ts';
import { widgetMigrations } from '../generated/migrations.ts';
import { isRecord } from '../json/fields.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { fail, ok, type Result } from '../problems/result.ts';

export interface MigratingWidget extends MigrationSpan {
  /** Data of a widget; it need not be valid. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Pointer of the widget. */
  readonly base: string;
  readonly nodeId: string | undefined;
}

/**
 * Brings a widget to another version: its content, and its overrides for `/p/` paths. Those lie over the content
 * key by key, so both are migrated as pages show them, and what differs then is what overrides.
 */
export function migrateWidget(
  widget: MigratingWidget,
): Result<Readonly<Record<string, unknown>>, Problem> {
  const { data, base, to } = widget;
  const stored = data['content'];
  if (!isRecord(stored)) return ok(data);
  const content = migrateContent(stored, widget);
  if (!content.ok) return fail(...failures(content.problems, widget, `${base}/content`));
  const migrated = { ...data, version: to, content: content.value };
  const overrides = overridesOf(data);
  if (!overrides) return ok(migrated);
  const merged = migrateContent(mergeVariant(stored, overrides), widget);
  if (!merged.ok) return fail(...failures(merged.problems, widget, `${base}/variants/p`));
  const p = overridesBetween(content.value, merged.value, overrides);
  return ok({ ...migrated, variants: { p } });
}

/** What lies over `content` to give `merged`; a key that was overridden stays so, even with an equal value. */
function overridesBetween(
  content: StoredContent,
  merged: StoredContent,
  overrides: StoredContent,
): StoredContent {
  const entries = Object.entries(merged).filter(
    ([key, value]) =>
      Object.hasOwn(overrides, key) ||
      !Object.hasOwn(content, key) ||
      !isEqual(content[key], value),
  );
  return Object.fromEntries(entries);
}

function failures(
  steps: readonly FailedStep[],
  { type, nodeId }: MigratingWidget,
  pointer: string,
): Problem[] {
  return steps.map(({ version, detail }) =>
    createProblem('widget-migration-failed', { pointer, nodeId }, { version, type, detail }),
  );
}

/** Versions of a widget type to go through, the last one excluded. */
interface MigrationSpan {
  readonly type: string;
  readonly from: number;
  readonly to: number;
  /** Those of the type where they are left out. */
  readonly steps?: Migrations;
}

/** The step that did not work, and why. */
interface FailedStep {
  readonly version: number;
  readonly detail: string;
}

/** Takes content through every step between two versions, `from` ≤ `to`. */
export function migrateContent(
  content: StoredContent,
  { type, from, to, steps = widgetMigrations[type] ?? {} }: MigrationSpan,
): Result<StoredContent, FailedStep> {
  let migrated = content;
  for (let version = from; version < to; version += 1) {
    const next = takeStep(migrated, steps, version);
    if (!next.ok) return next;
    migrated = next.value;
  }
  return ok(migrated);
}

/** Steps read what nobody has validated, so whatever they throw tells of the content. */
function takeStep(
  content: StoredContent,
  steps: Migrations,
  version: number,
): Result<StoredContent, FailedStep> {
  const step = steps[version];
  if (!step) throw new Error(`A widget's migrations lack the step from version ${version}.`);
  try {
    return ok(step(content));
  } catch (error) {
    return fail({ version, detail: error instanceof Error ? error.message : String(error) });
  }
}
