import { useContext } from 'react';
import type { LocationNoticeContent } from '#schemas/documents/documents.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { Icon } from '../../parts/icon.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './location-notice.module.css';

/**
 * Tells once per session that a visitor's place is outside the service area (spec section 5). Only a script can know
 * the place, so without one it is never seen.
 */
export function LocationNotice({ id, content }: WidgetProps<LocationNoticeContent>) {
  const { heading, text, cta } = content;
  const { agencyId, id: siteId, country } = usePage().site;
  const message = usePageMessage();
  const isOnCanvas = useContext(OnCanvas);
  return (
    <div
      className={isOnCanvas ? `${styles.root} ${styles.standing}` : styles.root}
      role="status"
      data-notice-site={`${agencyId}/${siteId}`}
      data-agency={agencyId}
      data-countries={country}
      data-lower-edge=""
    >
      <div className={styles.card} hidden={!isOnCanvas}>
        <span className={styles.mark}>
          <Icon name="map-pin" size={22} />
        </span>
        <div className={styles.body}>
          {heading !== undefined && <p className={styles.heading}>{heading}</p>}
          <p>{text}</p>
          <ActionLink
            link={cta}
            className={`rb-button ${styles.cta}`}
            event="CTA_Click"
            widgetId={id}
          />
        </div>
        <button
          type="button"
          className="rb-icon-button"
          aria-label={message('location-notice.close')}
        >
          <Icon name="x" size={20} />
        </button>
      </div>
    </div>
  );
}
