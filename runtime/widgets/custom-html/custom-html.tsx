import { useContext } from 'react';
import type { CustomHtmlContent } from '#schemas/documents/documents.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './custom-html.module.css';

/** What the content may do: run its script, and open links in tabs that are ordinary pages. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The site's own HTML in a frame that can read neither the page nor what the browser keeps for it. */
export function CustomHtml({ id, content }: WidgetProps<CustomHtmlContent>) {
  const { heading, subheading, title, height } = content;
  const isOnCanvas = useContext(OnCanvas);
  return (
    <div className={styles.root}>
      <BlockHeading heading={heading} subheading={subheading} />
      {isOnCanvas ? (
        <Placeholder title={title} height={height} />
      ) : (
        <iframe
          className={styles.frame}
          src={frameAddress(id)}
          title={title}
          height={height}
          sandbox={SANDBOX}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}

/** Address of a widget's own document, relative to its page's; `server/pages/routes.ts` answers there. */
function frameAddress(widgetId: string): string {
  return `?frame=${widgetId}`;
}

/** Stands in the editor, where the page has no address to be asked at. */
function Placeholder({ title, height }: Pick<Sanitised<CustomHtmlContent>, 'title' | 'height'>) {
  const message = usePageMessage();
  return (
    <div className={styles.placeholder}>
      <svg width="1" height={height} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p>{message('custom-html.placeholder')}</p>
      </div>
    </div>
  );
}
