import { formTexts } from '#schemas/forms/form-texts.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { childAt, escapePointer, pointerTokens } from '#schemas/json/json-pointer.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import { valueAt } from '../../document/edits/set-field.ts';
import type { EditedForm } from './edited-form.ts';
import { kindOf, placeAt, pointerOf } from './form-place.ts';

/** By language what stands for each text of the form; as it is written, sound or not. */
type Mappings = Readonly<Record<string, unknown>>;

/** Texts by those whose translations become theirs. */
export type RewrittenTexts = ReadonlyMap<string, string>;

export function translationsOf({ translationMappings }: EditedForm): Mappings {
  return isRecord(translationMappings) ? translationMappings : {};
}

/** JSON Pointer of all translations of a form. */
export const TRANSLATIONS = '/translationMappings';

/** JSON Pointer of all translations into a language, or of that of one text. */
export function translationPointer(language: string, text?: string): string {
  const ofText = text === undefined ? '' : `/${escapePointer(text)}`;
  return `${TRANSLATIONS}/${escapePointer(language)}${ofText}`;
}

/** The text whose translation stands at a JSON Pointer; undefined at all others. */
export function translatedText(pointer: string): string | undefined {
  const [, text] = pointer.startsWith(`${TRANSLATIONS}/`)
    ? pointerTokens(pointer.slice(TRANSLATIONS.length))
    : [];
  return text;
}

/** Names what has a text, wherever it stands: pages, sections and questions by their key, options by their value. */
export function textPlace(form: EditedForm, pointer: string): string {
  const place = placeAt(pointer);
  const owner = place ? pointerOf(place) : '';
  let at = valueAt(form, owner);
  const names = [place && kindOf(place), childAt(at, 'keyId')];
  for (const token of pointerTokens(pointer.slice(owner.length))) {
    at = childAt(at, token);
    names.push(childAt(at, 'value') ?? childAt(at, 'key') ?? token);
  }
  return JSON.stringify(names);
}

/** Translations of some texts become those of others, except where these have their own. The same object where none do. */
export function withRewritten(mappings: Mappings, names: RewrittenTexts): Mappings {
  const entries = Object.entries(mappings).map(([language, mapping]) => [
    language,
    isRecord(mapping) ? withKeys(mapping, names) : mapping,
  ]);
  const isSame = entries.every(([language, mapping]) => mappings[String(language)] === mapping);
  return isSame ? mappings : Object.fromEntries(entries);
}

function withKeys(mapping: Mappings, names: RewrittenTexts): Mappings {
  const taken = new Set(Object.keys(mapping));
  const entries = Object.entries(mapping).map(([text, translated]) => {
    const name = names.get(text);
    if (name === undefined || taken.has(name)) return [text, translated];
    taken.add(name);
    return [name, translated];
  });
  const isSame = entries.every(([text]) => Object.hasOwn(mapping, String(text)));
  return isSame ? mapping : Object.fromEntries(entries);
}

function isTranslated(mappings: Mappings, text: string): boolean {
  return Object.values(mappings).some((mapping) => childAt(mapping, text) !== undefined);
}

/** Translations of a form once a field of it is written; undefined where they stay as they are. */
export type TextCarrier = (
  form: EditedForm,
  pointer: string,
  value: unknown,
) => Mappings | undefined;

/**
 * Keeps the translations of a text while it is rewritten, letter by letter: they go along unless another place has the old
 * or the new text. While the field is empty, or says what another place says, they wait where they are.
 */
export function createTextCarrier(): TextCarrier {
  let waiting: { readonly place: string; readonly text: string } | undefined;
  return (form, pointer, value) => {
    const mappings = translationsOf(form);
    const texts = formTexts(form);
    const others = new Set(texts.filter((one) => one.pointer !== pointer).map(({ text }) => text));
    const place = textPlace(form, pointer);
    const known = [
      waiting?.place === place ? waiting.text : undefined,
      texts.find((one) => one.pointer === pointer)?.text,
    ].filter((text) => text !== undefined && !others.has(text) && isTranslated(mappings, text));
    const isFree = typeof value === 'string' && !isBlank(value) && !others.has(value);
    const carried = known.reduce(
      (now, text) =>
        isFree && text !== undefined ? withRewritten(now, new Map([[text, value]])) : now,
      mappings,
    );
    const [first] = known;
    if (first !== undefined)
      waiting = isTranslated(carried, first) ? { place, text: first } : undefined;
    return carried === mappings ? undefined : carried;
  };
}
