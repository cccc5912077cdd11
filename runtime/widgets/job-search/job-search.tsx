import type { JobSearchContent } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage } from '../../context/page-context.ts';
import { WidgetSlot } from '../../islands/slot.tsx';
import { useSearch } from '../../jobs/use-search.ts';
import { ActionLink } from '../../parts/action-link.tsx';
import { headingTag } from '../../parts/heading-tag.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './job-search.module.css';
import mapPartStyles from './map-view.module.css';
import { SearchForm } from './search-form.tsx';
import searchNoticeStyles from './search-notice.module.css';
import { ViewSwitch } from './view-switch.tsx';

/** The licence of the places that suggestions and distances come from asks for their source to be named. */
const PLACES_CREDIT = 'https://www.geonames.org/';

/** The search page: one form, then filters, results and, on wide screens, the selected job side by side. */
export function JobSearch({ id, content }: WidgetProps<JobSearchContent>) {
  const { heading, headingLevel = 1, listWidgetId, filterWidgetId, detailWidgetId } = content;
  const { mapWidgetId } = content;
  const Title = headingTag(headingLevel);
  const { agencyId, id: siteId } = usePage().site;
  const message = usePageMessage();
  const columns = [
    filterWidgetId && styles.withFilter,
    detailWidgetId && styles.withPanel,
    mapWidgetId && styles.withMap,
  ];
  return (
    <div className={styles.root} data-search-region={id} data-agency={agencyId} data-site={siteId}>
      {heading !== undefined && <Title className={styles.heading}>{heading}</Title>}
      <SearchForm id={id} />
      <div className={[styles.columns, ...columns].filter(Boolean).join(' ')}>
        {filterWidgetId !== undefined && (
          <div className={styles.filter} data-part="filter">
            <WidgetSlot widgetId={filterWidgetId} />
          </div>
        )}
        {mapWidgetId !== undefined && <ViewSwitch />}
        <div className={styles.results}>
          <WidgetSlot widgetId={listWidgetId} />
        </div>
        {mapWidgetId !== undefined && <MapPart widgetId={mapWidgetId} />}
        {detailWidgetId !== undefined && (
          <section
            className={styles.panel}
            aria-label={message('job-search.panel')}
            tabIndex={-1}
            data-panel={detailWidgetId}
          >
            <WidgetSlot widgetId={detailWidgetId} />
          </section>
        )}
      </div>
      <SearchNotice />
      <p className={styles.credit}>
        <ActionLink link={{ href: PLACES_CREDIT, label: message('job-search.credit') }} />
      </p>
    </div>
  );
}

/** The map, where the address asks for it. */
function MapPart({ widgetId }: { readonly widgetId: string }) {
  const isShown = useSearch().view === 'map';
  return (
    <div className={mapPartStyles.map} data-part="map">
      {isShown && <WidgetSlot widgetId={widgetId} />}
    </div>
  );
}

/** Where a script says that a search has not come, with the texts that it may say. */
function SearchNotice() {
  const message = usePageMessage();
  return (
    <div className={searchNoticeStyles.notice} data-search-notice="">
      <p
        role="status"
        data-searching={message('job-search.searching')}
        data-offline={message('job-search.offline')}
        data-failed={message('job-search.failed')}
        data-crowded={message('job-search.crowded')}
        data-slow={message('job-search.slow')}
      />
      <button type="button" className="rb-button rb-button-secondary" hidden>
        {message('job-search.retry')}
      </button>
    </div>
  );
}
