import type { Patch } from 'immer';
import type { MessageKey } from '../../ui/messages/messages.ts';
import { applyPatches } from './apply-patches.ts';
import { continuesTyping, type TypedChange } from './typed-change.ts';

interface StepFacts {
  readonly label: MessageKey;
  readonly selectedBefore: readonly string[];
  readonly selectedAfter: readonly string[];
}

/** A step that stands right before or after what is shown, so that patches lead over it. */
export interface PatchStep extends StepFacts {
  readonly coalesce: string | undefined;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  readonly typed: TypedChange | undefined;
}

/** A step from before something else came in: what it did is made again of, or taken out of, what is shown. */
export interface StateStep<State> extends StepFacts {
  readonly before: State;
  readonly after: State;
}

export type Step<State> = PatchStep | StateStep<State>;

/**
 * Brings what leads from `base` to `theirs` into `mine`; undefined where `mine` has changed the same.
 */
export type Rebase<State> = (versions: {
  readonly base: State;
  readonly mine: State;
  readonly theirs: State;
}) => State | undefined;

export type Direction = 'undo' | 'redo';

/** What leads over a step, for `Rebase`. */
export function versionsOf<State>(
  { before, after }: StateStep<State>,
  mine: State,
  direction: Direction,
) {
  return direction === 'undo'
    ? { base: after, mine, theirs: before }
    : { base: before, mine, theirs: after };
}

/** @param steps those nearest to the state first */
export function detached<State extends object>(
  state: State,
  steps: readonly Step<State>[],
  direction: Direction,
): StateStep<State>[] {
  let at = state;
  return steps.map((step) => {
    if (!('patches' in step)) return step;
    const { label, selectedBefore, selectedAfter, patches, inverse } = step;
    const from = at;
    at = applyPatches(at, direction === 'undo' ? inverse : patches);
    const states = direction === 'undo' ? { before: at, after: from } : { before: from, after: at };
    return { label, selectedBefore, selectedAfter, ...states };
  });
}

export function isOneStep(last: PatchStep, next: PatchStep): boolean {
  if (next.coalesce === undefined || last.coalesce !== next.coalesce) return false;
  return !next.typed || !last.typed || continuesTyping(last.typed, next.typed);
}

export function joined(first: PatchStep, second: PatchStep): PatchStep {
  const { selectedAfter, typed } = second;
  return { ...first, ...joinedPatches(first, second), selectedAfter, typed };
}

/** Typing replaces the same values over and over: the step then keeps the first and the last of them alone. */
function joinedPatches(
  first: PatchStep,
  second: PatchStep,
): Pick<PatchStep, 'patches' | 'inverse'> {
  const pairs = first.patches.map((before, index) => ({ before, after: second.patches[index] }));
  const areSamePlaces =
    first.patches.length === second.patches.length &&
    pairs.every(
      ({ before, after }) =>
        after?.op === 'replace' &&
        before.op !== 'remove' &&
        before.path.join('/') === after.path.join('/'),
    );
  if (areSamePlaces) {
    const patches = pairs.map(({ before, after }) => ({ ...before, value: after?.value }));
    return { patches, inverse: first.inverse };
  }
  return {
    patches: [...first.patches, ...second.patches],
    inverse: [...second.inverse, ...first.inverse],
  };
}
