import type { EditTimes } from '#schemas/forms/answer-tree.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import { type DeviceDraft, laterMarks } from '../../client/apply/device-draft.ts';

/** An answer that lost against a later one, for the person to take back. */
export interface LostAnswer {
  readonly keyId: string;
  readonly values: readonly string[];
  /** Whether it was typed in this window; another window or phone wrote it otherwise. */
  readonly isOwn: boolean;
}

export interface Edits {
  readonly answers: Answers;
  /** Ms since the epoch, of answers that a person edited. */
  readonly editedAt: EditTimes;
}

export interface MergedEdits {
  /** What the other edits take the place of here. */
  readonly taken: Answers;
  readonly lost: readonly LostAnswer[];
}

/**
 * Of each question the last edit counts; an empty answer beats a filled one only where a person emptied it. What the
 * person typed in this window (`typedHere`) or elsewhere, and loses, is told.
 */
export function mergeEdits(own: Edits, other: Edits, typedHere: ReadonlySet<string>): MergedEdits {
  const taken: [string, readonly string[]][] = [];
  const lost: LostAnswer[] = [];
  for (const [keyId, values] of Object.entries(other.answers)) {
    const here = valuesOf(own.answers, keyId);
    if (String(here) === String(values) || isSameEdit(own, other, keyId)) continue;
    const isTaken = isLaterEdit(own, other, keyId) || fillsGap(own, keyId, values);
    if (isTaken) taken.push([keyId, values]);
    const loser = isTaken ? here : values;
    if (!isEmpty(loser) && (!isTaken || typedHere.has(keyId)))
      lost.push({ keyId, values: loser, isOwn: isTaken });
  }
  return { taken: Object.fromEntries(taken), lost };
}

/** A draft beside what another window of the application wrote to the device. */
export function besideStored(own: DeviceDraft, stored: DeviceDraft | undefined): DeviceDraft {
  if (stored === undefined) return own;
  const files = laterMarks(stored.files ?? {}, own.files ?? {});
  if (stored.formVersion !== own.formVersion) return { ...own, files };
  const later = laterEdits(own, stored);
  const answers = { ...own.answers, ...later.answers };
  const isUnchanged = (keyId: string) =>
    own.editedAt[keyId] === undefined && String(answers[keyId]) === String(stored.answers[keyId]);
  const marked = stored.fromResume?.filter(isUnchanged) ?? [];
  return {
    ...{ ...own, files, answers },
    editedAt: { ...own.editedAt, ...later.editedAt },
    asked: { ...stored.asked, ...own.asked },
    voluntary: own.voluntary ?? stored.voluntary,
    fromResume: [...new Set([...(own.fromResume ?? []), ...marked])],
  };
}

/** Later edits than one's own, which stay as they are. */
function laterEdits(own: Edits, other: Edits): Edits {
  const later = <Value>(values: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(values).filter(([keyId]) => isLaterEdit(own, other, keyId)));
  return { answers: later(other.answers), editedAt: later(other.editedAt) };
}

/** The server keeps `5512345678` in another form; it is what was typed all the same. */
function isSameEdit(own: Edits, other: Edits, keyId: string): boolean {
  const time = own.editedAt[keyId];
  return time !== undefined && time === other.editedAt[keyId];
}

function isLaterEdit(own: Edits, other: Edits, keyId: string): boolean {
  return (other.editedAt[keyId] ?? 0) > (own.editedAt[keyId] ?? 0);
}

/** What a person emptied is no gap. */
function fillsGap({ answers, editedAt }: Edits, keyId: string, values: readonly string[]): boolean {
  return isEmpty(valuesOf(answers, keyId)) && editedAt[keyId] === undefined && !isEmpty(values);
}

function isEmpty(values: readonly string[]): boolean {
  return values.every(isBlank);
}
