import type { AnswerCode, AnswerParams } from '#schemas/forms/base/verdict.ts';
import { fillParams } from '#schemas/problems/fill-params.ts';

/** What fields say of their answers, by code. Pages with a form load those of their language, all others none. */
export type AnswerTexts = Readonly<Record<AnswerCode, string>>;

/** What to say at a field: what to do, in one line. */
export function wordAnswer(
  { code, params }: { readonly code: AnswerCode; readonly params: AnswerParams },
  texts: AnswerTexts,
): string {
  const shown = Object.entries(params).map(([name, value]) => [name, toShown(value)] as const);
  return fillParams(texts[code], Object.fromEntries(shown));
}

/** The texts with a site's own wording, whose keys begin with `answer.`, laid over them. */
export function overrideAnswerTexts(
  texts: AnswerTexts,
  overrides: Readonly<Record<string, string>> = {},
): AnswerTexts {
  const own = Object.entries(overrides)
    .map(([key, text]) => [key.replace(/^answer\./, ''), text, key] as const)
    .filter(([code, , key]) => code !== key && Object.hasOwn(texts, code));
  return { ...texts, ...Object.fromEntries(own) };
}

/** Days are written the way in which people write them. */
function toShown(value: string | number): string | number {
  return typeof value === 'string' ? value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1') : value;
}
