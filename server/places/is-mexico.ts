import { compactName } from './fold-name.ts';

/** The country's name in every answer about a place. */
export const MEXICO = 'México';

/** The country, its ISO 3166-1 codes and its official name. */
const NAMES: ReadonlySet<string> = new Set(['mexico', 'mx', 'mex', 'estadosunidosmexicanos']);

/** Whether a text names Mexico: 'MX', 'méxico', 'Mexico.' */
export function isMexico(text: string): boolean {
  return NAMES.has(compactName(text));
}

/** Whether a comma-separated list of countries lets Mexico through. No list, or a blank one, lets all through. */
export function letsMexicoThrough(countries = ''): boolean {
  return countries.trim() === '' || countries.split(',').some(isMexico);
}
