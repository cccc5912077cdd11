import { useMemo } from 'react';
import type { SiteSummary } from '#schemas/api/content.ts';
import type { ResultsAnswer, ResultsQuery } from '#schemas/api/recruiting/results.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { useSiteDocument } from '../service/content-queries.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { serverNow } from '../service/request/server-clock.ts';
import { useResults } from '../service/results-api.ts';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { LanguageSwitch } from '../ui/language/choice/language-provider.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { parseResultsRoute, toResultsHash } from '../ui/route/results-route.ts';
import { toHash, useHash } from '../ui/route/route.ts';
import { useTitle } from '../ui/route/use-title.ts';
import { FilterBar } from './filter-bar.tsx';
import { FunnelPanels } from './funnel-panels.tsx';
import { Overview } from './overview.tsx';
import { withPeriod } from './result-period.ts';
import styles from './results.module.css';
import { SearchPanels } from './search-panels.tsx';
import { SplitPanels } from './split-panels.tsx';
import { VitalsPanel } from './vitals-panel.tsx';

export interface ResultsScreenProps {
  readonly sites: readonly SiteSummary[];
}

/** What visitors did on the site that the address names, in its period and by its filters. */
export function ResultsScreen({ sites }: ResultsScreenProps) {
  const message = useMessage();
  const { siteId, query } = useResultsRoute();
  const site = sites.find((one) => one.siteId === siteId);
  useTitle(message('results.title'), site?.name);
  if (!site)
    return (
      <main className={styles.state}>
        <StateMessage
          title={message('results.no-site')}
          text={message('results.no-site.text')}
          action={
            <a className={styles.link} href={toResultsHash(sites[0]?.siteId ?? '')}>
              {message('results.title')}
            </a>
          }
        />
      </main>
    );
  return <SiteResults key={site.siteId} site={site} query={query} />;
}

interface SiteResultsProps {
  readonly site: SiteSummary;
  readonly query: ResultsQuery;
}

function SiteResults({ site, query }: SiteResultsProps) {
  const message = useMessage();
  const { siteId, name } = site;
  const target = useMemo(() => ({ siteId, query }), [siteId, query]);
  const { data, error, refetch, isPlaceholderData } = useResults(target);
  return (
    <main className={styles.screen}>
      <div className={styles.column}>
        <header className={styles.head}>
          <a className={styles.link} href={toHash(siteId)}>
            {message('results.to-pages')}
          </a>
          <LanguageSwitch />
        </header>
        <h1 className={styles.title}>{message('results.of', { site: name })}</h1>
        <FilterBar target={target} results={data} />
        {error && <QueryFailure error={error} onRetry={refetch} />}
        {!data && !error && <Waiting />}
        {data && !error && (
          <div className={styles.body} aria-busy={isPlaceholderData}>
            <NoVisits siteId={siteId} results={data} query={query} />
            <Overview target={target} results={data} />
            <FunnelPanels target={target} period={data.period} />
            <SplitPanels target={target} results={data} />
            <SearchPanels target={target} />
            <VitalsPanel target={target} />
            <p className={styles.note}>{message('results.note')}</p>
          </div>
        )}
      </div>
    </main>
  );
}

function Waiting() {
  const message = useMessage();
  return (
    <div className={styles.waiting} role="status" aria-busy="true">
      <span className={styles.hidden}>{message('results.loading')}</span>
      <div className={styles.bone} />
      <div className={styles.bone} />
      <div className={styles.bone} />
    </div>
  );
}

interface NoVisitsProps {
  readonly siteId: string;
  readonly results: ResultsAnswer;
  readonly query: ResultsQuery;
}

/** Why there are no numbers, and what to do. */
function NoVisits({ siteId, results: { totals }, query }: NoVisitsProps) {
  const message = useMessage();
  const { data: site } = useSiteDocument(siteId);
  if (totals.views.count !== 0) return null;
  if (!site?.ok || site.value.enableWidgetTracking !== true)
    return (
      <StateMessage
        title={message('results.unmeasured')}
        text={message('results.unmeasured.text')}
      />
    );
  const { from: _, to: __, ...filters } = query;
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <StateMessage
      title={message('results.empty')}
      text={message(isFiltered ? 'results.empty.filtered' : 'results.empty.text')}
      action={
        isFiltered && (
          <a className={styles.link} href={toResultsHash(siteId)}>
            {message('results.filters.clear')}
          </a>
        )
      }
    />
  );
}

function useResultsRoute() {
  const hash = useHash();
  const today = todayIn(SITE_TIME_ZONE, serverNow());
  return useMemo(() => {
    const route = parseResultsRoute(hash);
    return { ...route, query: withPeriod(route.query, today) };
  }, [hash, today]);
}
