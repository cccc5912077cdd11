// A source of fields that is no page.
import { produce } from 'immer';
import type { Problem } from '#schemas/problems/problem.ts';
import { valueAt, writeAt } from '../document/edits/set-field.ts';
import type { FieldSource } from '../forms/field/field-source-context.ts';

export interface MemorySource extends FieldSource {
  readonly root: () => unknown;
  /** Writings so far: `step` where one began a step of its own, `same` where it went on with one. */
  readonly log: readonly ('step' | 'same' | 'end')[];
}

export function createMemorySource(
  initial: object,
  problems: readonly Problem[] = [],
): MemorySource {
  const listeners = new Set<() => void>();
  const log: ('step' | 'same' | 'end')[] = [];
  let root: object = initial;
  let before: object | null = null;
  const set = (next: object) => {
    root = next;
    for (const notify of [...listeners]) notify();
  };
  return {
    log,
    root: () => root,
    read: (pointer) => valueAt(root, pointer),
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    write(pointer, value, continues = false) {
      log.push(continues ? 'same' : 'step');
      before = continues ? (before ?? root) : null;
      set(produce(root, (draft) => writeAt(draft, pointer, value)));
    },
    endStep() {
      log.push('end');
      before = null;
    },
    cancelStep() {
      if (before === null) return false;
      set(before);
      before = null;
      return true;
    },
    problems: () => problems,
    subscribeProblems: () => () => {},
  };
}
