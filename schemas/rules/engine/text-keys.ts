import type { SiteDocument } from '../../documents/documents.ts';
import { answerTexts, foreignTexts, spanishTexts } from '../../generated/interface-texts.ts';
import { createSuggester } from '../../text/closest-name.ts';

const KEYS: ReadonlySet<string> = new Set([
  ...spanishTexts,
  ...Object.keys(foreignTexts),
  ...answerTexts,
]);

/** Whether an interface text has the key. */
export function isTextKey(key: string): boolean {
  return KEYS.has(key);
}

interface MisspelledText {
  readonly key: string;
  /** The key that was probably meant. */
  readonly suggestion?: string;
}

/** Keys of a site's own texts that no interface text has: nobody ever reads what stands there. */
export function misspelledTexts(
  messages: NonNullable<SiteDocument['messages']>,
): readonly MisspelledText[] {
  const suggest = createSuggester(KEYS);
  const unknown = Object.keys(messages).filter((key) => !isTextKey(key));
  return unknown.map((key) => ({ key, ...suggest(key) }));
}
