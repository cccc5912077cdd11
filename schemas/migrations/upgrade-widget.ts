import { currentVersion, isNewer, storedVersion } from '../documents/widget-version.ts';
import { widgetTypes } from '../generated/field-paths.ts';
import { isRecord } from '../json/fields.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { suggestionFor } from '../text/closest-name.ts';
import { migrateWidget } from './migrate-widget.ts';

type Data = Readonly<Record<string, unknown>>;

export interface WidgetPlace {
  /** Pointer of the widget. */
  readonly base: string;
  readonly nodeId: string | undefined;
}

export type UpgradedWidget =
  /** At today's version of its type, valid or not. */
  | { readonly isCurrent: true; readonly data: Data; readonly place: WidgetPlace }
  /** As it was, and why. */
  | { readonly isCurrent: false; readonly data: unknown; readonly problems: readonly Problem[] };

/** Brings the widget at an index of its page to today's version of its type; its content need not be valid. */
export function upgradeWidget(data: unknown, index: number): UpgradedWidget {
  if (!isRecord(data) || typeof data['type'] !== 'string') return left(data);
  const nodeId = typeof data['id'] === 'string' ? data['id'] : undefined;
  const place = { base: `/widgets/${index}`, nodeId };
  const { type, version } = data;
  const current = currentVersion(type);
  if (current === undefined) return left(data, [unknownType(type, place)]);
  if (isNewer({ type, version })) {
    return left(data, [unknownVersion({ type, version: Number(version), current }, place)]);
  }
  const from = storedVersion({ type, version }) ?? current;
  if (from === current) return { isCurrent: true, data, place };
  const migrated = migrateWidget({ data, type, from, to: current, ...place });
  if (!migrated.ok) return left(data, migrated.problems);
  return { isCurrent: true, data: migrated.value, place };
}

function left(data: unknown, problems: readonly Problem[] = []): UpgradedWidget {
  return { isCurrent: false, data, problems };
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
