import { parseRoute, toHash } from './route.ts';

/** Stands where addresses name a site; no id has a tilde. `#/~applications/repartidores-mx/<id>?step=nueva` */
export const APPLICATIONS = '~applications';

export interface ApplicationsRoute {
  readonly siteId?: string;
  /** The application that is read. */
  readonly applicationId?: string;
  /** What the list is narrowed by, and how it is shown. */
  readonly query: string;
}

export function parseApplicationsRoute(hash: string): ApplicationsRoute {
  const at = hash.indexOf('?');
  const path = at < 0 ? hash : hash.slice(0, at);
  const { siteId, pageId } = parseRoute(path.replace(/^#\/?[^/]*/, '#'));
  return {
    ...(siteId !== undefined && { siteId }),
    ...(pageId !== undefined && { applicationId: pageId }),
    query: at < 0 ? '' : hash.slice(at + 1),
  };
}

export function toApplicationsHash({
  siteId = '',
  applicationId,
  query,
}: ApplicationsRoute): string {
  const one = applicationId === undefined ? '' : `/${encodeURIComponent(applicationId)}`;
  return `${toHash(APPLICATIONS, siteId)}${one}${query === '' ? '' : `?${query}`}`;
}
