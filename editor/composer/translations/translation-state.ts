import { formTexts } from '#schemas/forms/form-texts.ts';
import { childAt } from '#schemas/json/json-pointer.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import type { EditedForm } from '../document/edited-form.ts';
import { placeAt } from '../document/form-place.ts';
import { translationsOf } from '../document/translations.ts';

/** Texts of one page of a form, or of the form around its pages. */
export interface TextGroup {
  /** Index of the page; `form` and `notice` stand before and behind all of them. */
  readonly at: number | 'form' | 'notice';
  /** None of them stands in a group before. */
  readonly texts: readonly string[];
}

/** What can be translated of a form, each text once, in the order in which people read it. */
export function textGroups(form: EditedForm): readonly TextGroup[] {
  const groups = new Map<TextGroup['at'], string[]>();
  const known = new Set<string>();
  for (const { pointer, text } of formTexts(form)) {
    if (isBlank(text) || known.has(text)) continue;
    known.add(text);
    const at = placeAt(pointer)?.page ?? (pointer === '/title' ? 'form' : 'notice');
    groups.set(at, [...(groups.get(at) ?? []), text]);
  }
  return [...groups].map(([at, texts]) => ({ at, texts }));
}

export interface TranslationState {
  readonly total: number;
  /** Texts without a translation. */
  readonly missing: readonly string[];
  /** Translated texts that the form does not have. */
  readonly unused: readonly string[];
}

export function translationState(
  form: EditedForm,
  groups: readonly TextGroup[],
  language: string,
): TranslationState {
  const mapping = childAt(translationsOf(form), language);
  const texts = new Set(groups.flatMap((group) => group.texts));
  const missing = [...texts].filter((text) => isBlank(String(childAt(mapping, text) ?? '')));
  const unused = Object.keys(mapping ?? {}).filter((text) => !texts.has(text));
  return { total: texts.size, missing, unused };
}
