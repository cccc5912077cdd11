import { type QueryClient, useQuery } from '@tanstack/react-query';
import { listPatterns } from '../../service/pattern-api.ts';

export function usePatterns(siteId: string) {
  return useQuery({
    queryKey: ['patterns', siteId],
    queryFn: ({ signal }) => listPatterns(siteId, signal),
  });
}

/** Lists show what the service keeps now. */
export function refreshPatterns(queries: QueryClient, siteId: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: ['patterns', siteId] });
}
