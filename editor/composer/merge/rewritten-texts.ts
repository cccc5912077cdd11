import { formTexts } from '#schemas/forms/form-texts.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import { mapVersions, type Versions } from '../../document/merge/conflict.ts';
import type { EditedForm } from '../document/edited-form.ts';
import {
  type RewrittenTexts,
  textPlace,
  translationsOf,
  withRewritten,
} from '../document/translations.ts';

/**
 * The versions with their translations at the texts that the base has: one translates a text that the other rewrites,
 * and both are about the same.
 */
export function atBaseTexts(versions: Versions<EditedForm>): Versions<EditedForm> {
  return mapVersions(versions, (form) => translatedAs(form, form, versions.base));
}

/** A form that was merged of those, with its translations at its own texts. */
export function atOwnTexts(merged: EditedForm, base: EditedForm): EditedForm {
  return translatedAs(merged, base, merged);
}

function translatedAs(form: EditedForm, before: EditedForm, after: EditedForm): EditedForm {
  const mappings = translationsOf(form);
  if (before === after || Object.keys(mappings).length === 0) return form;
  const translationMappings = withRewritten(mappings, rewrittenTexts(before, after));
  return translationMappings === mappings ? form : { ...form, translationMappings };
}

/** What became of texts that are gone, where that is a text that was not there before. */
function rewrittenTexts(before: EditedForm, after: EditedForm): RewrittenTexts {
  const [old, now] = [textsByPlace(before), textsByPlace(after)];
  const [had, has] = [new Set(old.values()), new Set(now.values())];
  const names = new Map<string, string>();
  for (const [place, text] of old) {
    const next = now.get(place);
    if (next !== undefined && !has.has(text) && !had.has(next)) names.set(text, next);
  }
  return names;
}

function textsByPlace(form: EditedForm): ReadonlyMap<string, string> {
  const written = formTexts(form).filter(({ text }) => !isBlank(text));
  return new Map(written.map(({ pointer, text }) => [textPlace(form, pointer), text]));
}
