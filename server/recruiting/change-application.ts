import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApplicationPatch, NoteRequest } from '#schemas/api/recruiting/changes.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { recordChange } from '../access/record-change.ts';
import { deleteApplications } from '../applications/delete-application.ts';
import type { Tables } from '../db/schema.ts';
import { isMatch } from '../http/etag.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import { firstStep, type StoredSettings } from './listed/application-settings.ts';
import {
  type ApplicationState,
  addChange,
  applicationColumns,
  type Change,
  lockState,
  toStateEtag,
  writeState,
} from './listed/application-state.ts';
import { findApplication } from './listed/find-application.ts';
import type { ListScope } from './listed/listed-applications.ts';

/** Why nothing was changed. */
export type ChangeRefusal =
  | { readonly code: 'version-conflict'; readonly state: ApplicationState }
  | { readonly code: 'step-unknown'; readonly step: string }
  | { readonly code: 'reason-missing'; readonly step: string }
  /** Somebody has merged one of both meanwhile. */
  | { readonly code: 'merged-already' }
  /** Somebody has deleted it meanwhile. */
  | { readonly code: 'application-gone' };

export interface PatchRequest {
  /** Undefined for whatever is there. */
  readonly ifMatch: string | undefined;
  readonly patch: ApplicationPatch;
  readonly scope: ListScope;
}

export interface Patched {
  readonly etag: string;
  /** The step before. */
  readonly before: string;
}

/** Moves or assigns an application. What is said already changes nothing, whatever it is based on. */
export async function patchApplication(
  rows: Kysely<Tables>,
  change: Change,
  { ifMatch, patch, scope }: PatchRequest,
): Promise<Result<Patched, ChangeRefusal>> {
  const state = await lockLiving(rows, change, scope);
  if (state === undefined) return fail({ code: 'application-gone' });
  const etag = toStateEtag(state.revision);
  const before = state.step;
  const changed = changedColumns(state, patch);
  // Asked for again where the answer was lost: nobody else has to have done it.
  if (Object.keys(changed).length === 0) return ok({ etag, before });
  if (ifMatch !== undefined && !isMatch(ifMatch, etag))
    return fail({ code: 'version-conflict', state });
  const refusal = judgeStep({ ...state, ...changed }, scope.settings);
  if (refusal) return fail(refusal);
  if (changed.step !== undefined || changed.step_reason !== undefined)
    await addChange(rows, change, {
      action: 'step-changed',
      detail: patch.step ?? state.step,
      reason: patch.reason,
    });
  if (changed.assignee !== undefined)
    await addChange(rows, change, { action: 'assigned', detail: changed.assignee });
  const next = await writeState(rows, change, { ...changed, revision: state.revision });
  return ok({ etag: next, before });
}

/** The state of an application that is still there, locked: whoever deletes it waits, and takes along what is written now. */
async function lockLiving(
  rows: Kysely<Tables>,
  change: Pick<Change, 'key' | 'now'>,
  scope: ListScope,
): Promise<ApplicationState | undefined> {
  const state = await lockState(rows, change, firstStep(scope.settings));
  if (await findApplication(rows, scope, change.key.applicationId)) return state;
  await rows
    .deleteFrom('application_states')
    .where((eb) => eb.and(applicationColumns(change.key)))
    .execute();
  return undefined;
}

/** Judges what would be there: also a reason that is taken away. */
function judgeStep(
  { step, step_reason }: Pick<ApplicationState, 'step' | 'step_reason'>,
  { steps }: StoredSettings,
): ChangeRefusal | undefined {
  const known = steps.find(({ id }) => id === step);
  if (known === undefined) return { code: 'step-unknown', step };
  return known.asksReason && !step_reason?.trim() ? { code: 'reason-missing', step } : undefined;
}

function changedColumns(
  state: ApplicationState,
  { step, reason, assignee }: ApplicationPatch,
): Partial<Pick<ApplicationState, 'step' | 'step_reason' | 'assignee'>> {
  const stepReason = step === undefined ? reason : (reason ?? null);
  return {
    ...(step !== undefined && step !== state.step && { step }),
    ...(stepReason !== undefined &&
      stepReason !== state.step_reason && { step_reason: stepReason }),
    ...(assignee !== undefined && assignee !== state.assignee && { assignee }),
  };
}

