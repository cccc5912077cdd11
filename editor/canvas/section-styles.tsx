import { memo } from 'react';
import {
  ownSectionCss,
  type RowOfSections,
  rowOf,
  spanCss,
  toDrawableOptions,
} from '#runtime/index.ts';
import { useSection } from '../page-editor/page-editor-context.ts';

export interface SectionStylesProps {
  readonly id: string;
  readonly band?: boolean;
  /** The row in which the section stands. */
  readonly rowId?: string | undefined;
  readonly rowGaps?: number | undefined;
}

/** Other ids cannot be selectors; documents with such ids are drafts that are not valid yet. */
const SELECTABLE = /^[\w-]+$/;

/** The rules of a section and of all below it, each in an element of its own: an option changes one of them. */
export const SectionStyles = memo(function SectionStyles({
  id,
  band = false,
  rowId,
  rowGaps,
}: SectionStylesProps) {
  const section = useSection(id);
  if (!section) return null;
  const { parentId, widgetId, childIds = [], options = {} } = section;
  const isRoot = parentId === null;
  const styled = { sectionId: id, options: toDrawableOptions(options) };
  const row = rowOf(styled, childIds.length);
  const around =
    rowId === undefined || rowGaps === undefined ? null : { sectionId: rowId, gaps: rowGaps };
  const css = cssOf(styled, band || (isRoot && widgetId !== undefined), around);
  return (
    <>
      {css !== '' && <style>{css}</style>}
      {childIds.map((child) => (
        <SectionStyles
          key={child}
          id={child}
          band={isRoot}
          rowId={row?.sectionId}
          rowGaps={row?.gaps}
        />
      ))}
    </>
  );
});

function cssOf(
  section: Parameters<typeof ownSectionCss>[0],
  isBand: boolean,
  row: RowOfSections | null,
): string {
  if (!SELECTABLE.test(section.sectionId)) return '';
  return ownSectionCss(section, isBand) + (row ? spanCss(row, section) : '');
}
