import { fillParams } from './fill-params.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import type { Problem } from './problem.ts';

export type ProblemLanguage = 'es' | 'en';

export interface ProblemText {
  /** What is wrong. */
  readonly message: string;
  /** What to do, with the nearest allowed name where there is one. */
  readonly remedy: string;
}

const TEXTS = { es, en };

export function formatProblem({ code, params }: Problem, language: ProblemLanguage): ProblemText {
  const texts = TEXTS[language];
  const { message, remedy } = texts[code];
  const hint = params['suggestion'] === undefined ? '' : ` ${texts['did-you-mean']}`;
  return { message: fillParams(message, params), remedy: fillParams(remedy + hint, params) };
}
