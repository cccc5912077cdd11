import type {
  ResultSplit,
  ResultsAnswer,
  ResultsQuery,
  ResultTable,
} from '#schemas/api/recruiting/results.ts';
import type { ResultsTarget } from '../service/results-api.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { toCountedApplications, toResultsHash } from '../ui/route/results-route.ts';
import { type BarRow, Bars } from './bars.tsx';
import { daysOver } from './drawn-points.ts';
import { Panel } from './panel.tsx';
import { useResultTexts } from './result-texts.ts';
import styles from './results.module.css';

export interface SplitPanelsProps {
  readonly target: ResultsTarget;
  readonly results: ResultsAnswer;
}

/** Where visits and applications came from, what they were of and on what. Each row opens what is behind it. */
export function SplitPanels({ target, results }: SplitPanelsProps) {
  const { siteId, query } = target;
  const { period } = results;
  const texts = useResultTexts(siteId);
  const message = useMessage();
  const isNarrowed = results.applicationsFrom === 'events';
  const whole = isNarrowed ? message('results.applications.whole') : undefined;
  return (
    <div className={styles.pair}>
      <SplitPanel
        target={target}
        table="pages"
        split={results.pages}
        results={results}
        say={texts.page}
        filter="page"
      />
      <SplitPanel
        target={target}
        table="sources"
        split={results.sources}
        results={results}
        say={texts.source}
        filter="source"
      />
      <SplitPanel
        target={target}
        table="places"
        split={results.places}
        results={results}
        say={texts.place}
        text={message('results.in-tens')}
        filter="place"
      />
      <SplitPanel
        target={target}
        table="devices"
        split={results.devices}
        results={results}
        say={texts.device}
        text={message('results.in-tens')}
        filter="device"
      />
      <SplitPanel
        target={target}
        table="application-sources"
        split={results.applicationSources}
        results={results}
        say={texts.source}
        text={whole}
        open={(source) => toCountedApplications(siteId, period, { source })}
      />
      <SplitPanel
        target={target}
        table="application-channels"
        split={results.applicationChannels}
        results={results}
        say={texts.channel}
        text={whole}
        open={(channel) => toCountedApplications(siteId, period, { source: query.source, channel })}
      />
    </div>
  );
}

interface SplitPanelProps {
  readonly target: ResultsTarget;
  readonly table: Extract<
    ResultTable,
    'pages' | 'sources' | 'devices' | 'places' | 'application-sources' | 'application-channels'
  >;
  readonly split: ResultSplit;
  readonly say: (value: string) => string;
  /** What a row narrows; undefined for what cannot be narrowed by it. */
  readonly filter?: 'page' | 'source' | 'device' | 'place';
  readonly results: ResultsAnswer;
  /** What its numbers leave out. */
  readonly text?: string | undefined;
  /** Where a row leads that narrows nothing. */
  readonly open?: (value: string) => string;
}

/** Rows of a list until the rest of it is opened. */
const FIRST_ROWS = 8;

function SplitPanel(props: SplitPanelProps) {
  const { target, table, results, split, say, filter, text, open } = props;
  const message = useMessage();
  const texts = useResultTexts(target.siteId);
  const { siteId, query } = target;
  const from = table.startsWith('application-') ? 'applications' : 'events';
  // Whether all of the period before is still kept.
  const hasBefore = results.before.from >= results.knownFrom[from];
  const rows = split.rows.map(({ value, count, before: earlier }): BarRow => {
    const before = hasBefore ? earlier : undefined;
    // Nothing is narrowed to what is of no page or device.
    const isOpen = Boolean(count) && (value !== '' || !(filter === 'page' || filter === 'device'));
    const narrower =
      filter === undefined || value === query[filter] ? undefined : narrow(query, filter, value);
    const href = narrower === undefined ? open?.(value) : toResultsHash(siteId, narrower);
    return { key: value, name: say(value), count, before, href: isOpen ? href : undefined };
  });
  const rest = restOf(split, (values) => message('results.rest', { count: values })).map((row) =>
    hasBefore ? row : { ...row, before: undefined },
  );
  const days = daysOver(results);
  const columns = {
    name: message(`results.${table}.value`),
    count: message(`results.${table}.count`),
    before: message(columnBefore(days), { days: days ?? 0 }),
  };
  const bars = (some: readonly BarRow[]) => (
    <Bars caption={message(`results.${table}`)} columns={columns} rows={some} texts={texts} />
  );
  const first = rows.length > FIRST_ROWS + 2 ? rows.slice(0, FIRST_ROWS) : rows;
  return (
    <Panel
      id={`results-${table}`}
      title={message(`results.${table}`)}
      text={text}
      csv={{ target, table }}
    >
      {rows.length === 0 && <p className={styles.none}>{message('results.none')}</p>}
      {rows.length > 0 && bars(first.length === rows.length ? [...rows, ...rest] : first)}
      {first.length < rows.length && (
        <details className={styles.more}>
          <summary>{message('results.more', { count: rows.length - first.length })}</summary>
          {bars([...rows.slice(first.length), ...rest])}
        </details>
      )}
    </Panel>
  );
}

/** Today is not compared: then the days before are fewer than those that are told. */
function columnBefore(days: number | undefined) {
  if (days === undefined) return 'results.before.column';
  return days === 1 ? 'results.before.column.over.one' : 'results.before.column.over';
}

function restOf({ rest }: ResultSplit, say: (values: number) => string): BarRow[] {
  if (rest === null) return [];
  return [
    { key: '(rest)', name: say(rest.values), count: rest.count, before: rest.before, isRest: true },
  ];
}

function narrow(
  query: ResultsQuery,
  filter: 'page' | 'source' | 'device' | 'place',
  value: string,
): ResultsQuery {
  if (filter !== 'device') return { ...query, [filter]: value };
  return value === 'phone' || value === 'tablet' || value === 'desktop'
    ? { ...query, device: value }
    : query;
}
