import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResultsQuery, ResultTable } from '#schemas/api/recruiting/results.ts';
import type { FileLanguage } from '#schemas/api/shapes.ts';
import {
  blockNumbersAnswer,
  funnelAnswer,
  resultsAnswer,
  searchResultsAnswer,
  vitalsAnswer,
} from '#schemas/generated/recruiting-answers.ts';
import type { AnswerShape } from '#schemas/json/answer-shape.ts';
import { contentUrl } from './request/content-request.ts';
import { askFor } from './request/read-response.ts';

/** Which results of a site. */
export interface ResultsTarget {
  readonly siteId: string;
  readonly query: ResultsQuery;
}

/** What was shown before stays until other numbers are there. */
function useResultsOf<T>(name: string | undefined, shape: AnswerShape<T>, target: ResultsTarget) {
  const { siteId, query } = target;
  return useQuery({
    queryKey: ['results', siteId, name, query],
    queryFn: ({ signal }) => {
      const path = [siteId, 'results', ...(name === undefined ? [] : [name])];
      return askFor(shape, { path, query: { ...query }, signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

export function useResults(target: ResultsTarget) {
  return useResultsOf(undefined, resultsAnswer, target);
}

export function useSearchResults(target: ResultsTarget) {
  return useResultsOf('searches', searchResultsAnswer, target);
}

export function useFunnel(target: ResultsTarget) {
  return useResultsOf('funnel', funnelAnswer, target);
}

/** They are not split by source and place. */
export function useVitals({ siteId, query: { source: _, place: __, ...query } }: ResultsTarget) {
  return useResultsOf('vitals', vitalsAnswer, { siteId, query });
}

/** Numbers of the last weeks by block of a page; what nobody saw is not among them. */
export function useBlockNumbers(siteId: string, pageId: string) {
  return useResultsOf('blocks', blockNumbersAnswer, { siteId, query: { page: pageId } });
}

/** A table of the results as a file. */
export interface ResultsFile {
  readonly target: ResultsTarget;
  readonly table: ResultTable;
}

/** Address of a table as a spreadsheet, in the language of who reads it. */
export function resultsCsvUrl(
  { target: { siteId, query }, table }: ResultsFile,
  language: FileLanguage,
): string {
  return contentUrl({ path: [siteId, 'results.csv'], query: { ...query, table, language } });
}
