import { type Draft, enablePatches, type Patch, produceWithPatches } from 'immer';
import type { MessageKey } from '../../ui/messages/messages.ts';
import { applyPatches } from './apply-patches.ts';

enablePatches();

/** One intent of a person, as one step of the history. */
export interface Edit<State> {
  /** What was done, for "Undo: …". */
  readonly label: MessageKey;
  readonly change: (draft: Draft<State>) => void;
  /**
   * Edits in a row with the same key make one step: typing in one field has the key of its node and pointer. Any other
   * edit, and `endStep`, ends it; no clock does.
   */
  readonly coalesce?: string;
  /** Selection that the edit leaves behind; the one before it where it says nothing. */
  readonly select?: readonly string[];
}

interface Step {
  readonly label: MessageKey;
  readonly coalesce: string | undefined;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  readonly selectedBefore: readonly string[];
  readonly selectedAfter: readonly string[];
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
}

/** What subscribes to it is told when something else can be undone or redone. */
export const HISTORY_KEY = 'history';

/** Steps that can be undone (design of the editor: at least 500). */
const MAX_STEPS = 1_000;

export function createHistoryStore<State extends object>(
  initial: State,
  selection: SelectionPort,
): HistoryStore<State> {
  let current = initial;
  let done: Step[] = [];
  let undone: Step[] = [];
  let isOpen = false;
  let view: HistoryView = { undoLabel: null, redoLabel: null };
  const listeners = createListeners();

  const settle = (patches: readonly Patch[]) => {
    const undoLabel = done.at(-1)?.label ?? null;
    const redoLabel = undone.at(-1)?.label ?? null;
    const isOther = undoLabel !== view.undoLabel || redoLabel !== view.redoLabel;
    if (isOther) view = { undoLabel, redoLabel };
    listeners.notify(patches, isOther ? [HISTORY_KEY] : []);
  };

  const record = (step: Step) => {
    const last = done.at(-1);
    undone = [];
    if (isOpen && step.coalesce !== undefined && last?.coalesce === step.coalesce)
      done[done.length - 1] = joined(last, step);
    else done = [...done.slice(1 - MAX_STEPS), step];
    isOpen = true;
  };

  const commit = (next: State, step: Step): boolean => {
    if (step.patches.length === 0) return false;
    current = next;
    record(step);
    selection.set(step.selectedAfter);
    settle(step.patches);
    return true;
  };

  const travel = (patches: readonly Patch[], selected: readonly string[]) => {
    current = applyPatches(current, patches);
    isOpen = false;
    selection.set(selected);
    settle(patches);
  };

  return {
    state: () => current,
    subscribe: listeners.subscribe,
    apply({ label, change, coalesce, select }) {
      const selectedBefore = selection.get();
      const [next, patches, inverse] = produceWithPatches(current, change);
      const selectedAfter = select ?? selectedBefore;
      return commit(next, { label, coalesce, patches, inverse, selectedBefore, selectedAfter });
    },
    replace(state, label) {
      const selectedBefore = selection.get();
      const patches: Patch[] = [{ op: 'replace', path: [], value: state }];
      const inverse: Patch[] = [{ op: 'replace', path: [], value: current }];
      const selected = { selectedBefore, selectedAfter: selectedBefore };
      commit(state, { label, coalesce: undefined, patches, inverse, ...selected });
    },
    undo() {
      const step = done.pop();
      if (!step) return;
      undone.push(step);
      travel(step.inverse, step.selectedBefore);
    },
    redo() {
      const step = undone.pop();
      if (!step) return;
      done.push(step);
      travel(step.patches, step.selectedAfter);
    },
    endStep: () => {
      isOpen = false;
    },
    history: () => view,
  };
}

function joined(first: Step, second: Step): Step {
  return { ...first, ...joinedPatches(first, second), selectedAfter: second.selectedAfter };
}

/** Typing replaces one value over and over: the step then keeps the first and the last of them alone. */
function joinedPatches(first: Step, second: Step): Pick<Step, 'patches' | 'inverse'> {
  const [before, after] = [first.patches[0], second.patches[0]];
  const isSamePlace =
    before !== undefined &&
    after?.op === 'replace' &&
    before.op !== 'remove' &&
    first.patches.length === 1 &&
    second.patches.length === 1 &&
    before.path.join('/') === after.path.join('/');
  if (isSamePlace) return { patches: [{ ...before, value: after.value }], inverse: first.inverse };
  return {
    patches: [...first.patches, ...second.patches],
    inverse: [...second.inverse, ...first.inverse],
  };
}

function createListeners() {
  const byKey = new Map<string, Set<() => void>>();
  return {
    subscribe(key: string, notify: () => void): () => void {
      const set = byKey.get(key) ?? new Set();
      byKey.set(key, set.add(notify));
      return () => {
        set.delete(notify);
        if (set.size === 0 && byKey.get(key) === set) byKey.delete(key);
      };
    },
    notify(patches: readonly Patch[], others: readonly string[]): void {
      const whole = patches.some(({ path }) => path.length === 0);
      const keys = whole ? [...byKey.keys()] : [...keysOf(patches, byKey.keys()), ...others];
      for (const key of keys) for (const notify of [...(byKey.get(key) ?? [])]) notify();
    },
  };
}

/** Keys below or above which a patch changed something. */
function keysOf(patches: readonly Patch[], known: Iterable<string>): Iterable<string> {
  const keys = new Set(['']);
  for (const { path } of patches) {
    keys.add(String(path[0]));
    if (path.length > 1) keys.add(`${path[0]}/${path[1]}`);
    else for (const key of known) if (key.startsWith(`${path[0]}/`)) keys.add(key);
  }
  return keys;
}
