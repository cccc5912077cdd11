import type { Problem } from '#schemas/problems/problem.ts';
import { valueAt, writeAt } from '../../document/edits/set-field.ts';
import type { HistoryStore } from '../../document/history/history-store.ts';
import type { FieldSource } from './field-source-context.ts';

/**
 * The fields of a store's whole value: settings of a site, a header apart from its pages.
 * @param judge gives the problems of a value; asked once for each
 */
export function createStoreFieldSource<Value extends object>(
  store: HistoryStore<Value>,
  judge: (value: Value) => readonly Problem[],
): FieldSource {
  let judged: Value | undefined;
  let problems: readonly Problem[] = [];
  const subscribe = (notify: () => void) => store.subscribe('', notify);
  return {
    read: (pointer) => valueAt(store.state(), pointer),
    subscribe,
    write: (pointer, value, continues = false) => {
      store.apply({
        label: 'edit.field',
        ...(continues && { coalesce: pointer }),
        change: (draft) => writeAt(draft, pointer, value),
      });
    },
    endStep: store.endStep,
    undo: store.undo,
    redo: store.redo,
    problems() {
      if (judged !== store.state()) {
        judged = store.state();
        problems = judge(judged);
      }
      return problems;
    },
    subscribeProblems: subscribe,
  };
}
