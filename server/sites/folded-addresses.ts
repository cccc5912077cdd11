import type { PageAddresses } from '#schemas/pages/page-summary.ts';

interface AddressedPage extends PageAddresses {
  readonly pageId: string;
}

/**
 * An address as people dictate, type and send it: without accents and in lower case, without characters that nobody sees and
 * the signs that a chat leaves around it, without `.html` and its like or a query behind a wrong sign, and with one hyphen for whatever else parts its words.
 * Parameters stay as they are.
 */
export function foldAddress(address: string): string {
  return address.split('/').map(foldSegment).join('/');
}

function foldSegment(segment: string): string {
  if (segment.startsWith('{')) return segment;
  const plain = segment
    .replace(QUERY, '')
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
  return plain.replace(AROUND, '').replace(ENDING, '').replace(BETWEEN_WORDS, '-') || plain;
}

/** `&utm_source=anuncio`, `;jsessionid=1`, and what began with a sign that was escaped. */
const QUERY = /[?#].*$|(?:&amp)?[&;][\w.-]+=.*$/su;

/** Of files that systems of old made of pages. */
const ENDING = /\.(?:html?|php|aspx?|jsp)$/;

/** `sobre nosotros`, `sobre_nosotros`, `sobre – nosotros`. */
const BETWEEN_WORDS = /[\s_+\p{Pd}]+/gu;

/** Quotes, brackets, ends of sentences, signs of bold text and pictures. */
const AROUND = /^[\s\p{P}\p{S}]+|(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]+$/gu;

/** The pages of a site at their folded addresses, as far as one of them alone has each. */
export function foldedAddresses<Page extends AddressedPage>(pages: readonly Page[]): Page[] {
  const owners = new Map<string, Set<string>>();
  for (const page of pages) {
    for (const address of addressesOf(page)) {
      const folded = foldAddress(address);
      owners.set(folded, (owners.get(folded) ?? new Set()).add(page.pageId));
    }
  }
  return pages.flatMap((page) =>
    addressesOf(page)
      .map(foldAddress)
      .filter((folded) => owners.get(folded)?.size === 1)
      .map((url) => ({ ...page, url, aliases: [] })),
  );
}

function addressesOf({ url, aliases = [] }: AddressedPage): string[] {
  return [url, ...aliases];
}
