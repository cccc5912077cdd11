import { useMemo } from 'react';
import type { ApplicationFilters } from '#schemas/api/recruiting/applications.ts';
import {
  type ApplicationsRoute,
  parseApplicationsRoute,
  toApplicationsHash,
} from '../../ui/route/applications-route.ts';
import { useHash } from '../../ui/route/route.ts';

/** In the order of the filter form. */
export const FILTERS = [
  'q',
  'step',
  'status',
  'place',
  'source',
  'channel',
  'from',
  'to',
  'job',
  'stop',
] as const;

export type FilterName = (typeof FILTERS)[number];

/** How the list is shown. */
export type ListView = 'table' | 'board';

/** What the address says of the workspace, and the addresses that lead on from it. */
export interface ListAddress extends ApplicationsRoute {
  readonly filters: ApplicationFilters;
  readonly view: ListView;
}

export function useListAddress(): ListAddress {
  const hash = useHash();
  return useMemo(() => readAddress(hash), [hash]);
}

function readAddress(hash: string): ListAddress {
  const route = parseApplicationsRoute(hash);
  const given = new URLSearchParams(route.query);
  const filters = FILTERS.flatMap((name) => {
    const value = given.get(name)?.trim();
    const isGiven = value !== undefined && (value !== '' || name === 'source');
    return isGiven ? [[name, value] as const] : [];
  });
  return {
    ...route,
    // What is no filter of the service it refuses in words.
    filters: Object.fromEntries(filters) as ApplicationFilters,
    view: given.get('view') === 'board' ? 'board' : 'table',
  };
}

export interface AddressChange {
  /** Null for none. */
  readonly applicationId?: string | null;
  readonly filters?: ApplicationFilters;
  readonly view?: ListView;
}

/** The address with some of what it says changed. */
export function changedAddress(address: ListAddress, change: AddressChange): string {
  const { siteId, applicationId, filters, view } = { ...address, ...change };
  const query = new URLSearchParams(Object.entries(filters));
  if (view === 'board') query.set('view', view);
  return toApplicationsHash({
    ...(siteId !== undefined && { siteId }),
    ...(applicationId && { applicationId }),
    query: query.toString(),
  });
}
