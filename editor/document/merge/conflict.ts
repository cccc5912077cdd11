import { isEqual } from 'lodash-es';
import { isRecord } from '#schemas/json/fields.ts';
import { opaqueTextOf } from '#schemas/parse/opaque-text.ts';
import type { FieldOwner } from '../edits/set-field.ts';

export type MergeSide = 'mine' | 'theirs';

/** Something that both changed, each in another way. */
export interface MergeConflict {
  /** The same for the same conflict whenever the same pages are merged. */
  readonly key: string;
  /**
   * `field`: two values for one field. `removed`: one removed what the other changed; the value of whoever removed it
   * is undefined. `place`: one section moved to two places; the values are ids of the sections that hold it.
   */
  readonly kind: 'field' | 'removed' | 'place';
  readonly owner: FieldOwner;
  /** JSON Pointer from the owner in the page of whoever still has the value; empty for the owner as a whole. */
  readonly pointer: string;
  /** The words of each list item on the pointer's way, as `FieldChanged.items`. */
  readonly items: readonly string[];
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Whose value the merged page has: mine unless I removed it, or what was chosen. */
  readonly chosen: MergeSide;
}

/** Whose value wins, by the keys of conflicts. */
export type MergeChoices = ReadonlyMap<string, MergeSide>;

/** What merging of one page gathers. */
export interface MergeLog {
  readonly choices: MergeChoices;
  readonly conflicts: MergeConflict[];
  /** Widgets that this side changed and the other removed: what names them counts as changed as well. */
  readonly rescued: Readonly<Record<MergeSide, ReadonlySet<string>>>;
}

export type OpenConflict = Omit<MergeConflict, 'chosen'>;

/** Notes a conflict. @returns whose value it is decided for */
export function decide(log: MergeLog, conflict: OpenConflict): MergeSide {
  const known = log.conflicts.find(({ key }) => key === conflict.key);
  if (known) return known.chosen;
  const isRemovedByMe = conflict.kind === 'removed' && conflict.mine === undefined;
  const chosen = log.choices.get(conflict.key) ?? (isRemovedByMe ? 'theirs' : 'mine');
  log.conflicts.push({ ...conflict, chosen });
  return chosen;
}

/** Three states of something: where two people began, and what each made of it. undefined where it is not there. */
export interface Versions<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** A part of each of three states. */
export function mapVersions<Value, Part>(
  { base, mine, theirs }: Versions<Value>,
  part: (value: Value) => Part,
): Versions<Part> {
  return { base: part(base), mine: part(mine), theirs: part(theirs) };
}

/** Whether two values say the same; those of opaque widgets when they were written the same, number by number. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const [textA, textB] = [writtenTextOf(a), writtenTextOf(b)];
  if (textA !== undefined && textB !== undefined) return textA === textB;
  return isEqual(a, b);
}

/** Content that is only taken as a whole: its parts do not say all that was written. */
export function isWhole(value: unknown): boolean {
  return writtenTextOf(value) !== undefined;
}

function writtenTextOf(value: unknown): string | undefined {
  return isRecord(value) ? opaqueTextOf(value) : undefined;
}
