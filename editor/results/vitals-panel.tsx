import type { PageVitals, VitalsAnswer } from '#schemas/api/recruiting/results.ts';
import { type ResultsTarget, useVitals } from '../service/results-api.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toResultsHash } from '../ui/route/results-route.ts';
import { FailedPanel, Panel } from './panel.tsx';
import { useResultTexts } from './result-texts.ts';
import styles from './results.module.css';
import vitalStyles from './vitals-panel.module.css';

export interface VitalsPanelProps {
  readonly target: ResultsTarget;
}

const VITALS = ['LCP', 'INP', 'CLS'] as const;
type Vital = (typeof VITALS)[number];

/** How quick and steady pages are on the phones of visitors, against what they may take. */
export function VitalsPanel({ target }: VitalsPanelProps) {
  const message = useMessage();
  const { data, error, refetch, isPlaceholderData } = useVitals(target);
  if (error)
    return <FailedPanel title={message('results.vitals')} error={error} onRetry={refetch} />;
  if (!data) return null;
  const { source, place } = target.query;
  const isWhole = source === undefined && place === undefined;
  return (
    <Panel
      title={message('results.vitals')}
      text={message(isWhole ? 'results.vitals.text' : 'results.vitals.whole')}
      csv={{ target, table: 'vitals' }}
      isBusy={isPlaceholderData}
    >
      {data.data.length === 0 ? (
        <p className={styles.none}>{message('results.none')}</p>
      ) : (
        <Table target={target} vitals={data} />
      )}
    </Panel>
  );
}

interface TableProps {
  readonly target: ResultsTarget;
  readonly vitals: VitalsAnswer;
}

function Table({ target, vitals: { budgets, data } }: TableProps) {
  const message = useMessage();
  const { siteId } = target;
  const texts = useResultTexts(siteId);
  return (
    <section
      className={vitalStyles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={message('results.table-of', { title: message('results.vitals') })}
    >
      <table className={vitalStyles.table}>
        <thead>
          <tr>
            <th scope="col">{message('results.pages.value')}</th>
            {VITALS.map((name) => (
              <th key={name} scope="col">
                {message(`results.vital.${name}`)}
              </th>
            ))}
            <th scope="col">{message('results.samples')}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((page) => (
            <tr key={page.pageId}>
              <th scope="row">
                <PageName target={target} pageId={page.pageId} name={texts.page(page.pageId)} />
              </th>
              {VITALS.map((name) => (
                <Value key={name} name={name} page={page} budget={budgets[name]} />
              ))}
              <td>{texts.count(page.samples)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PageNameProps {
  readonly target: ResultsTarget;
  /** Empty for addresses that are no page, to which nothing is narrowed. */
  readonly pageId: string;
  readonly name: string;
}

function PageName({ target: { siteId, query }, pageId, name }: PageNameProps) {
  if (pageId === '') return name;
  return (
    <a className={vitalStyles.page} href={toResultsHash(siteId, { ...query, page: pageId })}>
      {name}
    </a>
  );
}

interface ValueProps {
  readonly name: Vital;
  readonly page: PageVitals;
  readonly budget: number;
}

function Value({ name, page, budget }: ValueProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const value = page[name];
  if (value === null) return <td className={vitalStyles.few}>{message('results.vital.few')}</td>;
  const isGood = value <= budget;
  return (
    <td>
      <span className={vitalStyles.value} data-good={isGood || undefined}>
        {formatVital(name, value, language)}
      </span>
      <span className={vitalStyles.verdict}>
        {message(verdictOf(name, isGood), {
          budget: formatVital(name, budget, language),
        })}
      </span>
    </td>
  );
}

function verdictOf(name: Vital, isGood: boolean) {
  if (isGood) return 'results.vital.good';
  return name === 'CLS' ? 'results.vital.over.CLS' : 'results.vital.over';
}

function formatVital(name: Vital, value: number, language: string): string {
  const locale = language === 'es' ? 'es-MX' : 'en-US';
  if (name === 'CLS') return value.toLocaleString(locale, { maximumFractionDigits: 3 });
  if (name === 'INP') return `${value.toLocaleString(locale, { maximumFractionDigits: 0 })} ms`;
  return `${(value / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} s`;
}
