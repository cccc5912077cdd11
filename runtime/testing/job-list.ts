import type { JobListContent } from '#schemas/documents/documents.ts';
import type { ApiPort } from '../data/api-port.ts';
import { data } from '../widgets/job-list/data.ts';
import { noForms } from './no-forms.ts';
import { renderTestPage, toDocument } from './render.ts';
import { type SearchAnswer, searchResults } from './search-results.ts';

export const REQUEST = { path: '/buscar-empleos', params: {}, query: '', now: 0 };

export interface Shown {
  readonly query?: string;
  readonly content?: JobListContent;
  readonly sitePrefix?: string;
  readonly params?: Readonly<Record<string, string>>;
}

export async function show(
  answer: SearchAnswer,
  { query = '', content = {}, sitePrefix = '', params = {} }: Shown = {},
) {
  const request = { ...REQUEST, query, params };
  const results = await searchResults(data.queries(content, request), answer);
  const logo = { src: 'assets/logo.svg', alt: '', width: 64, height: 64 };
  const page = renderTestPage({
    site: { sitePrefix, companies: [{ name: 'RUTAS del Bajío, s.a. de c.v.', logo }] },
    widgets: [{ id: 'lista', type: 'job-list', content }],
    input: { ...request, results },
  });
  return toDocument(page);
}

/** Services that find nothing, and the searches that they were asked for. */
export function listening(): { readonly asked: readonly unknown[]; readonly port: ApiPort } {
  const asked: unknown[] = [];
  const answer = { records: [], totalRecords: 0, pageNumber: 0, pageSize: 6, facets: {} };
  const port: ApiPort = {
    findPlace: () => Promise.resolve(null),
    findJob: () => Promise.resolve(null),
    similarJobs: () => Promise.resolve([]),
    ...noForms,
    searchJobs: (request) => Promise.resolve(answer).finally(() => asked.push(request)),
  };
  return { asked, port };
}

export const countOf = (page: Document) => page.querySelector('[data-part="count"]')?.textContent;

/** Read out where they come without a new page. */
export const noticesOf = (page: Document) =>
  [...page.querySelectorAll('[role="status"][data-part="notices"] p')].map(
    (each) => each.textContent,
  );
