import { type Draft, enablePatches, type Patch, produceWithPatches } from 'immer';
import type { MessageKey } from '../../ui/messages/messages.ts';
import { applyPatches } from './apply-patches.ts';
import { BLOCKED_KEY, createListeners, HISTORY_KEY } from './listeners.ts';
import {
  type Direction,
  detached,
  isOneStep,
  joined,
  type PatchStep,
  type Rebase,
  type StateStep,
  type Step,
  versionsOf,
} from './steps.ts';
import { typedChange } from './typed-change.ts';

enablePatches();

/** One intent of a person, as one step of the history. */
export interface Edit<State> {
  /** What was done, for "Undo: …". */
  readonly label: MessageKey;
  readonly change: (draft: Draft<State>) => void;
  /**
   * Edits in a row with the same key make one step: typing in one field has the key of its node and pointer. Any other
   * edit, and `endStep`, ends it; where a text is typed, so do the end of a word and a pause (`continuesTyping`).
   */
  readonly coalesce?: string;
  /** Selection that the edit leaves behind; the one before it where it says nothing. */
  readonly select?: readonly string[];
}

export interface HistoryView {
  readonly undoLabel: MessageKey | null;
  readonly redoLabel: MessageKey | null;
}

/** Who keeps the selection, which undo and redo bring back. */
export interface SelectionPort {
  get(): readonly string[];
  set(ids: readonly string[]): void;
}

/** A document with its history. State is immutable: what an edit does not touch keeps its identity. */
export interface HistoryStore<State> {
  state(): State;
  /**
   * Calls back after changes below a key: `''` for any, `head`, `sections`, one entry such as `sections/intro`, or
   * `HISTORY_KEY`.
   * @returns ends the subscription
   */
  subscribe(key: string, notify: () => void): () => void;
  /** @returns whether anything changed; edits that change nothing leave no step */
  apply(edit: Edit<State>): boolean;
  undo(): void;
  redo(): void;
  /** What is typed next is a step of its own. */
  endStep(): void;
  /** Keeps its identity until either label changes. */
  history(): HistoryView;
  /** Another document takes the place of this one, as a step that can be undone. */
  replace(state: State, label: MessageKey): void;
  /**
   * Shows what came from elsewhere. It is no step: undo and redo go through one's own steps alone, and leave it as it
   * is. A step that it has changed since can no longer be undone; `BLOCKED_KEY` is told of the attempt.
   * @param retell brings states of earlier steps to what things are called in this one
   */
  adopt(state: State, rebase: Rebase<State>, retell?: (state: State) => State): void;
}

/** Steps that can be undone (design of the editor: at least 500). */
const MAX_STEPS = 1_000;

export function createHistoryStore<State extends object>(
  initial: State,
  selection: SelectionPort,
): HistoryStore<State> {
  const history = new History(initial, selection);
  return {
    state: () => history.current,
    subscribe: history.listeners.subscribe,
    apply: (edit) => history.apply(edit),
    replace: (state, label) => history.replace(state, label),
    adopt: (state, rebase, retell) => history.adopt(state, rebase, retell),
    undo: () => history.travel('undo'),
    redo: () => history.travel('redo'),
    endStep: () => history.endStep(),
    history: () => history.view,
  };
}

class History<State extends object> {
  current: State;
  view: HistoryView = { undoLabel: null, redoLabel: null };
  readonly listeners = createListeners();
  readonly #selection: SelectionPort;
  #done: Step<State>[] = [];
  #undone: Step<State>[] = [];
  /** Whether the newest step can take in what is typed next. */
  #isOpen = false;
  #rebase: Rebase<State> | undefined;

  constructor(initial: State, selection: SelectionPort) {
    this.current = initial;
    this.#selection = selection;
  }