/**
 * Adds a note, of which any number may be written at once. One that comes again under its id is there already: whoever sent it did
 * not hear so.
 * @returns its id; undefined where somebody has deleted the application meanwhile
 */
export async function addNote(
  rows: Kysely<Tables>,
  change: Change,
  { text, noteId = randomUUID(), scope }: NoteRequest & { readonly scope: ListScope },
): Promise<string | undefined> {
  if ((await lockLiving(rows, change, scope)) === undefined) return undefined;
  const added = await rows
    .insertInto('application_notes')
    .values({
      ...applicationColumns(change.key),
      note_id: noteId,
      author: change.actor.name,
      note: text,
      created_at: new Date(change.now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('note_id')
    .executeTakeFirst();
  if (added !== undefined) await addChange(rows, change, { action: 'note-added' });
  return noteId;
}

/**
 * Merges another application into this one: it leaves the lists and is shown here, with all that it has. Those that were merged
 * into it come along.
 */
export async function mergeApplication(
  rows: Kysely<Tables>,
  change: Change,
  { other, ifMatch, scope }: { readonly other: string } & Omit<PatchRequest, 'patch'>,
): Promise<Result<{ readonly etag: string }, ChangeRefusal>> {
  const others = { ...change, key: { ...change.key, applicationId: other } };
  // In one order, so that two who merge them into each other do not wait for each other.
  const states = new Map<string, ApplicationState>();
  for (const each of [change, others].sort(byId)) {
    const state = await lockLiving(rows, each, scope);
    if (state === undefined) return fail({ code: 'application-gone' });
    states.set(each.key.applicationId, state);
  }
  const into = change.key.applicationId;
  const state = states.get(into);
  const merged = states.get(other);
  if (state === undefined || merged === undefined) throw new Error('Both states were locked.');
  if (ifMatch !== undefined && !isMatch(ifMatch, toStateEtag(state.revision)))
    return fail({ code: 'version-conflict', state });
  if (state.merged_into !== null || merged.merged_into !== null)
    return fail({ code: 'merged-already' });
  await rows
    .updateTable('application_states')
    .set({ merged_into: into })
    .where((eb) => eb.and({ ...siteColumns(change.key), merged_into: other }))
    .execute();
  await writeState(rows, others, { merged_into: into, revision: merged.revision });
  await addChange(rows, change, { action: 'merged', detail: other });
  return ok({ etag: await writeState(rows, change, { revision: state.revision }) });
}

function byId({ key: a }: Change, { key: b }: Change): number {
  return a.applicationId.localeCompare(b.applicationId);
}

/** Deletes one with those merged into it, if it is still what the actor knows. */
export async function deleteApplication(
  rows: Kysely<Tables>,
  change: Change,
  { ifMatch, scope }: Omit<PatchRequest, 'patch'>,
): Promise<Result<undefined, ChangeRefusal>> {
  const state = await lockLiving(rows, change, scope);
  if (state === undefined) return fail({ code: 'application-gone' });
  if (ifMatch !== undefined && !isMatch(ifMatch, toStateEtag(state.revision)))
    return fail({ code: 'version-conflict', state });
  const { applicationId, ...site } = change.key;
  await deleteWithMerged(rows, { site, now: change.now }, [applicationId]);
  await recordChange(rows, change.actor, {
    ...site,
    action: 'application-deleted',
    detail: applicationId,
  });
  return ok(undefined);
}

/** Deletes applications with those that were merged into them. */
export async function deleteWithMerged(
  rows: Kysely<Tables>,
  { site, now }: Pick<ListScope, 'site' | 'now'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const merged = await rows
    .selectFrom('application_states')
    .select('application_id')
    .where((eb) => eb.and(siteColumns(site)))
    .where('merged_into', 'in', ids)
    .execute();
  const all = [...ids, ...merged.map(({ application_id }) => application_id)];
  await deleteApplications(rows, site, { ids: all, now });
}
