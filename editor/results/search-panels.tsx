import { OTHER_KEYWORD } from '#schemas/api/constants.ts';
import type { KeywordResult } from '#schemas/api/recruiting/results.ts';
import { liveAddress } from '../publishing/live-address.ts';
import { usePages, useSiteDocument } from '../service/content-queries.ts';
import { type ResultsTarget, useSearchResults } from '../service/results-api.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { Bars } from './bars.tsx';
import { FailedPanel, Panel } from './panel.tsx';
import { type ResultTexts, shareOf, useResultTexts } from './result-texts.ts';
import styles from './results.module.css';

export interface SearchPanelsProps {
  readonly target: ResultsTarget;
}

/** What people searched for, and for what there is nothing. */
export function SearchPanels({ target }: SearchPanelsProps) {
  const message = useMessage();
  const texts = useResultTexts(target.siteId);
  const { data, error, refetch, isPlaceholderData } = useSearchResults(target);
  const open = useSearchPage(target.siteId);
  if (error)
    return <FailedPanel title={message('results.top-searches')} error={error} onRetry={refetch} />;
  if (!data) return null;
  const { searches, empty, opened } = data;
  const tell = (part: number | null) => {
    const share = shareOf(part, searches.count);
    return share === undefined ? texts.count(part) : texts.percent(share);
  };
  return (
    <div className={styles.pair}>
      <Panel
        id="results-searches"
        title={message('results.top-searches')}
        text={message(
          searches.count === 1 ? 'results.searches.text.one' : 'results.searches.text',
          {
            searches: texts.count(searches.count),
            opened: tell(opened.count),
            empty: tell(empty.count),
          },
        )}
        csv={{ target, table: 'searches' }}
        isBusy={isPlaceholderData}
      >
        <Keywords keywords={data.top} column="searches" texts={texts} open={open} />
      </Panel>
      <Panel
        title={message('results.empty-searches')}
        text={message('results.empty-searches.text')}
        csv={{ target, table: 'searches' }}
        isBusy={isPlaceholderData}
      >
        <Keywords keywords={data.withoutResult} column="empty" texts={texts} open={open} />
      </Panel>
    </div>
  );
}

interface KeywordsProps {
  readonly keywords: readonly KeywordResult[];
  readonly column: 'searches' | 'empty';
  readonly texts: ResultTexts;
  readonly open: (keyword: string) => string | undefined;
}

/** Gives where visitors find what they searched for; undefined where no page of the site shows it. */
function useSearchPage(siteId: string): (keyword: string) => string | undefined {
  const { data: pages } = usePages(siteId);
  const { data: site } = useSiteDocument(siteId);
  const page = pages?.find(({ type, status }) => type === 'JOB_LISTING' && status !== 'draft');
  const address =
    page && site?.ok
      ? liveAddress(site.value, { ...page, url: page.liveUrl ?? page.url }, location.origin)
      : null;
  return (keyword) =>
    address === null || keyword === '' || keyword === OTHER_KEYWORD
      ? undefined
      : `${address}?${new URLSearchParams({ keyword })}`;
}

const SHOWN = 12;

function Keywords({ keywords, column, texts, open }: KeywordsProps) {
  const message = useMessage();
  if (keywords.length === 0) return <p className={styles.none}>{message('results.none')}</p>;
  const nameOf = (keyword: string) =>
    keyword === OTHER_KEYWORD
      ? message('results.keyword.other')
      : keyword || message('results.keyword.none');
  const rows = keywords.slice(0, SHOWN).map(({ keyword, ...counts }) => ({
    key: keyword,
    name: nameOf(keyword),
    count: counts[column],
    outside: counts[column] ? open(keyword) : undefined,
    note:
      column === 'searches'
        ? message(counts.opened === 1 ? 'results.opened.one' : 'results.opened', {
            count: texts.count(counts.opened),
          })
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
