import { childAt } from '#schemas/json/json-pointer.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { valueAt, writeAt } from '../../document/edits/set-field.ts';
import type { FieldSource } from '../../forms/field/field-source-context.ts';
import { withinOwner } from '../../forms/field/page-field-source.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import { valuesToChoose } from '../conditions/compared-values.ts';
import type { EditedQuestion } from '../document/edited-form.ts';
import { newEnd, newOption } from '../document/form-items.ts';
import type { TextCarrier } from '../document/translations.ts';
import type { FormSession } from './form-session.ts';

export interface FormPart {
  /** JSON Pointer of what is edited in the form; `''` is the form itself. */
  readonly owner: string;
  /** Of the whole form. */
  readonly problems: readonly Problem[];
  readonly language: Language;
  /** What becomes of translations while texts are rewritten. */
  readonly carry: TextCarrier;
}

/** The fields of a part of the open form. */
export function createFormFieldSource(
  { form, undo, redo }: Pick<FormSession, 'form' | 'undo' | 'redo'>,
  { owner, problems, language, carry }: FormPart,
): FieldSource {
  const typingKey = (pointer: string) => `form ${owner}${pointer}`;
  const own = problems
    .map((problem) => ({ ...problem, pointer: withinOwner(problem, { kind: 'head' }) }))
    .filter(({ pointer }) => pointer.startsWith(`${owner}/`))
    .map((problem) => ({ ...problem, pointer: problem.pointer.slice(owner.length) }));
  /** Of the question whose fields these are, as people choose them. */
  const answers = () =>
    valuesToChoose(valueAt(form.state(), owner) as EditedQuestion, (key, params) =>
      formatMessage(language, key, params),
    );
  return {
    read: (pointer) => valueAt(form.state(), owner + pointer),
    subscribe: (notify) => form.subscribe('', notify),
    write(pointer, value, continues = false) {
      const at = owner + pointer;
      const translationMappings = carry(form.state(), at, value);
      form.apply({
        label: 'edit.field',
        ...(continues && { coalesce: typingKey(pointer) }),
        change(draft) {
          writeAt(draft, at, value);
          if (translationMappings) draft.translationMappings = translationMappings;
        },
      });
    },
    makeItem(pointer, wish) {
      if (pointer === '/options') return newOption(wish);
      if (pointer !== '/ends' || wish.original !== undefined || wish.text !== undefined) return;
      return newEnd(
        wish,
        answers().map(({ value }) => value),
      );
    },
    itemName(pointer, item) {
      if (!pointer.startsWith('/ends/')) return undefined;
      return answers().find(({ value }) => value === childAt(item, 'value'))?.name;
    },
    typingKey,
    endStep: form.endStep,
    undo,
    redo,
    problems: () => own,
    subscribeProblems: () => () => undefined,
  };
}
