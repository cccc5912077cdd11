import { createContext, useContext } from 'react';
import { usePage } from '../context/page-context.ts';
import type { PageRequest } from '../context/page-request.ts';
import { NO_RESULTS, type Query, type QueryResults } from './query.ts';

/** Answers of the page's queries. The editor's canvas may draw a page before it has any. */
export const QueryContext = createContext<QueryResults>(NO_RESULTS);

/** The answer of one of the widget's own queries; undefined while it is not known. */
export function useQueryResult<Value>(query: Query<Value>): Value | undefined {
  return useContext(QueryContext).get(query);
}

/** The address that the page is shown for. */
export function usePageRequest(): PageRequest {
  return usePage().page;
}
