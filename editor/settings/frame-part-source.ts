import { parseWidget } from '#schemas/parse-widget.ts';
import type { Problem } from '#schemas/problem.ts';
import { valueAt, writeAt } from '../document/edits/set-field.ts';
import { createHistoryStore, type HistoryStore } from '../document/history-store.ts';
import type { FieldSource } from '../inspector/field-source.ts';
import { isSameValue } from '../merge/is-same-value.ts';
import type { FrameWork } from './apply-frame-part.ts';
import type { FramePart } from './frame-part.ts';

export interface FramePartSource extends FieldSource {
  readonly store: HistoryStore<Pick<FramePart, 'content'>>;
  /** What was made of the part, to be applied. */
  work(): FrameWork;
  isChanged(): boolean;
  /** The pages have it now. */
  settle(): void;
}

/** The fields of a header or footer, apart from any page until it is applied. */
export function createFramePartSource({ type, content }: FramePart): FramePartSource {
  const store = createHistoryStore({ content }, { get: () => [], set: () => {} });
  let base = content;
  let judged: unknown;
  let problems: readonly Problem[] = [];
  return {
    store,
    work: () => ({ type, base, content: store.state().content }),
    isChanged: () => !isSameValue(store.state().content, base),
    settle: () => {
      base = store.state().content;
    },
    read: (pointer) => valueAt(store.state(), pointer),
    subscribe: (notify) => store.subscribe('', notify),
    write: (pointer, value, continues = false) => {
      store.apply({
        label: 'edit.field',
        ...(continues && { coalesce: pointer }),
        change: (draft) => writeAt(draft, pointer, value),
      });
    },
    endStep: store.endStep,
    problems() {
      const { content: current } = store.state();
      if (judged === current) return problems;
      judged = current;
      const judgement = parseWidget({ id: type, type, content: current }, 0);
      problems = judgement.problems.map((problem) => ({
        ...problem,
        pointer: problem.pointer.slice('/widgets/0'.length),
      }));
      return problems;
    },
    subscribeProblems: (notify) => store.subscribe('', notify),
  };
}
