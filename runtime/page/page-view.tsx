import type { SectionNode } from '#schemas/documents.ts';
import styles from './page.module.css';
import { useMessage } from './page-context.ts';
import { SectionBox, SectionView } from './section-view.tsx';
import { useWidgetTree, type WidgetTreeValue } from './widget-tree.ts';

/**
 * The whole page: the layout's root is drawn in `<main>`, but its first and last sections stay outside as far as
 * they hold the site's header and footer.
 */
export function PageView({ layout }: { readonly layout: SectionNode }) {
  const message = useMessage();
  const { header, main, footer } = splitByLandmark(layout, useWidgetTree());
  return (
    <>
      <a className={styles.skip} href="#main">
        {message('page.skip')}
      </a>
      <div className={styles.page}>
        <Bands sections={header} />
        <main id="main" className={styles.main} tabIndex={-1}>
          {layout.widgetId === undefined ? (
            <SectionBox section={layout}>
              <Bands sections={main} />
            </SectionBox>
          ) : (
            <SectionView section={layout} band />
          )}
        </main>
        <Bands sections={footer} />
      </div>
    </>
  );
}

function Bands({ sections }: { readonly sections: readonly SectionNode[] }) {
  return sections.map((section) => <SectionView key={section.sectionId} section={section} band />);
}

interface Landmarks {
  readonly header: readonly SectionNode[];
  readonly main: readonly SectionNode[];
  readonly footer: readonly SectionNode[];
}

function splitByLandmark(layout: SectionNode, tree: WidgetTreeValue): Landmarks {
  const bands = layout.subSections ?? [];
  const start = bands.findIndex((section) => landmarkOf(section, tree) !== 'header');
  const mainStart = start === -1 ? bands.length : start;
  const end = bands.findLastIndex((section) => landmarkOf(section, tree) !== 'footer');
  const mainEnd = Math.max(end + 1, mainStart);
  return {
    header: bands.slice(0, mainStart),
    main: bands.slice(mainStart, mainEnd),
    footer: bands.slice(mainEnd),
  };
}

function landmarkOf({ widgetId }: SectionNode, { widgets, registry }: WidgetTreeValue) {
  const widget = widgetId === undefined ? undefined : widgets.get(widgetId);
  return widget && registry.get(widget.type)?.landmark;
}
