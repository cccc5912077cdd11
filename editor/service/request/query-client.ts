import { QueryClient } from '@tanstack/react-query';
import { toContentError } from './content-error.ts';

/** Asking again helps only where the server was out of reach. */
const RETRIES = 2;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // The server is often on the same machine, where the browser's own idea of being online says nothing.
        networkMode: 'always',
        retry: (count, error) => toContentError(error).failure === 'unreachable' && count < RETRIES,
        retryDelay: 600,
      },
    },
  });
}
