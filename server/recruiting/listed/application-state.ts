import type { Kysely, Selectable } from 'kysely';
import type { Actor } from '../../access/actor.ts';
import type { ApplicationAction, ApplicationStatesTable } from '../../db/application-tables.ts';
import type { Tables } from '../../db/schema.ts';
import { toEtag } from '../../http/etag.ts';
import { type SiteKey, siteColumns } from '../../sites/documents/site-key.ts';

export interface ApplicationKey extends SiteKey {
  readonly applicationId: string;
}

export function applicationColumns(key: ApplicationKey) {
  return { ...siteColumns(key), application_id: key.applicationId };
}

export type ApplicationState = Selectable<ApplicationStatesTable>;

/** @param revision null where nobody has changed anything yet */
export function toStateEtag(revision: number | null): string {
  return toEtag(String(revision ?? 0));
}

/** Who changes an application, and when. */
export interface Change {
  readonly key: ApplicationKey;
  readonly actor: Pick<Actor, 'name'>;
  /** ms since the epoch */
  readonly now: number;
}

/** The state, locked until the transaction ends; it is made where there was none. */
export async function lockState(
  rows: Kysely<Tables>,
  { key, now }: Pick<Change, 'key' | 'now'>,
  firstStep: string,
): Promise<ApplicationState> {
  await rows
    .insertInto('application_states')
    .values({
      ...applicationColumns(key),
      step: firstStep,
      revision: 0,
      updated_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return rows
    .selectFrom('application_states')
    .selectAll()
    .where((eb) => eb.and(applicationColumns(key)))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type StateChange = Partial<
  Pick<ApplicationState, 'step' | 'step_reason' | 'assignee' | 'merged_into'>
>;

/** @returns the entity tag of the new state */
export async function writeState(
  rows: Kysely<Tables>,
  { key, now }: Pick<Change, 'key' | 'now'>,
  { revision, ...change }: StateChange & Pick<ApplicationState, 'revision'>,
): Promise<string> {
  const next = revision + 1;
  await rows
    .updateTable('application_states')
    .set({ ...change, revision: next, updated_at: new Date(now) })
    .where((eb) => eb.and(applicationColumns(key)))
    .execute();
  return toStateEtag(next);
}

export interface ChangeEntry {
  readonly action: ApplicationAction;
  readonly detail?: string | null;
  readonly reason?: string | null | undefined;
}

export async function addChange(
  rows: Kysely<Tables>,
  { key, actor, now }: Change,
  { action, detail = null, reason = null }: ChangeEntry,
): Promise<void> {
  await rows
    .insertInto('application_changes')
    .values({
      ...applicationColumns(key),
      happened_at: new Date(now),
      actor: actor.name,
      action,
      detail,
      reason,
    })
    .execute();
}
