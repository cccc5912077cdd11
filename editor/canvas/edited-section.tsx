import { memo } from 'react';
import { SectionBox, toDrawableOptions } from '#runtime/index.ts';
import { useSection } from '../page-editor/page-editor-context.ts';
import { EditedWidget } from './edited-widget.tsx';
import { EmptyHint } from './empty-hint.tsx';

export interface EditedSectionProps {
  readonly id: string;
  /** True for the direct children of the layout's root. */
  readonly band?: boolean;
  /** Those of its children that stand in it, where others stand elsewhere: the page's header and footer. */
  readonly shownIds?: readonly string[];
}

/** One section of the open page with all below it. It is drawn again only when it changes itself. */
export const EditedSection = memo(
  function EditedSection({ id, band = false, shownIds }: EditedSectionProps) {
    const section = useSection(id);
    if (!section) return null;
    const { widgetId, childIds = [], options = {} } = section;
    const styled = { sectionId: id, options: toDrawableOptions(options) };
    const drawnIds = shownIds ?? childIds;
    return (
      <SectionBox section={styled} band={band}>
        {widgetId !== undefined && <EditedWidget id={widgetId} />}
        {drawnIds.map((child) => (
          <EditedSection key={child} id={child} band={shownIds !== undefined} />
        ))}
        {widgetId === undefined && drawnIds.length === 0 && <EmptyHint sectionId={id} />}
      </SectionBox>
    );
  },
  (before, after) =>
    before.id === after.id &&
    before.band === after.band &&
    before.shownIds?.join(' ') === after.shownIds?.join(' '),
);

/** Sections that span the page from edge to edge. */
export function EditedBands({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => <EditedSection key={id} id={id} band />);
}
