import { isRecord } from '#schemas/json/fields.ts';
import { valueAt } from '../../document/edits/set-field.ts';
import type { Language } from '../../ui/messages/messages.ts';
import type { EditedForm } from '../document/edited-form.ts';
import { type FormRow, rowsOf } from '../document/form-place.ts';
import { questionKinds } from '../document/new-question.ts';

interface FoundPart extends Omit<FormRow, 'type'> {
  /** Of a question, in words. */
  readonly type: string | undefined;
  /** What else people read there. */
  readonly words: string;
}

/** Pages, sections and questions of a form with what they are found by. */
export function foundParts(form: EditedForm, language: Language): readonly FoundPart[] {
  const kinds = new Map(questionKinds(language).map(({ type, name }) => [type, name]));
  return rowsOf(form).map((row) => ({
    ...row,
    type: row.type === undefined ? undefined : (kinds.get(row.type) ?? row.type),
    words: wordsOf(valueAt(form, row.pointer)),
  }));
}

function wordsOf(part: unknown): string {
  if (!isRecord(part)) return '';
  const options = Array.isArray(part['options']) ? part['options'].filter(isRecord) : [];
  const words = [part['help'], ...options.map((option) => option['label'])];
  return words.filter((word) => typeof word === 'string').join(' ');
}
