import type { KeywordResult } from '#schemas/api/recruiting/results.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { type ResultsTarget, resultsCsvUrl, useSearchResults } from '../service/results-api.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { Bars } from './bars.tsx';
import { Panel } from './panel.tsx';
import { type ResultTexts, useResultTexts } from './result-texts.ts';
import styles from './results.module.css';

export interface SearchPanelsProps {
  readonly target: ResultsTarget;
}

/** What people searched for, and for what there is nothing. */
export function SearchPanels({ target }: SearchPanelsProps) {
  const message = useMessage();
  const texts = useResultTexts(target.siteId);
  const { data, error, refetch } = useSearchResults(target);
  if (error) return <QueryFailure error={error} onRetry={refetch} />;
  if (!data) return null;
  const { searches, empty, opened } = data;
  const share = (part: number | null) =>
    part === null || searches.count === null || searches.count === 0
      ? texts.count(part)
      : texts.percent(part / searches.count);
  return (
    <div className={styles.pair} id="results-searches">
      <Panel
        title={message('results.top-searches')}
        text={message('results.searches.text', {
          searches: texts.count(searches.count),
          opened: share(opened.count),
          empty: share(empty.count),
        })}
        csv={resultsCsvUrl(target, 'searches')}
      >
        <Keywords keywords={data.top} column="searches" texts={texts} />
      </Panel>
      <Panel
        title={message('results.empty-searches')}
        text={message('results.empty-searches.text')}
        csv={resultsCsvUrl(target, 'searches')}
      >
        <Keywords keywords={data.withoutResult} column="empty" texts={texts} />
      </Panel>
    </div>
  );
}

interface KeywordsProps {
  readonly keywords: readonly KeywordResult[];
  readonly column: 'searches' | 'empty';
  readonly texts: ResultTexts;
}

const SHOWN = 12;

function Keywords({ keywords, column, texts }: KeywordsProps) {
  const message = useMessage();
  if (keywords.length === 0) return <p className={styles.none}>{message('results.none')}</p>;
  const rows = keywords.slice(0, SHOWN).map(({ keyword, ...counts }) => ({
    key: keyword,
    name: keyword || message('results.keyword.none'),
    count: counts[column],
    note:
      column === 'searches'
        ? message('results.opened', { count: texts.count(counts.opened) })
        : undefined,
  }));
  return (
    <Bars
      caption={message(column === 'empty' ? 'results.empty-searches' : 'results.top-searches')}
      columns={{ name: message('results.keyword'), count: message('results.times') }}
      rows={rows}
      texts={texts}
    />
  );
}
