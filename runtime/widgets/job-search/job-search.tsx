import type { JobSearchContent } from '#schemas/documents.ts';
import { Slot } from '../../islands/slot.tsx';
import { ActionLink } from '../../page/action-link.tsx';
import { headingTag } from '../../page/heading-tag.ts';
import { useMessage, usePage } from '../../page/page-context.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './job-search.module.css';
import { MapPart } from './map-part.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchNotice } from './search-notice.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** The licence of the places that suggestions and distances come from asks for their source to be named. */
const PLACES_CREDIT = 'https://www.geonames.org/';

/** The search page: one form, then filters, results and, on wide screens, the selected job side by side. */
export function JobSearch({ id, content }: WidgetProps<JobSearchContent>) {
  const { heading, headingLevel = 1, listWidgetId, filterWidgetId, detailWidgetId } = content;
  const { mapWidgetId } = content;
  const Title = headingTag(headingLevel);
  const { agencyId, id: siteId } = usePage().site;
  const message = useMessage();
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
            <Slot widgetId={filterWidgetId} />
          </div>
        )}
        {mapWidgetId !== undefined && <ViewSwitch />}
        <div className={styles.results}>
          <Slot widgetId={listWidgetId} />
        </div>
        {mapWidgetId !== undefined && <MapPart widgetId={mapWidgetId} />}
        {detailWidgetId !== undefined && (
          <section
            className={styles.panel}
            aria-label={message('job-search.panel')}
            tabIndex={-1}
            data-panel={detailWidgetId}
          >
            <Slot widgetId={detailWidgetId} />
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
