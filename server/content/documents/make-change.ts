import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Result } from '#schemas/problems/result.ts';
import type { Database } from '../../db/open-database.ts';
import type { ContentKind } from '../kinds/content-kind.ts';
import type { DocumentChange } from './change-document.ts';
import type { ContentOptions } from './content-options.ts';
import { requireDocumentKey, requireIfMatch } from './content-request.ts';
import type { Refusal } from './refusal.ts';
import { sendDocumentRefusal } from './send-document-refusal.ts';

interface Exchange {
  readonly kind: ContentKind;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Makes the change that a request asks for of the document that it names.
 * @returns what came of it; undefined after it was answered why it was not made
 */
export async function makeChange<T>(
  database: Pick<Database, 'kysely'>,
  { kind, request, reply }: Exchange,
  make: (change: DocumentChange) => Promise<Result<T, Refusal>>,
): Promise<{ readonly value: T } | undefined> {
  const key = await requireDocumentKey(database, kind, { request, reply });
  const ifMatch = key && requireIfMatch(request, reply);
  if (key === undefined || ifMatch === undefined) return undefined;
  const changed = await make({ key, actor: request.actor, ifMatch });
  if (changed.ok) return { value: changed.value };
  sendDocumentRefusal(request, reply, changed.problems[0]);
  return undefined;
}

/** The same for what visitors see: once it is answered, this process shows it. */
export async function makeLiveChange<T>(
  { database, store }: Pick<ContentOptions, 'database' | 'store'>,
  exchange: Exchange,
  make: (change: DocumentChange) => Promise<Result<T, Refusal>>,
): Promise<{ readonly value: T } | undefined> {
  let key: DocumentChange['key'] | undefined;
  const done = await makeChange(database, exchange, (change) => {
    key = change.key;
    return make(change);
  });
  if (done !== undefined && key !== undefined) await store.refresh(key);
  return done;
}
