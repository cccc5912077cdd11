import type { AnyWidget } from '#schemas/documents/documents.ts';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import type { PageRequest } from '../context/page-request.ts';
import type { ApiPort } from '../data/api-port.ts';
import type { ReadValues } from '../data/canonical-query.ts';
import { loadAnswers, loadQueries, type QueryAnswers, type QueryResults } from '../data/query.ts';
import type { DescribedPage, PageDescription, WidgetData } from '../data/widget-data.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import type { PageParts } from './page-parts.ts';

/** What of a request and of the services a page depends on. */
export interface PageNeeds {
  /** Parameters of the address, in canonical order. */
  readonly params: readonly string[];
  /** Of a parameter's values those that change the page. */
  readonly read: ReadValues;
  /** Whether it shows jobs, so that it changes when they do. */
  readonly readsJobs: boolean;
  /** Ids of the widgets that it shows. */
  readonly shown: ReadonlySet<string>;
  /** Ids of those of them that have a document of their own. */
  readonly framed: ReadonlySet<string>;
  /** Whether what it shows at an address is one person's, which no cache may keep. */
  isPrivate(query: string): boolean;
  /** Whether it has a map, open or not. */
  readonly hasMap: boolean;
  /** The next moment after `now` at which the page shows something else, both in ms since the epoch. */
  expires(now: number): number | undefined;
}

interface DataOfWidget {
  readonly id: string;
  readonly data: WidgetData<object>;
  readonly content: object;
}

export function pageNeeds(parts: PageParts, registry: WidgetRegistry): PageNeeds {
  const used = dataOf(parts, registry);
  const params = new Set(used.flatMap(({ data }) => data.params));
  const shown = new Set(parts.shown.map(({ id }) => id));
  const framed = parts.shown.filter(({ type }) => registry.get(type)?.frame !== undefined);
  return {
    params: [...params],
    read: (name, values) => readValues(used, name, values),
    readsJobs: used.some(({ data }) => data.queries),
    shown,
    framed: new Set(framed.map(({ id }) => id)),
    isPrivate: (query) => used.some(({ data }) => data.isPrivate?.({ query })),
    hasMap: parts.shown.some(({ type }) => traitsOf(type).map),
    expires: (now) => earliestExpiry(used, now),
  };
}

/** Rejects when a service does not answer. */
export function loadPageData(
  parts: PageParts,
  registry: WidgetRegistry,
  { request, api }: { readonly request: PageRequest; readonly api: ApiPort },
): Promise<QueryResults> {
  const queries = dataOf(parts, registry).flatMap(
    ({ data, content }) => data.queries?.(content, request) ?? [],
  );
  return loadQueries(queries, api);
}

/** What one widget shows at an address. Rejects when a service does not answer. */
export function loadWidgetAnswers(
  widget: AnyWidget,
  registry: WidgetRegistry,
  { request, api }: { readonly request: PageRequest; readonly api: ApiPort },
): Promise<QueryAnswers> {
  const { data } = registry.get(widget.type) ?? {};
  const queries = data?.queries?.(widget.content, request) ?? [];
  return loadAnswers([...queries, ...(data?.examples?.(widget.content) ?? [])], api);
}

/** Where two widgets describe the page, the first says it. */
export function describePage(
  parts: PageParts,
  registry: WidgetRegistry,
  {
    request,
    results,
    page,
  }: {
    readonly request: PageRequest;
    readonly results: QueryResults;
    readonly page: DescribedPage;
  },
): PageDescription {
  const descriptions = dataOf(parts, registry).map(({ data, content }) =>
    data.describe?.(content, request, results, page),
  );
  return Object.assign({}, ...descriptions.reverse());
}

function readValues(
  used: readonly DataOfWidget[],
  name: string,
  values: readonly string[],
): readonly string[] {
  const readers = used.filter(({ data }) => data.params.includes(name));
  if (readers.some(({ data }) => data.accepts === undefined)) return values;
  const read = values.find((value) => readers.some(({ id, data }) => data.accepts?.(value, id)));
  return read === undefined ? [] : [read];
}

function earliestExpiry(used: readonly DataOfWidget[], now: number): number | undefined {
  const moments = used.flatMap(({ data, content }) => data.expires?.(content, now) ?? []);
  return moments.length === 0 ? undefined : Math.min(...moments);
}

function dataOf({ shown }: PageParts, registry: WidgetRegistry): DataOfWidget[] {
  return shown.flatMap(({ id, type, content }) => {
    const data = registry.get(type)?.data;
    return data === undefined ? [] : [{ id, data, content }];
  });
}
