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
  return toQueryResults(await loadAnswers(queries, api));
}

/** The answers as they travel to a browser, by the queries' keys. Rejects when one of the queries fails. */
export async function loadAnswers(
  queries: readonly Query<unknown>[],
  api: ApiPort,
): Promise<QueryAnswers> {
  const byKey = new Map(queries.map((query) => [query.key, query]));
  const answers = await Promise.all(
    [...byKey].map(async ([key, query]) => [key, await query.load(api)] as const),
  );
  return Object.fromEntries(answers);
}

export type QueryAnswers = Readonly<Record<string, unknown>>;

/** A key stands for one query, so what is kept under it has that query's type. */
export function toQueryResults(answers: QueryAnswers): QueryResults {
  return {
    get: <Value>({ key }: Query<Value>) =>
      (Object.hasOwn(answers, key) ? answers[key] : undefined) as Value | undefined,
  };
}
