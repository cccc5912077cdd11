import { useContext } from 'react';
import type { CustomHtmlContent } from '#schemas/documents/documents.ts';
import { FrameAddress } from '../../context/frame-address.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import { CanvasFrame } from './canvas-frame.tsx';
import styles from './custom-html.module.css';

/** What the content may do: run its script, and open links in tabs that are ordinary pages. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The site's own HTML in a frame that can read neither the page nor what the browser keeps for it. */
export function CustomHtml({ id, content }: WidgetProps<CustomHtmlContent>) {
  const { heading, subheading, title, height } = content;
  const isOnCanvas = useContext(OnCanvas);
  const address = useContext(FrameAddress)(id);
  const placeholder = <Placeholder title={title} height={height} />;
  return (
    <div className={styles.root}>
      <BlockHeading heading={heading} subheading={subheading} />
      {address === null && placeholder}
      {address !== null && isOnCanvas && (
        <CanvasFrame address={address} title={title} height={height} placeholder={placeholder} />
      )}
      {address !== null && !isOnCanvas && (
        <iframe
          className={styles.frame}
          src={address}
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

/** Stands in the editor until the draft that holds the widget is saved, and in versions of the page. */
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
