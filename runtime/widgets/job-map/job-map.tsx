import type { JobMapContent } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { useQueryResult } from '../../data/query-context.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { toScriptJson } from '../../html/script-json.ts';
import { placeQuery } from '../../jobs/job-queries.ts';
import { useJobWords } from '../../jobs/job-words.ts';
import { useSearch, useSearchHref } from '../../jobs/use-search.ts';
import { Icon } from '../../parts/icon.tsx';
import { toSearchRequest } from '../../search/search-request.ts';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './job-map.module.css';
import { MAP_TEXTS, type MapData, type MapTexts } from './view/map-data.ts';
import { startView } from './view/start-view.ts';

/** Jobs that one answer of the map-view service has at most (spec section 9, "Map view fetch"). */
const MAP_RECORDS = 1000;

/** The jobs of the address on a map, which a script draws once it is opened; until then a link that opens it. */
export function JobMap({ content }: WidgetProps<JobMapContent>) {
  return useSearch().view === 'map' ? <MapFrame content={content} /> : <MapLink />;
}

function MapLink() {
  const search = useSearch();
  const href = useSearchHref()({ ...search, view: 'map' });
  return (
    <a className={`rb-button rb-button-secondary ${styles.link}`} href={href} rel="nofollow">
      <Icon name="map-pin" size={20} />
      {usePageMessage()('job-map.open')}
    </a>
  );
}

function MapFrame({ content }: { readonly content: Sanitised<JobMapContent> }) {
  const search = useSearch();
  const message = usePageMessage();
  const data = useMapData(content);
  return (
    <section className={styles.frame} aria-label={message('job-map.label')} data-job-map="">
      <p className={styles.noScript}>{message('job-map.no-script')}</p>
      <div className={styles.stage}>
        <div className={styles.host} data-map-host="" />
        <div className={styles.wait}>
          <p role="status" data-map-status="">
            {message('job-map.loading')}
          </p>
          <button type="button" className="rb-button rb-button-secondary" data-map-retry="" hidden>
            {message('job-map.retry')}
          </button>
        </div>
        <div className={styles.search}>
          <a
            className={`rb-button ${styles.area}`}
            href={useSearchHref()(search)}
            data-map-area=""
            hidden
          >
            <Icon name="search" size={18} />
            {message('job-map.search-here')}
          </a>
        </div>
      </div>
      <p className={styles.count} role="status" data-map-count="" />
      <script
        type="application/json"
        data-map-data=""
        dangerouslySetInnerHTML={{ __html: toScriptJson(data) }}
      />
    </section>
  );
}

function useMapData(content: Sanitised<JobMapContent>): MapData {
  const search = useSearch();
  const { site } = usePage();
  const place = useQueryResult(placeQuery(search));
  const path = `/v4/agencies/${encodeURIComponent(site.agencyId)}/jobs/map-view`;
  const query = new URLSearchParams({ site: site.id, totalRecords: String(MAP_RECORDS) });
  return {
    url: `${path}?${query}`,
    request: toSearchRequest({ ...search, page: 1 }, { place, pageSize: MAP_RECORDS }),
    start: startView(search, place, content),
    styleUrl: site.map?.styleUrl,
    jobPath: useSitePath()('/job/'),
    texts: useMapTexts(),
  };
}

function useMapTexts(): MapTexts {
  const message = usePageMessage();
  const untitled = usePage().messages['jobs.untitled'].text;
  const texts = MAP_TEXTS.map((name) => [name, message(`job-map.${name}`)]);
  const [far, near] = [message('jobs.far'), message('jobs.far-least')];
  return { ...Object.fromEntries(texts), untitled, far, near, ...useJobWords() };
}
