import type { EditedPage, EditedSection } from '../document/edited-page.ts';

export interface RowShare {
  readonly id: string;
  /** Percent of the row. */
  readonly share: number;
  /** Whether somebody set it; the others divide what is left. */
  readonly isSet: boolean;
}

/** How the sections of a row divide it on computers; undefined for a section that stands in no row. */
export function rowShares({ sections }: EditedPage, id: string): readonly RowShare[] | undefined {
  const parent = sections[sections[id]?.parentId ?? ''];
  if (parent?.options?.childDirection !== 'horizontal') return undefined;
  const spans = (parent.childIds ?? []).map((child) => ({
    id: child,
    span: spanOf(sections[child]),
  }));
  const taken = spans.reduce((sum, { span = 0 }) => sum + span, 0);
  const free = spans.filter(({ span }) => span === undefined).length;
  const left = Math.max(0, 100 - taken) / Math.max(1, free);
  return spans.map(({ id: child, span }) => ({
    id: child,
    share: span ?? left,
    isSet: span !== undefined,
  }));
}

function spanOf(section: EditedSection | undefined): number | undefined {
  return section?.options?.breakpoints?.desktop?.span ?? section?.options?.span;
}
