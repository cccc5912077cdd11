import type { SectionNode } from '#schemas/documents/documents.ts';
import { NAMED_AFTER } from '../base/measuring.ts';
import { usePageMessage } from '../context/page-context.ts';
import { sectionElementId } from '../style/section-css.ts';
import styles from './measuring-line.module.css';

export interface MeasuringLineProps {
  readonly layout: SectionNode;
  /** By which events of the page count. */
  readonly pageToken: string | undefined;
}

/**
 * Ends each page of a site that measures: the way back to the question, and one press to agree or to take that back. The
 * script shows the button that fits; the line is as high without it.
 */
export function MeasuringLine({ layout, pageToken }: MeasuringLineProps) {
  const message = usePageMessage();
  return (
    <aside
      className={styles.line}
      aria-label={message('measuring.link')}
      data-blocks={blocksIn(layout).join(' ')}
      data-token={pageToken}
    >
      <a href="#cookies">{message('measuring.link')}</a>
      <button type="button" data-measuring="agree" hidden>
        {message('measuring.agree')}
      </button>
      <button type="button" data-measuring="withdraw" hidden>
        {message('measuring.withdraw')}
      </button>
    </aside>
  );
}

/** What sections show that is not as they are named, as `{element's id}:{widget's id}`: the script looks for each in view. */
function blocksIn({ sectionId, widgetId = '', subSections = [] }: SectionNode): string[] {
  const elementId = sectionElementId(sectionId);
  const isNamed = subSections.length === 0 && elementId.startsWith(NAMED_AFTER);
  const guess = isNamed ? elementId.slice(NAMED_AFTER.length) : '';
  const own = guess === widgetId ? [] : [`${elementId}:${widgetId}`];
  return [...own, ...subSections.flatMap(blocksIn)];
}
