/** Longest value that a page reads, such as the address of a search to go back to; the rest is dropped. */
export const MAX_VALUE_LENGTH = 1000;

/** Most values that one parameter may have. */
const MAX_VALUES = 20;

export type ReadValues = (name: string, values: readonly string[]) => readonly string[];

/**
 * The part of a query that a page depends on: known parameters only, in the order given, without empty
 * values, repetitions and control characters. Equal pages get equal queries, so that they are cached once.
 * @param raw with or without its `?`
 * @param read picks of a parameter's values those that mean something to the page
 */
export function canonicalQuery(
  raw: string,
  known: readonly string[],
  read: ReadValues = (_name, values) => values,
): string {
  if (known.length === 0 || raw === '') return '';
  const given = new URLSearchParams(raw);
  const entries = known.flatMap((name) =>
    read(name, valuesOf(given, name)).map((value) => [name, value]),
  );
  return new URLSearchParams(entries).toString();
}

function valuesOf(given: URLSearchParams, name: string): string[] {
  const values = given.getAll(name).slice(0, MAX_VALUES).map(clean);
  return [...new Set(values)].filter((value) => value !== '');
}

/** Half a character, as a cut may leave it. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

function clean(value: string): string {
  return value
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, MAX_VALUE_LENGTH)
    .replace(LONE_SURROGATE, '')
    .normalize('NFC');
}
