import { usePageMessage } from '../context/page-context.ts';
import styles from './zone-offer.module.css';

/** The place of an earlier search, which `runtime/client/place/zone-offer.ts` offers again; stands in the form of a search. */
export function ZoneOffer() {
  const message = usePageMessage();
  return (
    <p className={styles.zone} data-zone-offer="" data-text={message('zone.offer')} hidden>
      <button type="button" />
      <button type="button">{message('zone.forget')}</button>
    </p>
  );
}
