/** Words and signs of a text of a `tsquery`, as PostgreSQL writes it: `'repartidor':*A`. */
const WORD = /('(?:[^'\\]|''|\\.)*')(?::([*A-D]+))?/g;
/** No text holds it. */
export const MATCHES_NOTHING = `'@'`;
const PHRASE_SIGN = /<(?:-|\d+)>/g;

export function anyOf(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' | ');
}

export function allOf(queries: readonly string[]): string {
  return queries.map((query) => `(${query})`).join(' & ');
}

/** Of alternatives those that find something of their own: no repeats, and no phrases with a word that is one itself. */
export function withoutImplied(queries: readonly string[]): readonly string[] {
  const all = new Set(queries);
  const isImplied = (query: string) =>
    query.includes('<') &&
    !query.includes('|') &&
    (query.match(WORD) ?? []).some((word) => all.has(word));
  return [...all].filter((query) => !isImplied(query));
}

/** All but what is denied; either may be empty. */
export function allOfBut(query: string, denied: string): string {
  if (denied === '') return query;
  return query === '' ? `!(${denied})` : `(${query}) & !(${denied})`;
}

/** The same words, of one weight only; those that are bound to other weights are found nowhere. */
export function ofWeight(query: string, weight: 'A' | 'B' | 'C'): string {
  return query.replace(WORD, (_all, word: string, signs = '') => {
    const isElsewhere = /[A-D]/.test(signs) && !signs.includes(weight);
    return isElsewhere ? MATCHES_NOTHING : `${word}:${signs.includes('*') ? '*' : ''}${weight}`;
  });
}

/** The same words among the marks of titles (migration 0006); of a phrase all words, in any order. */
export function inTitle(query: string): string {
  return query
    .replace(WORD, (_all, word: string, signs = '') =>
      signs.includes('*') ? `'=${word.slice(1)}:*` : `'=${word.slice(1)}`,
    )
    .replace(PHRASE_SIGN, '&');
}

/** The same words in any field; those of titles alone are found nowhere. */
export function withoutWeights(query: string): string {
  return query.replace(WORD, (_all, word: string, signs = '') => {
    if (signs === 'A') return MATCHES_NOTHING;
    return signs.includes('*') ? `${word}:*` : word;
  });
}
