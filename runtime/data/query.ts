import type { ApiPort } from './api-port.ts';

/** Something a widget must know before it can be drawn. Queries with the same key are read once for a page. */
export interface Query<Value> {
  readonly key: string;
  load(api: ApiPort): Promise<Value>;
}

/** What the queries of a page answered, by their keys. */
export interface QueryResults {
  get<Value>(query: Query<Value>): Value | undefined;
}

export const NO_RESULTS: QueryResults = { get: () => undefined };

/** Asks each query once, all at the same time. Rejects when one of them fails. */
export async function loadQueries(
  queries: readonly Query<unknown>[],
  api: ApiPort,
): Promise<QueryResults> {
  const byKey = new Map(queries.map((query) => [query.key, query]));
  const answers = await Promise.all(
    [...byKey].map(async ([key, query]) => [key, await query.load(api)] as const),
  );
  const values = new Map(answers);
  // A key stands for one query, so what is kept under it has that query's type.
  return { get: <Value>({ key }: Query<Value>) => values.get(key) as Value | undefined };
}
