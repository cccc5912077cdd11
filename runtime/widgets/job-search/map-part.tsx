import { Slot } from '../../islands/slot.tsx';
import { useSearch } from '../../jobs/use-search.ts';
import styles from './map-view.module.css';

/** The map, where the address asks for it. */
export function MapPart({ widgetId }: { readonly widgetId: string }) {
  const isShown = useSearch().view === 'map';
  return (
    <div className={styles.map} data-part="map">
      {isShown && <Slot widgetId={widgetId} />}
    </div>
  );
}
