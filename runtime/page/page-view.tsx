import type { ReactNode } from 'react';
import type { SectionNode } from '#schemas/documents/documents.ts';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import { usePageMessage } from '../context/page-context.ts';
import { type Landmark, splitByLandmark } from './landmarks.ts';
import styles from './page.module.css';
import { SectionBox, SectionView } from './section-view.tsx';
import { useWidgetTree, type WidgetTreeValue } from './widget-tree.ts';

/**
 * The whole page: the layout's root is drawn in `<main>`, but its first and last sections stay outside as far as
 * they hold the site's header and footer.
 */
export function PageView({ layout }: { readonly layout: SectionNode }) {
  const tree = useWidgetTree();
  const { header, main, footer } = splitByLandmark(layout.subSections ?? [], (section) =>
    landmarkOf(section, tree),
  );
  return (
    <PageLandmarks header={<Bands sections={header} />} footer={<Bands sections={footer} />}>
      {layout.widgetId === undefined ? (
        <SectionBox section={layout}>
          <Bands sections={main} />
        </SectionBox>
      ) : (
        <SectionView section={layout} band />
      )}
    </PageLandmarks>
  );
}

export interface PageLandmarksProps {
  readonly header: ReactNode;
  readonly footer: ReactNode;
  /** What stands in `<main>`. */
  readonly children: ReactNode;
}

/** Where the parts of a page stand, with the way past its header. */
export function PageLandmarks({ header, footer, children }: PageLandmarksProps) {
  const message = usePageMessage();
  return (
    <>
      <a className={styles.skip} href="#main">
        {message('page.skip')}
      </a>
      <div className={styles.page}>
        {header}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        {footer}
      </div>
    </>
  );
}

function Bands({ sections }: { readonly sections: readonly SectionNode[] }) {
  return sections.map((section) => <SectionView key={section.sectionId} section={section} band />);
}

function landmarkOf({ widgetId }: SectionNode, { widgets }: WidgetTreeValue): Landmark | undefined {
  const widget = widgetId === undefined ? undefined : widgets.get(widgetId);
  return widget && traitsOf(widget.type).landmark;
}
