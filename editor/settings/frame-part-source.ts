import { parseWidget } from '#schemas/parse-widget.ts';
import type { Problem } from '#schemas/problem.ts';
import { valueAt, writeAt } from '../document/edits/set-field.ts';
import { createHistoryStore } from '../document/history-store.ts';
import type { FieldSource } from '../inspector/field-source.ts';
import type { FramePart } from './frame-part.ts';

export interface FramePartSource extends FieldSource {
  content(): FramePart['content'];
}

/** The fields of a header or footer, apart from any page until it is applied. */
export function createFramePartSource({ type, content }: FramePart): FramePartSource {
  const store = createHistoryStore({ content }, { get: () => [], set: () => {} });
  let judged: unknown;
  let problems: readonly Problem[] = [];
  return {
    content: () => store.state().content,
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
