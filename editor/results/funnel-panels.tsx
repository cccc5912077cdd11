import type { FunnelAnswer, ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import { type ResultsTarget, useFunnel } from '../service/results-api.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { toCountedApplications, toStoppedApplications } from '../ui/route/results-route.ts';
import { type BarRow, Bars } from './bars.tsx';
import { FailedPanel, Panel } from './panel.tsx';
import { type ResultTexts, shareOf, useResultTexts } from './result-texts.ts';
import styles from './results.module.css';

export interface FunnelPanelsProps {
  readonly target: ResultsTarget;
  readonly period: ResultsAnswer['period'];
}

/** From a job to an application, and where people stop. */
export function FunnelPanels({ target, period }: FunnelPanelsProps) {
  const message = useMessage();
  const { data, error, refetch, isPlaceholderData } = useFunnel(target);
  const texts = useResultTexts(target.siteId);
  if (error)
    return <FailedPanel title={message('results.funnel')} error={error} onRetry={refetch} />;
  if (!data) return null;
  return (
    <div className={styles.pair}>
      <Panel
        id="results-funnel"
        title={message('results.funnel')}
        text={message(
          data.finishedFrom === 'applications' ? 'results.funnel.exact' : 'results.funnel.measured',
        )}
        csv={{ target, table: 'funnel' }}
        isBusy={isPlaceholderData}
      >
        <Steps funnel={data} texts={texts} opensFinished={opensFinished(data, target, period)} />
      </Panel>
      <Panel
        title={message('results.stops')}
        text={message('results.stops.text')}
        csv={{ target, table: 'stops' }}
        isBusy={isPlaceholderData}
      >
        {data.stops.length === 0 ? (
          <p className={styles.none}>{message('results.stops.none')}</p>
        ) : (
          <Stops
            funnel={data}
            texts={texts}
            open={(stop) =>
              toStoppedApplications(target.siteId, period, { stop, source: target.query.source })
            }
          />
        )}
      </Panel>
    </div>
  );
}

/** Where the list of the applications is that the funnel ends with; undefined where no list can be narrowed alike. */
function opensFinished(
  { finished, finishedFrom }: FunnelAnswer,
  { siteId, query: { source } }: ResultsTarget,
  period: ResultsAnswer['period'],
): string | undefined {
  const isListed = finishedFrom === 'applications' && Boolean(finished.count);
  return isListed ? toCountedApplications(siteId, period, { source }) : undefined;
}

interface FunnelProps {
  readonly funnel: FunnelAnswer;
  readonly texts: ResultTexts;
}

interface StepsProps extends FunnelProps {
  readonly opensFinished: string | undefined;
}

interface StopsProps extends FunnelProps {
  readonly open: (stop: string) => string;
}

function Steps({ funnel, texts, opensFinished: href }: StepsProps) {
  const message = useMessage();
  const { jobViews, applyClicks, pages, finished } = funnel;
  const steps = [
    { key: 'jobViews', name: message('results.jobViews'), count: jobViews.count },
    { key: 'applyClicks', name: message('results.applyClicks'), count: applyClicks.count },
    ...pages.map(({ page, reached }) => ({
      key: `page-${page}`,
      name: message('results.form-page', { number: page + 1 }),
      count: reached,
    })),
    { key: 'finished', name: message('results.applications'), count: finished.count, href },
  ];
  const rows = steps.map((step, index): BarRow => {
    const share = shareOf(step.count, steps[index - 1]?.count);
    return {
      ...step,
      note:
        share === undefined
          ? undefined
          : message('results.of-step', { percent: texts.percent(share) }),
    };
  });
  return (
    <Bars
      caption={message('results.funnel')}
      columns={{ name: message('results.step'), count: message('results.people') }}
      rows={rows}
      texts={texts}
    />
  );
}

function Stops({ funnel: { stops }, texts, open }: StopsProps) {
  const message = useMessage();
  const rows = stops.map(
    ({ formId, page, question, count, stop }): BarRow => ({
      key: JSON.stringify([formId, page, question]),
      name: page,
      count,
      href: stop === null ? undefined : open(stop),
      note:
        question === null
          ? message('results.stops.nothing')
          : message('results.stops.after', { question }),
    }),
  );
  return (
    <Bars
      caption={message('results.stops')}
      columns={{ name: message('results.stops.where'), count: message('results.stops.count') }}
      rows={rows}
      texts={texts}
    />
  );
}
