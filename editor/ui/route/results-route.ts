import { isUndefined, omitBy } from 'lodash-es';
import type { ResultsQuery } from '#schemas/api/recruiting/results.ts';
import { isId } from '#schemas/text/id-text.ts';
import { toApplicationsHash } from './applications-route.ts';
import { parseRoute, toHash } from './route.ts';

/** Stands where addresses name a site; no id has a tilde. `#/~results/repartidores-mx?page=home` are results of a page. */
export const RESULTS = '~results';

interface ResultsRoute {
  readonly siteId: string | undefined;
  /** Period and filters. */
  readonly query: ResultsQuery;
}

/** What the address of a site's results names. What it cannot mean is left out. */
export function parseResultsRoute(hash: string): ResultsRoute {
  const [path = '', search = ''] = hash.split('?', 2);
  const params = new URLSearchParams(search);
  const { pageId: siteId } = parseRoute(path);
  return { siteId, query: readQuery(params) };
}

const DEVICES = ['phone', 'tablet', 'desktop'] as const;

function readQuery(params: URLSearchParams): ResultsQuery {
  const device = DEVICES.find((one) => one === params.get('device'));
  const texts = (['from', 'to', 'page', 'source', 'place'] as const).flatMap((name) => {
    const value = params.get(name);
    // Visits may have no source and no place; what is no id is no page.
    const isNone = value === null || (name === 'page' && !isId(value));
    return isNone ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(texts), ...(device !== undefined && { device }) };
}

/** The applications that results count: sent in their period, and of one source or channel. */
export function toCountedApplications(
  siteId: string,
  { from, to }: { readonly from: string; readonly to: string },
  narrowed: { readonly source?: string | undefined; readonly channel?: string },
): string {
  const given = { status: 'APPLY_FINISH', from, to, ...omitBy(narrowed, isUndefined) };
  return toApplicationsHash({ siteId, query: `${new URLSearchParams(given)}` });
}

/** The applications that were begun in the period of results and left in one place. */
export function toStoppedApplications(
  siteId: string,
  { from, to }: { readonly from: string; readonly to: string },
  narrowed: { readonly stop: string; readonly source: string | undefined },
): string {
  const given = { from, to, ...omitBy(narrowed, isUndefined) };
  return toApplicationsHash({ siteId, query: `${new URLSearchParams(given)}` });
}

/** Undefined for what is not narrowed. */
export type ResultsChoice = {
  readonly [Name in keyof ResultsQuery]?: ResultsQuery[Name] | undefined;
};

export function toResultsHash(siteId: string, query: ResultsChoice = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const search = given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
  return toHash(RESULTS, siteId) + search;
}
