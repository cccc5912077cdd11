import { QueryClient } from '@tanstack/react-query';
import { type ContentError, toContentError } from './content-error.ts';

/** For a server out of reach. */
const RETRIES = 2;
const RETRY_DELAY_MS = 600;
/** For a service with too much to do, as when several CVs are read at once. */
const BUSY_RETRIES = 5;
/** Who would have to wait longer is told so instead. The line of CVs is 15 seconds long at most. */
const LONGEST_WAIT_S = 15;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // The server is often on the same machine, where the browser's own idea of being online says nothing.
        networkMode: 'always',
        retry: (count, error) => count < retriesOf(toContentError(error)),
        retryDelay: (_count, error) =>
          (toContentError(error).retryAfterS ?? 0) * 1000 || RETRY_DELAY_MS,
      },
    },
  });
}

/** How often it helps to ask again. */
function retriesOf({ failure, retryAfterS }: ContentError): number {
  if (failure === 'unreachable') return RETRIES;
  const isSoon = retryAfterS !== undefined && retryAfterS <= LONGEST_WAIT_S;
  return isSoon ? BUSY_RETRIES : 0;
}
