import type { SectionNode } from '#schemas/documents.ts';
import { animates, isRow, isSectionFullWidth, sectionElementId } from '../style/section-css.ts';
import styles from './section.module.css';
import { WidgetView } from './widget-view.tsx';

export interface SectionViewProps {
  readonly section: SectionNode;
  /** True for the direct children of the layout's root, which span the page from edge to edge. */
  readonly band?: boolean | undefined;
}

/** A section and all below it. Its own values are rules of the page's stylesheet, by its element id. */
export function SectionView({ section, band = false }: SectionViewProps) {
  const { sectionId, widgetId, subSections, options } = section;
  const className = [
    styles.section,
    isRow(section) && styles.row,
    band && !isSectionFullWidth(section) && styles.band,
    options?.desktopOnly && styles.desktopOnly,
  ];
  return (
    <div
      id={sectionElementId(sectionId)}
      className={className.filter(Boolean).join(' ')}
      data-animate={animates(section) ? '' : undefined}
    >
      {widgetId !== undefined && <WidgetView widgetId={widgetId} />}
      {subSections?.map((child) => (
        <SectionView key={child.sectionId} section={child} />
      ))}
    </div>
  );
}
