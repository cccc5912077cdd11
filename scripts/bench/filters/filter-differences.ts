import { isEqual, orderBy } from 'lodash-es';
import type { FacetValue, JobSearchResult } from '#schemas/api/jobs.ts';
import { MAX_VALUES } from '#server/jobs/search/query/list-values.ts';
import type { Truth } from './filter-truth.ts';

/** In what an answer differs from the truth, in words; empty where it does not. */
export function differences(answer: JobSearchResult, truth: Truth): readonly string[] {
  const { totalRecords, facets, records } = answer;
  const page = records.map(({ id }) => id);
  return [
    ...(totalRecords === truth.total ? [] : [`total ${totalRecords}, not ${truth.total}`]),
    ...(isEqual(page, truth.page) ? [] : [`page ${page.join()}, not ${truth.page.join()}`]),
    ...Object.entries(truth.facets).flatMap(([field, counted]) => {
      const told = new Map(Object.entries(facets)).get(field) ?? [];
      return isSameFacet(told, counted) ? [] : [`facet ${field}: ${unlike(told, counted)}`];
    }),
  ];
}

/** Of more values than are answered, those that are have their counts, and none that is left out has more. */
function isSameFacet(told: readonly FacetValue[], counted: readonly FacetValue[]): boolean {
  if (counted.length <= MAX_VALUES) return unlike(told, counted) === '';
  const counts = new Map(counted.map(({ value, count }) => [value, count]));
  return (
    told.every(({ value, count }) => counts.get(value) === count) &&
    isEqual(highestCounts(told), highestCounts(counted))
  );
}

function highestCounts(values: readonly FacetValue[]): readonly number[] {
  return orderBy(values, 'count', 'desc')
    .slice(0, MAX_VALUES)
    .map(({ count }) => count);
}

/** Values that one of them has alone or counts otherwise; twice the same is one too many. */
function unlike(told: readonly FacetValue[], counted: readonly FacetValue[]): string {
  const toTexts = (values: readonly FacetValue[]) =>
    values.map(({ value, count }) => `${value}: ${count}`);
  const [own, right] = [toTexts(told), toTexts(counted)];
  const more = own.filter((text, place) => !right.includes(text) || own.indexOf(text) < place);
  const less = right.filter((text) => !own.includes(text));
  return [...more.map((text) => `+${text}`), ...less.map((text) => `-${text}`)].join('; ');
}
