/** Codes with words of the editor's own, because the common ones are for people who write JSON. */
const OWN_WORDS = [
  'link-dead',
  'link-unpublished',
  'cta-empty',
  'image-alt-missing',
  'asset-missing',
  'widget-dangling',
  'widget-unused',
  'section-empty',
  'text-unwritten',
  'heading-missing',
  'heading-repeated',
  'markup-over-budget',
  'scripts-over-budget',
  'page-over-budget',
] as const;

/** The code again where the editor has its own words for it, whatever field the problem is about. */
export function ownWordsOf(code: string): (typeof OWN_WORDS)[number] | undefined {
  return OWN_WORDS.find((each) => each === code);
}
