import type { WallpaperContent } from '#schemas/documents/documents.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { BlockHeading } from '../../parts/block-heading.tsx';
import { Picture } from '../../picture/picture.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './wallpaper.module.css';

/** Class names of the heights; `medium` is the name of a veil. */
const HEIGHTS = { low: 'low', medium: 'middle', high: 'high' } as const;

/**
 * A picture behind a few words. Text stands on it only below a veil that keeps 4.5:1 even where the picture is
 * white; with a lighter veil it stands on a plate.
 */
export function Wallpaper({ id, content }: WidgetProps<WallpaperContent>) {
  const { image, overlay = 'medium', height = 'medium', eyebrow, heading, text, cta } = content;
  const { align = 'start' } = content;
  const hasCopy = [eyebrow, heading, text, cta].some((part) => part !== undefined);
  const isVeiled = overlay === 'medium' || overlay === 'strong';
  return (
    <div className={[styles.block, styles[HEIGHTS[height]], styles[align]].join(' ')}>
      <Picture image={image} className={styles.picture} sizes="100vw" />
      {overlay !== 'none' && <span className={`${styles.veil} ${styles[overlay]}`} />}
      {hasCopy && (
        <div className={`${styles.copy} ${isVeiled ? styles.veiled : styles.plate}`}>
          <BlockHeading eyebrow={eyebrow} heading={heading} subheading={text} align={align} />
          {cta && <ActionLink link={cta} className="rb-button" event="CTA_Click" widgetId={id} />}
        </div>
      )}
    </div>
  );
}
