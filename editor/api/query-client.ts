import { QueryCache, QueryClient } from '@tanstack/react-query';
import { type ContentError, toContentError } from './content-error.ts';

/** Asking again helps only where the server was out of reach. */
const RETRIES = 2;

/** @param onRefused called when the server no longer accepts the session */
export function createQueryClient(onRefused: (error: ContentError) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        const failure = toContentError(error);
        if (failure.failure === 'refused') onRefused(failure);
      },
    }),
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
