import { writeAt } from '../../document/edits/set-field.ts';
import type { EditedForm } from './edited-form.ts';
import type { FormEdit } from './form-edits.ts';
import { TRANSLATIONS, translationPointer, translationsOf } from './translations.ts';

export function addLanguage(language: string): FormEdit {
  return {
    label: 'composer.edit.language.add',
    change: (draft) => writeAt(draft, translationPointer(language), {}),
  };
}

/** With all its translations. */
export function removeLanguage(form: EditedForm, language: string): FormEdit {
  const isLast = Object.keys(translationsOf(form)).length === 1;
  const pointer = isLast ? TRANSLATIONS : translationPointer(language);
  return {
    label: 'composer.edit.language.remove',
    change: (draft) => writeAt(draft, pointer, undefined),
  };
}

/** @param pointers JSON Pointers of translated texts */
export function removeTranslations(...pointers: readonly string[]): FormEdit {
  return {
    label: 'composer.edit.translation',
    change(draft) {
      for (const pointer of pointers) writeAt(draft, pointer, undefined);
    },
  };
}
