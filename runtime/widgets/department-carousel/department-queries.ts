import { FACET_FIELDS } from '#schemas/api/constants.ts';
import type { FacetField } from '#schemas/api/jobs.ts';
import type { Department, DepartmentCarouselContent } from '#schemas/documents/documents.ts';
import type { Query } from '../../data/query.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { type JobListing, jobFacetsQuery } from '../../jobs/job-queries.ts';
import { parseJobSearch } from '../../search/job-search.ts';
import { toDepartmentSearch } from './department-search.ts';

type Content = Sanitised<DepartmentCarouselContent>;
type Filter = Sanitised<Department>['filter'];

/** One query counts the departments of all fields at once; each keyword takes one of its own. */
export function departmentQueries({ items }: Content): Query<JobListing>[] {
  const fields = facetFieldsOf(items);
  const keywords = items.filter(({ filter }) => filter.field === 'keyword').map(keywordQuery);
  return fields.length === 0 ? keywords : [facetsQuery(fields), ...keywords];
}

/** The query that knows a department's number of jobs. */
export function queryOf(item: Sanitised<Department>, { items }: Content): Query<JobListing> {
  return item.filter.field === 'keyword' ? keywordQuery(item) : facetsQuery(facetFieldsOf(items));
}

function keywordQuery(item: Sanitised<Department>): Query<JobListing> {
  return jobFacetsQuery(toDepartmentSearch(item), []);
}

function facetsQuery(fields: readonly FacetField[]): Query<JobListing> {
  return jobFacetsQuery(parseJobSearch(''), fields);
}

function facetFieldsOf(items: readonly { readonly filter: Filter }[]): FacetField[] {
  return FACET_FIELDS.filter((field) => items.some(({ filter }) => filter.field === field));
}
