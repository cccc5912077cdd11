import type { SectionNode } from './documents.ts';

export interface SectionVisit {
  readonly section: SectionNode;
  readonly pointer: string;
  /** 1 for the root of the layout. */
  readonly depth: number;
}

/** Deepest nesting of sections a page may have (design of documents). */
export const MAX_SECTION_DEPTH = 8;

/** Every section of a layout, parents before children, in document order. */
export function visitSections(
  section: SectionNode,
  pointer = '/metadata/layout',
  depth = 1,
): SectionVisit[] {
  const visits: SectionVisit[] = [];
  visit({ section, pointer, depth });
  return visits;

  function visit(at: SectionVisit): void {
    visits.push(at);
    for (const [i, child] of (at.section.subSections ?? []).entries())
      visit({ section: child, pointer: `${at.pointer}/subSections/${i}`, depth: at.depth + 1 });
  }
}
