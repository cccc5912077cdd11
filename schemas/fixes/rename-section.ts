import type { PageDocument } from '../documents/documents.ts';
import { visitSections } from '../documents/layout.ts';
import type { Fix } from './fix.ts';

/** Longest id of a section or widget (`Id` in schemas/common.schema.json). */
const MAX_LENGTH = 64;

/**
 * `id-duplicate`: numbers a repeated id of a section. The first one keeps it, so that links to `#s-<id>` lead where
 * they led before. Ids of widgets are left to people: sections and other widgets refer to them.
 */
export const renameSection: Fix = ({ pointer }, { page }) => {
  const value = page && newIds(page).get(pointer);
  return value === undefined ? [] : [[{ kind: 'value', pointer, value }]];
};

// Each repeated id of a page is a problem of its own; going through all sections for each would be slow.
const known = new WeakMap<PageDocument, ReadonlyMap<string, string>>();

/** A free id for each section whose own was used before, by the pointer of the repeated one. */
function newIds(page: PageDocument): ReadonlyMap<string, string> {
  const before = known.get(page);
  if (before) return before;
  const sections = visitSections(page.metadata.layout);
  const take = createNumbering([
    ...sections.map(({ section }) => section.sectionId),
    ...page.widgets.map(({ id }) => id),
  ]);
  const seen = new Set<string>();
  const made = new Map<string, string>();
  for (const { section, pointer } of sections) {
    if (seen.has(section.sectionId)) made.set(`${pointer}/sectionId`, take(section.sectionId));
    seen.add(section.sectionId);
  }
  known.set(page, made);
  return made;
}

/** Gives `banner-2`, `banner-3` and so on for `banner`, never an id that is in use. */
function createNumbering(ids: readonly string[]): (id: string) => string {
  const taken = new Set(ids);
  const numbers = new Map<string, number>();
  return (id) => {
    let number = numbers.get(id) ?? 1;
    let candidate = id;
    while (taken.has(candidate)) {
      number += 1;
      candidate = withSuffix(id, `-${number}`);
    }
    numbers.set(id, number);
    taken.add(candidate);
    return candidate;
  };
}

function withSuffix(id: string, suffix: string): string {
  return id.slice(0, MAX_LENGTH - suffix.length) + suffix;
}
