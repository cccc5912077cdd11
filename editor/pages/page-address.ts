import { isParameter } from '#schemas/pages/page-path.ts';
import { reservedSegment } from '#schemas/pages/reserved-address.ts';
import { collisionKey } from '#schemas/rules/engine/known-pages.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { withoutAccents } from '../ui/language/plain-text.ts';

/** Characters of a word of an address that was made from a title. */
const MAX_SLUG = 60;

/** A title as a part of an address: small letters, digits and hyphens. Empty where the title has neither. */
export function toSlug(title: string, { keepsAccents = false } = {}): string {
  const text = keepsAccents ? title.normalize('NFC') : withoutAccents(title);
  const words = text.toLowerCase().match(keepsAccents ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? [];
  const slug = words.join('-');
  if (slug.length <= MAX_SLUG) return slug;
  // The last word is whole where there is more than one.
  const end = slug.lastIndexOf('-', MAX_SLUG);
  return slug.slice(0, end < 0 ? MAX_SLUG : end);
}

type AddressedPage = Pick<ListedPage, 'id' | 'url' | 'title' | 'type'>;

/** Whether the addresses of a site are mostly written with the accents of the titles, where these have some. */
export function keepsAccents(pages: readonly AddressedPage[]): boolean {
  const accented = pages.filter(({ title, url }) => {
    const slug = toSlug(title, { keepsAccents: true });
    return slug !== withoutAccents(slug) && withoutAccents(url).endsWith(withoutAccents(slug));
  });
  const kept = accented.filter(({ url }) => url !== withoutAccents(url));
  return kept.length > accented.length / 2;
}

export interface AddressProposal {
  readonly title: string;
  readonly type: ListedPage['type'];
  /** Those of the site, whose addresses are taken. */
  readonly pages: readonly AddressedPage[];
  readonly sitePrefix: string;
}

/** A free address for a page with this title; empty while the title has no letters. */
export function proposeUrl({ title, type, pages, sitePrefix }: AddressProposal): string {
  const slug = toSlug(title, { keepsAccents: keepsAccents(pages) });
  if (slug === '') return '';
  const check = { type, pages, sitePrefix, ownId: undefined };
  const rest = type === 'JOB_DETAIL' ? '/{urlSlug}' : '';
  const urls = numbered(slug).map((name) => `/${name}${rest}`);
  return urls.find((url) => findAddressProblem(url, check) === undefined) ?? '';
}

/** A free address beside that of the page that is copied: `/empresas/quetzal` → `/empresas/quetzal-copia`. */
export function proposeCopyUrl(
  url: string,
  { title, ...check }: AddressProposal,
  ending: string,
): string {
  const segments = url.split('/');
  const at = segments.findLastIndex((segment) => segment !== '' && !isParameter(segment));
  if (at < 0) return proposeUrl({ title, ...check });
  const urls = numbered(`${segments[at]}-${ending}`).map((name) =>
    segments.with(at, name).join('/'),
  );
  return urls.find((one) => !findAddressProblem(one, { ...check, ownId: undefined })) ?? '';
}

/** A free id for a page with this title. @param taken ids of the site's pages and of those in its bin */
export function proposeId(title: string, taken: ReadonlySet<string>): string {
  return numbered(toSlug(title) || 'pagina').find((id) => !taken.has(id)) ?? '';
}

/** Names to try one after the other: `precios`, `precios-2`, … */
function numbered(name: string): string[] {
  return Array.from({ length: 200 }, (_, i) => (i === 0 ? name : `${name}-${i + 1}`));
}

export interface AddressCheck extends Omit<AddressProposal, 'title'> {
  /** The page that is to have the address; undefined for one that is new. */
  readonly ownId: string | undefined;
}

/** What is wrong with an address; the names are those of the messages. */
export type AddressProblem =
  | { readonly kind: 'empty' | 'start' | 'signs' | 'slash' | 'long' | 'parameter' }
  | { readonly kind: 'reserved'; readonly segment: string }
  | { readonly kind: 'taken'; readonly title: string };

/** `maxLength` of PageUrl in page.schema.json. */
const MAX_URL = 300;

/** The first thing that keeps a page from having an address; undefined where it may. Aliases of others are known to the service alone. */
export function findAddressProblem(url: string, check: AddressCheck): AddressProblem | undefined {
  const written = findWrittenProblem(url);
  if (written !== undefined) return { kind: written };
  const { type, pages, sitePrefix, ownId } = check;
  // Pages of the system are shown where something is missing, and have no address of their own.
  if (type === 'SYSTEM') return undefined;
  if (type === 'JOB_DETAIL' && !url.includes('{urlSlug}')) return { kind: 'parameter' };
  const segment = reservedSegment(url, { type, sitePrefix });
  if (segment !== undefined) return { kind: 'reserved', segment };
  const key = collisionKey(url);
  const other = pages.find(
    (page) => page.id !== ownId && page.type !== 'SYSTEM' && collisionKey(page.url) === key,
  );
  return other && { kind: 'taken', title: other.title || other.id };
}

function findWrittenProblem(
  url: string,
): 'empty' | 'start' | 'signs' | 'slash' | 'long' | undefined {
  if (url === '') return 'empty';
  if (!url.startsWith('/')) return 'start';
  if (/[\s\p{Cc}\p{Cs}\\?#%]/u.test(url)) return 'signs';
  if (url !== '/' && (url.endsWith('/') || url.includes('//'))) return 'slash';
  return url.length > MAX_URL ? 'long' : undefined;
}

/** Whether an id may be one of a page (`Id` of common.schema.json). */
export function isPageId(id: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id);
}
