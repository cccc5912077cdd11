import type { SectionNode } from '#schemas/documents/documents.ts';
import { SITE_CONSENT_ID } from '../base/measuring.ts';
import { usePageMessage } from '../context/page-context.ts';
import { sectionElementId } from '../style/section-css.ts';
import styles from './measuring-line.module.css';
import { WidgetBox } from './widget-view.tsx';

export interface MeasuringLineProps {
  readonly layout: SectionNode;
  /** By which events of the page count. */
  readonly pageToken: string | undefined;
  /** Whether the site's question stands here, and not one of the page's own. */
  readonly hasQuestion: boolean;
}

/**
 * Ends each page of a site that measures: the way back to the question, and one press to agree or to take that back. The
 * script shows the button that fits; the line is as high without it.
 */
export function MeasuringLine({ layout, pageToken, hasQuestion }: MeasuringLineProps) {
  const message = usePageMessage();
  return (
    <>
      <aside
        className={styles.line}
        aria-label={message('measuring.link')}
        data-blocks={blocksIn(layout).join(' ')}
        data-token={pageToken}
      >
        <a href="#cookies">{message('measuring.link')}</a>
        <button type="button" className={styles.button} data-measuring="agree" hidden>
          {message('measuring.agree')}
        </button>
        <button type="button" className={styles.button} data-measuring="withdraw" hidden>
          {message('measuring.withdraw')}
        </button>
      </aside>
      {hasQuestion && <WidgetBox widgetId={SITE_CONSENT_ID} />}
    </>
  );
}

/** Each section that shows a widget, as `{element's id}:{widget's id}`: what the script looks for in view. */
function blocksIn({ sectionId, widgetId, subSections = [] }: SectionNode): string[] {
  const own = widgetId === undefined ? [] : [`${sectionElementId(sectionId)}:${widgetId}`];
  return [...own, ...subSections.flatMap(blocksIn)];
}
