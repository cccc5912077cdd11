import type { ReactNode } from 'react';
import type { SectionNode, Widget } from '#schemas/documents/documents.ts';
import { isKnown } from '#schemas/documents/is-known.ts';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import { usePageMessage } from '../context/page-context.ts';
import { RESULTS_ID } from '../search/job-search.ts';
import { sectionElementId } from '../style/section-css.ts';
import { type Landmark, splitByLandmark } from './landmarks.ts';
import styles from './page.module.css';
import { SectionBox, SectionView } from './section-view.tsx';
import { useWidgetTree, type WidgetTreeValue } from './widget-tree.ts';

export interface PageViewProps extends Pick<PageLandmarksProps, 'question'> {
  readonly layout: SectionNode;
}

/**
 * The whole page: the layout's root is drawn in `<main>`, but its first and last sections stay outside as far as
 * they hold the site's header and footer.
 */
export function PageView({ layout, question }: PageViewProps) {
  const tree = useWidgetTree();
  const { header, main, footer } = splitByLandmark(layout.subSections ?? [], (section) =>
    landmarkOf(section, tree),
  );
  return (
    <PageLandmarks
      header={<Bands sections={header} />}
      footer={<Bands sections={footer} />}
      jobsId={findJobs(main, tree)}
      question={question}
    >
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
  /** Id of the element with the page's list of jobs. */
  readonly jobsId?: string | undefined;
  /** What asks the visitor before the page; only the ways past the header come first. */
  readonly question?: ReactNode;
  /** What stands in `<main>`. */
  readonly children: ReactNode;
}

/** Where the parts of a page stand, with the ways past its header and to its jobs. */
export function PageLandmarks(props: PageLandmarksProps) {
  const { header, footer, jobsId, question, children } = props;
  const message = usePageMessage();
  return (
    <>
      <a className={styles.skip} href="#main">
        {message('page.skip')}
      </a>
      {jobsId !== undefined && (
        <a className={styles.skip} href={`#${jobsId}`}>
          {message('page.skip-jobs')}
        </a>
      )}
      {question}
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

/** Id of the element with the first list of jobs. Similar ones do not count: where nothing is similar, they are not there. */
function findJobs(sections: readonly SectionNode[], tree: WidgetTreeValue): string | undefined {
  for (const { sectionId, widgetId, subSections = [] } of sections) {
    const widget = widgetId === undefined ? undefined : tree.widgets.get(widgetId);
    if (widget?.type === 'job-search') return RESULTS_ID;
    const isList = widget?.type === 'job-list' && isKnown(widget) && !isOfSimilar(widget);
    const found = isList ? sectionElementId(sectionId) : findJobs(subSections, tree);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isOfSimilar(widget: Widget): boolean {
  return widget.type === 'job-list' && widget.content.variantConfig?.listType === 'SIMILAR';
}

function landmarkOf({ widgetId }: SectionNode, { widgets }: WidgetTreeValue): Landmark | undefined {
  const widget = widgetId === undefined ? undefined : widgets.get(widgetId);
  return widget && traitsOf(widget.type).landmark;
}
