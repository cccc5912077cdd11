import { childAt, pointerTokens } from '../json/json-pointer.ts';
import { joinVariant, splitVariant, toPagePath } from '../pages/page-path.ts';
import { addressesOf, type PageSummary } from '../pages/page-summary.ts';
import type { Fix } from './fix.ts';

/**
 * `link-dead`: `/Vacantes//` becomes `/vacantes` where one page of the site alone has that address but for case,
 * slashes and Unicode form. Query and fragment stay. Links inside of rich text are left to people.
 */
export const completeAddress: Fix = ({ pointer, params }, { data, context }) => {
  const href = pointerTokens(pointer).reduce(childAt, data);
  if (typeof href !== 'string' || href !== params['href']) return [];
  const { path, variant } = splitVariant(toPagePath(href));
  const [address, ...others] = alikeAddresses(context.pages).get(toKey(path)) ?? [];
  if (address === undefined || others.length > 0) return [];
  const rest = href.slice(href.split(/[?#]/, 1)[0]?.length);
  return [[{ kind: 'value', pointer, value: joinVariant({ path: address, variant }) + rest }]];
};

// A document may have hundreds of dead links; going through thousands of pages for each would be slow.
const known = new WeakMap<readonly PageSummary[], ReadonlyMap<string, readonly string[]>>();

/** Addresses of a site's pages by what they are but for case, slashes and Unicode form. */
function alikeAddresses(pages: readonly PageSummary[]): ReadonlyMap<string, readonly string[]> {
  const before = known.get(pages);
  if (before) return before;
  const addresses = new Set(pages.flatMap(addressesOf));
  const made = new Map<string, string[]>();
  for (const address of addresses) {
    const key = toKey(address);
    made.set(key, [...(made.get(key) ?? []), address]);
  }
  known.set(pages, made);
  return made;
}

function toKey(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  return segments.join('/').normalize('NFC').toLowerCase();
}
