import {
  CompiledQuery,
  type Kysely,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import type pg from 'pg';

/** Names by text: the same in every process, as servers behind one pooler need it. */
const names = new Map<string, string>();

/** A statement that runs so often that each connection parses and plans it once. */
export interface PreparedStatement<Row> {
  run(rows: Pick<Kysely<unknown>, 'executeQuery'>, values: readonly unknown[]): Promise<Row[]>;
}

/**
 * @param text with `$1`, `$2` … It names the columns that it gives: the plan of a `select *` breaks when another process
 * migrates the database.
 */
export function prepareStatement<Row>(name: string, text: string): PreparedStatement<Row> {
  names.set(text, name);
  return {
    async run(rows, values) {
      const result = await rows.executeQuery(CompiledQuery.raw(text, [...values]));
      return result.rows as Row[];
    },
  };
}

/** The pool as Kysely uses it, with the names of prepared statements. */
export function createPreparingPool(pool: pg.Pool): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known !== undefined) return known;
      const preparing = createPreparingClient(client);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

function createPreparingClient(client: pg.PoolClient): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(
    text: string | PostgresCursor<unknown>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<unknown>> | PostgresCursor<unknown> {
    if (typeof text !== 'string') throw new Error('There are no cursors: PGlite has none.');
    const name = names.get(text);
    const config = { text, values: [...values], ...(name !== undefined && { name }) };
    // The driver's own types know fewer commands than those of `pg`, which may be any text.
    return client.query(config) as Promise<PostgresQueryResult<unknown>>;
  }
  return { query, release: () => client.release() };
}
