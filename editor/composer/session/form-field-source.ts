import type { Problem } from '#schemas/problems/problem.ts';
import { valueAt, writeAt } from '../../document/edits/set-field.ts';
import type { FieldSource } from '../../forms/field/field-source-context.ts';
import { withinOwner } from '../../forms/field/page-field-source.ts';
import { valuesToChoose } from '../conditions/compared-values.ts';
import type { EditedQuestion } from '../document/edited-form.ts';
import { newEnd, newOption } from '../document/form-items.ts';
import type { FormSession } from './form-session.ts';

/**
 * The fields of what stands at a JSON Pointer of the open form; `''` is the form itself.
 * @param problems of the whole form
 */
export function createFormFieldSource(
  { form, undo, redo }: Pick<FormSession, 'form' | 'undo' | 'redo'>,
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
    makeItem(pointer, wish) {
      if (pointer === '/options') return newOption(wish);
      const question = valueAt(form.state(), owner);
      if (pointer !== '/ends' || wish.original !== undefined || wish.text !== undefined) return;
      const values = valuesToChoose(question as EditedQuestion, (key) => key);
      return newEnd(
        wish,
        values.map(({ value }) => value),
      );
    },
    typingKey,
    endStep: form.endStep,
    undo,
    redo,
    problems: () => own,
    subscribeProblems: () => () => undefined,
  };
}
