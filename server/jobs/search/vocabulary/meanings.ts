import { baseForms, foldText, toWords } from './folded-words.ts';

/**
 * What is typed and what jobs say for it, where the two are not the same words both ways: `driver` means a chofer, and
 * a chofer is not looked for among drivers alone. Texts have commas between.
 */
export interface WrittenMeaning {
  readonly typed: string;
  /** Means just this; a meaning without it only leaves jobs out. */
  readonly says?: string;
  /** Means about this; found below what means just this. */
  readonly also?: string;
  /** Means the opposite: jobs that say it are not found. */
  readonly never?: string;
}

/** A text of jobs, and where in them it counts. */
export interface SaidText {
  readonly text: string;
  /** Weights of `jobs.tsv`; empty where all do. */
  readonly weights: string;
}

/** What jobs say for something that is typed. */
export interface Meaning {
  readonly says: readonly SaidText[];
  readonly also: readonly SaidText[];
  readonly never: readonly SaidText[];
}

interface Meanings {
  /** Of a folded word, also in the plural or feminine, or phrase. */
  of(folded: string): Meaning | undefined;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** All single words, with their accents, of what may be denied too. */
  readonly words: readonly string[];
}

/** Fields that texts may be bound to by weights of `jobs.tsv`, see migration 0006. */
const WEIGHTS: Readonly<Record<string, string>> = { title: 'A', place: 'B', details: 'C' };

export function parseMeanings(written: readonly WrittenMeaning[]): Meanings {
  const typed = written.flatMap((entry) =>
    toTexts(entry.typed).map((text) => [text, entry] as const),
  );
  const meanings = new Map(typed.map(([text, entry]) => [foldText(text), parseMeaning(entry)]));
  return {
    of: (folded) => meanings.get(formIn(meanings, folded)),
    longest: Math.max(1, ...[...meanings.keys()].map((text) => text.split(' ').length)),
    words: typed.flatMap(([text]) => {
      const word = text.replace(/^sin /, '');
      return word.includes(' ') ? [] : [word];
    }),
  };
}

function formIn(meanings: ReadonlyMap<string, Meaning>, folded: string): string {
  const forms = folded.includes(' ') ? [] : baseForms(folded);
  return forms.find((form) => meanings.has(form)) ?? folded;
}

function parseMeaning({ says = '', also = '', never = '' }: WrittenMeaning): Meaning {
  return {
    says: toTexts(says).map(parseSaidText),
    also: toTexts(also).map(parseSaidText),
    never: toTexts(never).map(parseSaidText),
  };
}

function parseSaidText(text: string): SaidText {
  const field = /^([a-z]+):/.exec(text)?.[1] ?? '';
  const weights = WEIGHTS[field];
  return weights === undefined
    ? { text, weights: '' }
    : { text: text.slice(field.length + 1), weights };
}

function toTexts(line: string): readonly string[] {
  return line
    .split(',')
    .map((text) => text.trim())
    .filter((text) => toWords(text).length > 0);
}
