import { fillParams } from '#schemas/problems/fill-params.ts';
import type { ProblemLanguage } from '#schemas/problems/format-problem.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

export type Texts = typeof en;

const TEXTS: Readonly<Record<ProblemLanguage, Texts>> = { es, en };

export function textsIn(language: ProblemLanguage): Texts {
  return TEXTS[language];
}

/** Why something could not be checked, and what to do. */
export function fillText(
  { message, remedy }: { readonly message: string; readonly remedy: string },
  params: Readonly<Record<string, string>>,
): { message: string; remedy: string } {
  return { message: fillParams(message, params), remedy: fillParams(remedy, params) };
}