  apply({ label, change, coalesce, select }: Edit<State>): boolean {
    const selectedBefore = this.#selection.get();
    const [next, patches, inverse] = produceWithPatches(this.current, change);
    const selectedAfter = select ?? selectedBefore;
    const step = { label, coalesce, patches, inverse, selectedBefore, selectedAfter };
    return this.#commit(next, step);
  }

  replace(state: State, label: MessageKey): void {
    const selected = this.#selection.get();
    this.#commit(state, {
      label,
      coalesce: undefined,
      patches: [{ op: 'replace', path: [], value: state }],
      inverse: [{ op: 'replace', path: [], value: this.current }],
      selectedBefore: selected,
      selectedAfter: selected,
    });
  }

  adopt(state: State, rebase: Rebase<State>, retell = (told: State) => told): void {
    this.#rebase = rebase;
    this.#isOpen = false;
    this.#detachSteps(retell);
    this.#show(state, this.#selection.get());
  }

  travel(direction: Direction): void {
    const step = (direction === 'undo' ? this.#done : this.#undone).pop();
    if (!step) return;
    this.#isOpen = false;
    if ('patches' in step) this.#travelPatches(step, direction);
    else this.#travelStates(step, direction);
  }

  endStep(): void {
    this.#isOpen = false;
  }

  #commit(next: State, step: Omit<PatchStep, 'typed'>): boolean {
    if (step.patches.length === 0) return false;
    this.current = next;
    this.#record({ ...step, typed: typedChange(step.patches, step.inverse, Date.now()) });
    this.#selection.set(step.selectedAfter);
    this.#settle(step.patches);
    return true;
  }

  #record(step: PatchStep): void {
    const last = this.#done.at(-1);
    this.#undone = [];
    if (this.#isOpen && last && 'patches' in last && isOneStep(last, step))
      this.#done[this.#done.length - 1] = joined(last, step);
    else this.#done = [...this.#done.slice(1 - MAX_STEPS), step];
    this.#isOpen = true;
  }

  #travelPatches(step: PatchStep, direction: Direction): void {
    const isUndo = direction === 'undo';
    const patches = isUndo ? step.inverse : step.patches;
    (isUndo ? this.#undone : this.#done).push(step);
    this.current = applyPatches(this.current, patches);
    this.#selection.set(isUndo ? step.selectedBefore : step.selectedAfter);
    this.#settle(patches);
  }

  #travelStates(step: StateStep<State>, direction: Direction): void {
    const isUndo = direction === 'undo';
    const next = this.#rebase?.(versionsOf(step, this.current, direction));
    if (next === undefined) {
      this.#settle([], [BLOCKED_KEY]);
      return;
    }
    this.#detachSteps();
    (isUndo ? this.#undone : this.#done).push(step);
    this.#show(next, isUndo ? step.selectedBefore : step.selectedAfter);
  }

  /** Steps keep what they did: patches lead nowhere in a state that they do not know. */
  #detachSteps(retell = (told: State) => told): void {
    const retold = (step: StateStep<State>) => {
      return { ...step, before: retell(step.before), after: retell(step.after) };
    };
    const [done, undone] = [this.#done.toReversed(), this.#undone.toReversed()];
    this.#done = detached(this.current, done, 'undo').map(retold).reverse();
    this.#undone = detached(this.current, undone, 'redo').map(retold).reverse();
  }

  #show(next: State, selected: readonly string[]): void {
    const isSame = next === this.current;
    this.current = next;
    this.#selection.set(selected);
    this.#settle(isSame ? [] : [{ op: 'replace', path: [], value: next }]);
  }

  #settle(patches: readonly Patch[], others: readonly string[] = []): void {
    const undoLabel = this.#done.at(-1)?.label ?? null;
    const redoLabel = this.#undone.at(-1)?.label ?? null;
    const isOther = undoLabel !== this.view.undoLabel || redoLabel !== this.view.redoLabel;
    if (isOther) this.view = { undoLabel, redoLabel };
    this.listeners.notify(patches, [...others, ...(isOther ? [HISTORY_KEY] : [])]);
  }
}
