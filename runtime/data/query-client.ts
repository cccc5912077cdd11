import { QueryClient } from '@tanstack/react-query';

/** One cache for all islands of a page: one request serves every island that asks the same. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 } },
});
