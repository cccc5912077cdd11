/** Words and signs of a text of a `tsquery`, as PostgreSQL writes it: `'repartidor':*A`. */
const WORD = /('(?:[^'\\]|''|\\.)*')(?::([*A-D]+))?/g;
/** No text holds it. */
const NOTHING = `'@'`;
const PHRASE_SIGN = /<(?:-|\d+)>/g;

export function anyOf(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' | ');
}

export function allOf(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' & ');
}

/** All but what is denied; either may be empty. */
export function allOfBut(query: string, denied: string): string {
  if (denied === '') return query;
  return query === '' ? `!(${denied})` : `(${query}) & !(${denied})`;
}

/** The same words, of one weight only; those that are bound to other weights are found nowhere. */
export function ofWeight(query: string, weight: 'A' | 'B' | 'C'): string {
  return query.replace(WORD, (_all, word: string, signs = '') => {
    if (isMark(word)) return weight === 'A' ? `'${word.slice(2)}:A` : NOTHING;
    const isElsewhere = /[A-D]/.test(signs) && !signs.includes(weight);
    return isElsewhere ? NOTHING : `${word}:${signs.includes('*') ? '*' : ''}${weight}`;
  });
}

/** The same words among the marks of titles (migration 0006); of a phrase all words, in any order. */
export function inTitle(query: string): string {
  return query
    .replace(WORD, (_all, word: string, signs = '') => {
      const mark = isMark(word) ? word : `'=${word.slice(1)}`;
      return `${mark}${signs.includes('*') ? ':*' : ''}`;
    })
    .replace(PHRASE_SIGN, '&');
}

/** Of a title, see migration 0006. */
function isMark(word: string): boolean {
  return word.startsWith("'=");
}

/** The same words in any field. */
export function withoutWeights(query: string): string {
  return query.replace(WORD, (_all, word: string, signs = '') =>
    signs.includes('*') ? `${word}:*` : word,
  );
}
