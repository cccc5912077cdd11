import type { ReactNode } from 'react';
import type { SectionNode } from '#schemas/documents/documents.ts';
import { animates, isRow, type StyledSection, sectionElementId } from '../style/section-css.ts';
import styles from './section.module.css';
import { WidgetBox } from './widget-view.tsx';

export interface SectionViewProps {
  readonly section: SectionNode;
  /** True for the direct children of the layout's root, which span the page from edge to edge. */
  readonly band?: boolean | undefined;
}

/** A section and all below it. */
export function SectionView({ section, band }: SectionViewProps) {
  const { widgetId, subSections } = section;
  return (
    <SectionBox section={section} band={band}>
      {widgetId !== undefined && <WidgetBox widgetId={widgetId} />}
      {subSections?.map((child) => (
        <SectionView key={child.sectionId} section={child} />
      ))}
    </SectionBox>
  );
}

export interface SectionBoxProps {
  readonly section: StyledSection;
  readonly band?: boolean | undefined;
  readonly children: ReactNode;
}

/** A section's own element. Its values are rules of the page's stylesheet, by its element id. */
export function SectionBox({ section, band = false, children }: SectionBoxProps) {
  const className = [
    styles.section,
    isRow(section) && styles.row,
    band && styles.band,
    section.options?.desktopOnly && styles.desktopOnly,
  ];
  return (
    <div
      id={sectionElementId(section.sectionId)}
      className={className.filter(Boolean).join(' ')}
      data-animate={animates(section) ? '' : undefined}
    >
      {children}
    </div>
  );
}
