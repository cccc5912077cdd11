import { fillParams } from './fill-params.ts';
import { problemTexts } from './generated/problem-texts.ts';
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

export type ProblemTexts = Readonly<Record<ProblemLanguage, ProblemText>>;

/** What every code says beside its own texts. */
const COMMON = { es, en };

export function formatProblem({ code, params }: Problem, language: ProblemLanguage): ProblemText {
  const { message, remedy } = problemTexts[language][code];
  const hint = params['suggestion'] === undefined ? '' : ` ${COMMON[language]['did-you-mean']}`;
  const example = params['answers'] === undefined ? '' : ` ${COMMON[language]['for-example']}`;
  const words = wordsOf(params, language);
  return {
    message: fillParams(message + example, words),
    remedy: fillParams(remedy + hint, words),
  };
}

/** Parameters whose values are words of JSON Schema or of the JSON parser, or names of formats, colours and veils. */
const WORDED = {
  unit: 'words',
  expected: 'words',
  comparison: 'words',
  detail: 'words',
  format: 'words',
  textColor: 'colors',
  groundColor: 'colors',
  background: 'colors',
} as const;

function wordsOf(params: Problem['params'], language: ProblemLanguage): Problem['params'] {
  const known = Object.entries(WORDED).flatMap(([name, table]) => {
    const words: Readonly<Record<string, string>> = COMMON[language][table];
    const value = String(params[name]);
    return Object.hasOwn(words, value) ? [[name, words[value] ?? value] as const] : [];
  });
  return { ...params, ...Object.fromEntries(known) };
}
