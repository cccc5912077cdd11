import type { Patch } from 'immer';

/** What a person did to a text with one key. */
export interface TypedChange {
  readonly kind: 'typed' | 'deleted' | 'other';
  /** The letter that came or went. */
  readonly letter: string;
  /** Whether it took the place of something that was marked, which begins a step. */
  readonly replaces: boolean;
  /** Where the next one goes on, in UTF-16 units of the text after the change. */
  readonly at: number;
  /** ms since the epoch */
  readonly time: number;
}

/** Who pauses for so long has said one thing and begins another (people expect "about a second"). */
const PAUSE_MS = 1000;

/** One letter, also as the markup of a formatted text writes it. */
const LETTER = /^(?:&#?\w+;|[\s\S])$/u;
const BLANK = /^(?:&nbsp;|\s)$/;

/** How one text became another, whatever objects follow from it; undefined where a change is not that of one text. */
export function typedChange(
  patches: readonly Patch[],
  inverse: readonly Patch[],
  time: number,
): TypedChange | undefined {
  const [after, ...more] = patches.filter(isOfText);
  const [before, ...others] = inverse.filter(isOfText);
  if (!after || !before || more.length > 0 || others.length > 0) return undefined;
  const old = textOf(before);
  const now = textOf(after);
  return old === undefined || now === undefined ? undefined : compareTexts(old, now, time);
}

function isOfText(patch: Patch): boolean {
  return textOf(patch) !== undefined;
}

/** A text that is taken away, or was not there, is one without letters. */
function textOf({ value }: Patch): string | undefined {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : undefined;
}

function compareTexts(old: string, now: string, time: number): TypedChange {
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const removed = old.slice(start, old.length - end);
  const added = now.slice(start, now.length - end);
  const at = start + added.length;
  const replaces = removed !== '' && added !== '';
  if (LETTER.test(added)) return { kind: 'typed', letter: added, replaces, at, time };
  const isDeleted = added === '' && LETTER.test(removed);
  return isDeleted
    ? { kind: 'deleted', letter: removed, replaces, at, time }
    : { kind: 'other', letter: added, replaces, at, time };
}

/**
 * Whether a change belongs into one step with the one before: letters of one word with the blanks behind it, one after the other. A
 * pause ends a step, as do a line break, a paste, a change of format, another place and going over from typing to deleting.
 */
export function continuesTyping(last: TypedChange, next: TypedChange): boolean {
  if (next.time - last.time >= PAUSE_MS || last.kind !== next.kind || next.kind === 'other')
    return false;
  if (next.replaces || last.letter === '\n' || next.letter === '\n') return false;
  if (BLANK.test(last.letter) && !BLANK.test(next.letter)) return false;
  const distance = next.at - last.at;
  return next.kind === 'typed'
    ? distance >= 0 && distance <= next.letter.length
    : Math.abs(distance) <= next.letter.length;
}
