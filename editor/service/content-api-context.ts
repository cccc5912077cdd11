import { createContext, useContext } from 'react';
import type { ContentApi } from './content-api.ts';

export const ContentApiContext = createContext<ContentApi | null>(null);

export function useContentApi(): ContentApi {
  const api = useContext(ContentApiContext);
  if (api === null)
    throw new Error('A view was rendered outside <ContentApiContext>. Wrap it in one.');
  return api;
}
