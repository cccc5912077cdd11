import { suggestionFor } from './closest-name.ts';
import { createProblem } from './create-problem.ts';
import { isRecord } from './fields.ts';
import { widgetTypes } from './generated/field-paths.ts';
import { validateWidget } from './generated/validators.js';
import { migrateWidget } from './migrations/migrate-widget.ts';
import { currentVersion, isNewer, storedVersion } from './migrations/widget-version.ts';
import type { Problem } from './problem.ts';
import { problemsOfValidation } from './problems-of-validation.ts';
import { isOverridden, mergeVariant, overridesOf } from './variant.ts';

type Data = Readonly<Record<string, unknown>>;

/** A widget's data at today's version of its type, and what is wrong with it. */
export interface ReadWidget {
  readonly data: unknown;
  readonly problems: readonly Problem[];
}

interface WidgetPlace {
  /** Pointer of the widget. */
  readonly base: string;
  readonly nodeId: string | undefined;
}

/**
 * Brings the widget at an index of its page to today's version and judges its content. Where its type or version
 * is not known it stays as it is, with a warning. What the page's own schema says of a widget is not told here.
 */
export function parseWidget(data: unknown, index: number): ReadWidget {
  if (!isRecord(data) || typeof data['type'] !== 'string') return { data, problems: [] };
  const nodeId = typeof data['id'] === 'string' ? data['id'] : undefined;
  const place = { base: `/widgets/${index}`, nodeId };
  const { type, version } = data;
  const current = currentVersion(type);
  if (current === undefined) return { data, problems: [unknownType(type, place)] };
  if (isNewer({ type, version })) {
    return { data, problems: [unknownVersion({ type, version: Number(version), current }, place)] };
  }
  const from = storedVersion({ type, version }) ?? current;
  if (from === current) return { data, problems: judge(data, place) };
  const migrated = migrateWidget({ data, type, from, to: current, ...place });
  if (!migrated.ok) return { data, problems: migrated.problems };
  return { data: migrated.value, problems: judge(migrated.value, place) };
}

function unknownType(type: string, { base, nodeId }: WidgetPlace): Problem {
  const params = { type, ...suggestionFor(type, widgetTypes) };
  return createProblem('widget-type-unknown', { pointer: `${base}/type`, nodeId }, params);
}

function unknownVersion(
  {
    type,
    version,
    current,
  }: { readonly type: string; readonly version: number; readonly current: number },
  { base, nodeId }: WidgetPlace,
): Problem {
  const params = { version, type, known: current };
  return createProblem('widget-version-unknown', { pointer: `${base}/version`, nodeId }, params);
}

function judge(widget: Data, place: WidgetPlace): Problem[] {
  const own = contentProblems(widget, place);
  return [...own, ...variantProblems(widget, place, own)];
}

/** Envelope problems of a widget were told by the page's own schema; here only its content counts. */
function contentProblems(widget: Data, { base, nodeId }: WidgetPlace): Problem[] {
  if (!isRecord(widget['content'])) return [];
  const pointer = `${base}/content`;
  const told = { base, nodeId, definition: 'WidgetEnvelope' } as const;
  return problemsOfValidation(validateWidget, widget, told).filter(
    (problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`),
  );
}

/** What the overrides make invalid that the content alone is not, told where the override stands. */
function variantProblems(widget: Data, place: WidgetPlace, own: readonly Problem[]): Problem[] {
  const overrides = overridesOf(widget);
  if (!overrides || !isRecord(widget['content'])) return [];
  const known = new Set(own.map(({ code, pointer }) => `${code} ${pointer}`));
  const merged = { ...widget, content: mergeVariant(widget['content'], overrides) };
  return contentProblems(merged, place)
    .filter(({ code, pointer }) => !known.has(`${code} ${pointer}`))
    .map(({ code, pointer }) => {
      const inContent = pointer.slice(`${place.base}/content`.length);
      const inVariant = isOverridden(overrides, inContent) ? inContent : '';
      const target = { pointer: `${place.base}/variants/p${inVariant}`, nodeId: place.nodeId };
      return createProblem('variant-invalid', target, { cause: code });
    });
}
