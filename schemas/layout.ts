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
  const children = (section.subSections ?? []).flatMap((child, i) =>
    visitSections(child, `${pointer}/subSections/${i}`, depth + 1),
  );
  return [{ section, pointer, depth }, ...children];
}
