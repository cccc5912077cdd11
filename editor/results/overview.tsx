import { useState } from 'react';
import type { ComparedTotal, LeftOut, ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import { serverNow } from '../service/request/server-clock.ts';
import type { ResultsTarget } from '../service/results-api.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toCountedApplications } from '../ui/route/results-route.ts';
import { type DrawnName, daysOver, isForgotten, isUnfinished, knownFrom } from './drawn-points.ts';
import styles from './overview.module.css';
import { CsvLink, Panel } from './panel.tsx';
import { type ResultTexts, useResultTexts } from './result-texts.ts';
import { TimeChart } from './time-chart.tsx';

export interface OverviewProps {
  readonly target: ResultsTarget;
  readonly results: ResultsAnswer;
}

/** Numbers that the chart can show. */
const DRAWN = [
  'visits',
  'views',
  'jobViews',
  'applyClicks',
  'applications',
] as const satisfies readonly DrawnName[];

/** The numbers of the period, and one of them day by day. */
export function Overview({ target, results }: OverviewProps) {
  const message = useMessage();
  const texts = useResultTexts(target.siteId);
  const [drawn, setDrawn] = useState<DrawnName>('visits');
  const { totals, applicationsFrom } = results;
  const gaps = useGaps(results, drawn, texts);
  const searches = (
    <Figure name="searches" results={results} number={totals.searches} texts={texts} />
  );
  return (
    <>
      <section className={styles.tiles} aria-label={message('results.numbers')}>
        {DRAWN.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tile}
            aria-pressed={name === drawn}
            onClick={() => setDrawn(name)}
          >
            <Figure
              name={name}
              results={results}
              number={totals[name]}
              texts={texts}
              note={
                name === 'applications' && applicationsFrom === 'events'
                  ? message('results.applications.measured')
                  : undefined
              }
            />
          </button>
        ))}
        {totals.searches.count ? (
          <button type="button" className={styles.tile} onClick={() => show('searches')}>
            {searches}
          </button>
        ) : (
          <div className={styles.tile}>{searches}</div>
        )}
        <div className={styles.tile}>
          <Figure name="alerts" results={results} number={totals.alerts} texts={texts} />
        </div>
      </section>
      <div className={styles.below}>
        <LeftOutNote leftOut={results.leftOut} texts={texts} />
        <CsvLink title={message('results.numbers')} file={{ target, table: 'totals' }} />
      </div>
      <Panel title={message(`results.${drawn}`)} text={gaps} csv={{ target, table: 'days' }}>
        <TimeChart target={target} name={drawn} results={results} texts={texts} />
        <Behind drawn={drawn} target={target} results={results} />
      </Panel>
    </>
  );
}

/** Why some points are not drawn; undefined where all are. */
function useGaps(results: ResultsAnswer, drawn: DrawnName, texts: ResultTexts): string | undefined {
  const message = useMessage();
  const gaps = results.series.filter((point) => point[drawn] === null);
  if (gaps.some((point) => isForgotten(results, drawn, point)))
    return message('results.unknown', { day: texts.day(knownFrom(results, drawn)) });
  return gaps.length > 0 ? message('results.gaps') : undefined;
}

const REASONS = ['unsigned', 'overLimit', 'machines'] as const satisfies readonly (keyof LeftOut)[];

interface LeftOutNoteProps {
  readonly leftOut: LeftOut | null;
  readonly texts: ResultTexts;
}

/** What came and is in none of the numbers. */
function LeftOutNote({ leftOut, texts }: LeftOutNoteProps) {
  const message = useMessage();
  const { language } = useLanguage();
  if (leftOut === null) return null;
  const reasons = REASONS.filter((reason) => leftOut[reason] !== 0).map((reason) => {
    const count = leftOut[reason];
    const told = count === null ? message('results.left-out.few') : texts.count(count);
    return message(`results.left-out.${reason}`, { count: told });
  });
  if (reasons.length === 0) return null;
  const list = new Intl.ListFormat(language).format(reasons);
  return <p className={styles.leftOut}>{message('results.left-out', { reasons: list })}</p>;
}

/** Panels further below that tell what a number is made of, by its name. */
const PANELS = {
  visits: ['sources', 'results.open.visits'],
  views: ['pages', 'results.open.views'],
  jobViews: ['funnel', 'results.open.steps'],
  applyClicks: ['funnel', 'results.open.steps'],
} as const;

/** Leads to what the number that is drawn is made of. Few people and none have nothing to show. */
function Behind({ drawn, ...props }: OverviewProps & { readonly drawn: DrawnName }) {
  const message = useMessage();
  if (!props.results.totals[drawn].count) return null;
  if (drawn === 'applications') return <ApplicationsLink {...props} />;
  const [panel, text] = PANELS[drawn];
  return (
    <button type="button" className={styles.open} onClick={() => show(panel)}>
      {message(text)}
    </button>
  );
}

/** Leads to the applications that are counted, where their list can be narrowed alike. */
function ApplicationsLink({ target: { siteId, query }, results }: OverviewProps) {
  const message = useMessage();
  if (results.applicationsFrom !== 'applications') return null;
  const { source } = query;
  return (
    <a className={styles.open} href={toCountedApplications(siteId, results.period, { source })}>
      {message('results.open-applications')}
    </a>
  );
}

/** The lists behind a number stand further below. */
function show(panel: 'sources' | 'pages' | 'funnel' | 'searches'): void {
  const found = document.getElementById(`results-${panel}`);
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}

interface FigureProps {
  readonly name: keyof ResultsAnswer['totals'];
  readonly results: ResultsAnswer;
  readonly number: ComparedTotal;
  readonly texts: ResultTexts;
  readonly note?: string | undefined;
}

function Figure({ name, results, number, texts, note }: FigureProps) {
  const message = useMessage();
  const { count, compared, before } = number;
  const { period } = results;
  const first = knownFrom(results, name);
  const isKnown = results.before.from >= first;
  const isGone = period.to < first && count === 0;
  // A whole day beside some hours of one says nothing.
  const isPart = period.from === period.to && isUnfinished(results, serverNow());
  const change = isPart ? undefined : texts.change(compared, before);
  const isLess = isKnown && !isPart && compared !== null && before !== null && compared < before;
  const said = { count: texts.count(before) };
  const isOver = daysOver(results) === undefined;
  const comparison =
    change === undefined
      ? message('results.before', said)
      : message(isOver ? 'results.change' : 'results.change.over', { ...said, change });
  const unknown = message(isGone ? 'results.unknown.point' : 'results.before.unknown');
  return (
    <>
      <span className={styles.name}>{message(`results.${name}`)}</span>
      <span className={styles.number}>{isGone ? '–' : texts.count(count)}</span>
      <span className={styles.change} data-less={isLess || undefined}>
        {isKnown ? comparison : unknown}
      </span>
      {note !== undefined && <span className={styles.change}>{note}</span>}
    </>
  );
}
