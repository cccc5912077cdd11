import type { Problem } from '#schemas/problems/problem.ts';
import { valueAt, writeAt } from '../../document/edits/set-field.ts';
import type { FieldSource } from '../../forms/field/field-source-context.ts';
import { withinOwner } from '../../forms/field/page-field-source.ts';
import type { FormSession } from './form-session.ts';

/**
 * The fields of what stands at a JSON Pointer of the open form; `''` is the form itself.
 * @param problems of the whole form
 */
export function createFormFieldSource(
  { form, undo, redo }: FormSession,
  owner: string,
  problems: readonly Problem[],
): FieldSource {
  const typingKey = (pointer: string) => `form ${owner}${pointer}`;
  const own = problems
    .map((problem) => ({ ...problem, pointer: withinOwner(problem, { kind: 'head' }) }))
    .filter(({ pointer }) => pointer.startsWith(`${owner}/`))
    .map((problem) => ({ ...problem, pointer: problem.pointer.slice(owner.length) }));
  return {
    read: (pointer) => valueAt(form.state(), owner + pointer),
    subscribe: (notify) => form.subscribe('', notify),
    write(pointer, value, continues = false) {
      form.apply({
        label: 'edit.field',
        ...(continues && { coalesce: typingKey(pointer) }),
        change: (draft) => writeAt(draft, owner + pointer, value),
      });
    },
    typingKey,
    endStep: form.endStep,
    undo,
    redo,
    problems: () => own,
    subscribeProblems: () => () => undefined,
  };
}
