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

/** The same words, of one weight only; those that are bound to other weights are found nowhere. */
export function ofWeight(query: string, weight: 'A' | 'B' | 'C'): string {
  return query.replace(WORD, (_all, word: string, signs = '') => {
    const isElsewhere = /[A-D]/.test(signs) && !signs.includes(weight);
    return isElsewhere ? NOTHING : `${word}:${signs.includes('*') ? '*' : ''}${weight}`;
  });
}

/** The same words among the marks of titles (migration 0006); of a phrase all words, in any order. */
export function inTitle(query: string): string {
  return query
    .replace(
      WORD,
      (_all, word: string, signs = '') => `'=${word.slice(1)}${signs.includes('*') ? ':*' : ''}`,
    )
    .replace(PHRASE_SIGN, '&');
}
