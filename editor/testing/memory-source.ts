// A source of fields that is no page.
import { produce } from 'immer';
import type { Problem } from '#schemas/problems/problem.ts';
import { valueAt, writeAt } from '../document/edits/set-field.ts';
import type { FieldSource } from '../forms/field/field-source-context.ts';

type MemoryEvent = 'step' | 'same' | 'end' | 'undo' | 'redo';

export interface MemorySource extends FieldSource {
  readonly root: () => unknown;
  /** Writings so far: `step` where one began a step of its own, `same` where it went on with one. */
  readonly log: readonly MemoryEvent[];
}

export function createMemorySource(
  initial: object,
  problems: readonly Problem[] = [],
): MemorySource {
  const listeners = new Set<() => void>();
  const log: MemoryEvent[] = [];
  let root: object = initial;
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
      set(produce(root, (draft) => writeAt(draft, pointer, value)));
    },
    endStep: () => log.push('end'),
    undo: () => log.push('undo'),
    redo: () => log.push('redo'),
    problems: () => problems,
    subscribeProblems: () => () => {},
  };
}
