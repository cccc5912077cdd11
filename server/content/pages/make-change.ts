import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '#schemas/problems/result.ts';
import type { Database } from '../../db/open-database.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireIfMatch, requirePageKey } from '../documents/content-request.ts';
import type { Refusal } from '../documents/refusal.ts';
import { sendRefusal } from '../documents/send-refusal.ts';
import type { PageChange } from './change-page.ts';

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Makes the change that a request asks for of the page that it names.
 * @returns what came of it; undefined after it was answered why it was not made
 */
export async function makeChange<T>(
  database: Pick<Database, 'kysely'>,
  { request, reply }: Exchange,
  make: (change: PageChange) => Promise<Result<T, Refusal>>,
): Promise<{ readonly value: T } | undefined> {
  const key = await requirePageKey(database, request, reply);
  const ifMatch = key && requireIfMatch(request, reply);
  if (key === undefined || ifMatch === undefined) return undefined;
  const changed = await make({ key, actor: request.actor, ifMatch });
  if (changed.ok) return { value: changed.value };
  sendRefusal(request, reply, changed.problems[0]);
  return undefined;
}

/** The same for what visitors see: once it is answered, this process shows it. */
export async function makeLiveChange<T>(
  { database, store }: Pick<ContentOptions, 'database' | 'store'>,
  exchange: Exchange,
  make: (change: PageChange) => Promise<Result<T, Refusal>>,
): Promise<{ readonly value: T } | undefined> {
  let key: PageChange['key'] | undefined;
  const done = await makeChange(database, exchange, (change) => {
    key = change.key;
    return make(change);
  });
  if (done !== undefined && key !== undefined) await store.refresh(key);
  return done;
}
