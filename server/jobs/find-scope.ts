import { createHttpProblem, type HttpProblem } from '../http/http-problem.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { type JobScope, scopeOfSite } from './records/job-scope.ts';

export type FoundScope =
  | { readonly ok: true; readonly scope: JobScope }
  | { readonly ok: false; readonly problem: HttpProblem };

/** The jobs of a site, or all of an agency where none is named. */
export function findScope(
  { sites }: Pick<SiteStore, 'sites'>,
  agencyId: string,
  siteId?: string,
): FoundScope {
  const own = sites.filter(({ site }) => site.agencyId === agencyId);
  if (own.length === 0) return { ok: false, problem: agencyWithoutSites(agencyId) };
  if (siteId === undefined) return { ok: true, scope: { agencyId } };
  const entry = own.find(({ site }) => site.id === siteId);
  return entry === undefined
    ? { ok: false, problem: siteUnknown(agencyId, siteId) }
    : { ok: true, scope: scopeOfSite(entry.site) };
}

export function agencyWithoutSites(agencyId: string): HttpProblem {
  return createHttpProblem(
    'agency-unknown',
    `No agency with published sites has the id "${agencyId}".`,
  );
}

function siteUnknown(agencyId: string, siteId: string): HttpProblem {
  return createHttpProblem(
    'site-unknown',
    `The agency "${agencyId}" has no published site with the id "${siteId}".`,
  );
}
