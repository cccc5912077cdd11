import { isParameter, toPagePath, withoutVariantSegment } from '../page-path.ts';
import { addressesOf, type PageSummary } from '../page-summary.ts';

/** The addresses of a site's pages, prepared for look-ups. */
export interface PageIndex {
  readonly paths: ReadonlySet<string>;
  /** Segments of the addresses that contain a parameter such as `{urlSlug}`. */
  readonly patterns: readonly (readonly string[])[];
  /** Pages by the collision key of each of their addresses. */
  readonly byKey: ReadonlyMap<string, readonly PageSummary[]>;
}

// A site's pages are judged one after the other with the same list; indexing it each time would be quadratic.
const indexes = new WeakMap<readonly PageSummary[], PageIndex>();

export function pageIndexOf(pages: readonly PageSummary[]): PageIndex {
  const known = indexes.get(pages);
  if (known) return known;
  const index = createPageIndex(pages);
  indexes.set(pages, index);
  return index;
}

function createPageIndex(pages: readonly PageSummary[]): PageIndex {
  const paths = new Set<string>();
  const byKey = new Map<string, PageSummary[]>();
  for (const page of pages) {
    for (const address of addressesOf(page)) {
      paths.add(toPagePath(address));
      const key = collisionKey(address);
      byKey.set(key, [...(byKey.get(key) ?? []), page]);
    }
  }
  const patterns = [...paths]
    .map((path) => path.split('/'))
    .filter((segments) => segments.some(isParameter));
  return { paths, patterns, byKey };
}

/** Equal for addresses that a server cannot tell apart: case and the names of parameters do not count. */
export function collisionKey(address: string): string {
  const segments = toPagePath(address).toLowerCase().split('/');
  return segments.map((segment) => (isParameter(segment) ? '{}' : segment)).join('/');
}

/** Whether a page answers on a decoded path, directly or as its `/p/` variant. */
export function hasPage(index: PageIndex, path: string): boolean {
  return answers(index, path) || answers(index, withoutVariantSegment(path));
}

function answers({ paths, patterns }: PageIndex, path: string): boolean {
  return paths.has(path) || patterns.some((pattern) => matches(pattern, path.split('/')));
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, i) => (isParameter(part) ? segments[i] !== '' : part === segments[i]))
  );
}
