import type { Located } from './visitor-place.ts';

/** Name of the text that says what helps where the device did not find its place. */
export function placeHint({
  failure,
  isDenied = false,
}: Extract<Located, { readonly found: 'nothing' }>): string {
  if (isDenied) return 'hint-denied';
  return failure === 'failed' || failure === 'no-data' ? 'hint-again' : 'hint-write';
}
