import { widgetMigrations } from '../generated/migrations.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Migrations, StoredContent } from './migration.ts';

/** Versions of a widget type to go through, the last one excluded. */
export interface MigrationSpan {
  readonly type: string;
  readonly from: number;
  readonly to: number;
  /** Those of the type where they are left out. */
  readonly steps?: Migrations;
}

/** The step that did not work, and why. */
export interface FailedStep {
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
