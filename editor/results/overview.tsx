import { useState } from 'react';
import type { ComparedCount, LeftOut, ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import { type ResultsTarget, resultsCsvUrl } from '../service/results-api.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toCountedApplications } from '../ui/route/results-route.ts';
import styles from './overview.module.css';
import { Panel } from './panel.tsx';
import { type ResultTexts, useResultTexts } from './result-texts.ts';
import { type DrawnName, TimeChart } from './time-chart.tsx';

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
  const { totals, applicationsFrom, series } = results;
  const hasGaps = series.some((point) => point[drawn] === null);
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
              name={message(`results.${name}`)}
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
        <button type="button" className={styles.tile} onClick={showSearches}>
          <Figure name={message('results.searches')} number={totals.searches} texts={texts} />
        </button>
        <div className={styles.tile}>
          <Figure name={message('results.alerts')} number={totals.alerts} texts={texts} />
        </div>
      </section>
      <LeftOutNote leftOut={results.leftOut} texts={texts} />
      <Panel
        title={message(`results.${drawn}`)}
        text={hasGaps ? message('results.gaps') : undefined}
        csv={resultsCsvUrl(target, 'days')}
      >
        <TimeChart name={drawn} results={results} texts={texts} />
        {drawn === 'applications' && <ApplicationsLink target={target} results={results} />}
      </Panel>
    </>
  );
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

/** Leads to the applications that are counted, where their list can be narrowed alike. */
function ApplicationsLink({ target: { siteId, query }, results }: OverviewProps) {
  const message = useMessage();
  const { source } = query;
  if (results.applicationsFrom !== 'applications' || source === '') return null;
  return (
    <a className={styles.open} href={toCountedApplications(siteId, results.period, { source })}>
      {message('results.open-applications')}
    </a>
  );
}

/** The lists behind the number stand further below. */
function showSearches(): void {
  document.getElementById('results-searches')?.scrollIntoView();
}

interface FigureProps {
  readonly name: string;
  readonly number: ComparedCount;
  readonly texts: ResultTexts;
  readonly note?: string | undefined;
}

function Figure({ name, number: { count, before }, texts, note }: FigureProps) {
  const message = useMessage();
  const change = texts.change(count, before);
  const isLess = count !== null && before !== null && count < before;
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.number}>{texts.count(count)}</span>
      <span className={styles.change} data-less={isLess || undefined}>
        {change === undefined
          ? message('results.before', { count: texts.count(before) })
          : message('results.change', { change, count: texts.count(before) })}
      </span>
      {note !== undefined && <span className={styles.change}>{note}</span>}
    </>
  );
}
