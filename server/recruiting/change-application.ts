import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { ApplicationPatch } from '#schemas/api/recruiting.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Tables } from '../db/schema.ts';
import { isMatch } from '../http/etag.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import { firstStep, type StoredSettings } from './application-settings.ts';
import {
  type ApplicationState,
  addChange,
  applicationColumns,
  type Change,
  lockState,
  toStateEtag,
  writeState,
} from './application-state.ts';

/** Why nothing was changed. */
export type ChangeRefusal =
  | { readonly code: 'version-conflict'; readonly state: ApplicationState }
  | { readonly code: 'step-unknown'; readonly step: string }
  | { readonly code: 'reason-missing'; readonly step: string };

export interface PatchRequest {
  /** Undefined for whatever is there. */
  readonly ifMatch: string | undefined;
  readonly patch: ApplicationPatch;
  readonly settings: StoredSettings;
}

export interface Patched {
  readonly etag: string;
  /** The step before. */
  readonly before: string;
}

/** Moves or assigns an application. What is said already changes nothing. */
export async function patchApplication(
  rows: Kysely<Tables>,
  change: Change,
  { ifMatch, patch, settings }: PatchRequest,
): Promise<Result<Patched, ChangeRefusal>> {
  const refusal = judgeStep(patch, settings);
  if (refusal) return fail(refusal);
  const state = await lockState(rows, change, firstStep(settings));
  const etag = toStateEtag(state.revision);
  if (ifMatch !== undefined && !isMatch(ifMatch, etag))
    return fail({ code: 'version-conflict', state });
  const before = state.step;
  const changed = changedColumns(state, patch);
  if (Object.keys(changed).length === 0) return ok({ etag, before });
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

function judgeStep(
  { step, reason }: ApplicationPatch,
  { steps }: StoredSettings,
): ChangeRefusal | undefined {
  if (step === undefined) return undefined;
  const known = steps.find(({ id }) => id === step);
  if (known === undefined) return { code: 'step-unknown', step };
  return known.asksReason && !reason?.trim() ? { code: 'reason-missing', step } : undefined;
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

/** Adds a note, of which any number may be written at once. */
export async function addNote(rows: Kysely<Tables>, change: Change, text: string): Promise<string> {
  const noteId = randomUUID();
  await rows
    .insertInto('application_notes')
    .values({
      ...applicationColumns(change.key),
      note_id: noteId,
      author: change.actor.name,
      note: text,
      created_at: new Date(change.now),
    })
    .execute();
  await addChange(rows, change, { action: 'note-added' });
  return noteId;
}

/**
 * Merges another application into this one: it leaves the lists and is shown here, with all that it has. Those that were merged
 * into it come along.
 */
export async function mergeApplication(
  rows: Kysely<Tables>,
  change: Change,
  { other, ifMatch, settings }: { readonly other: string } & Omit<PatchRequest, 'patch'>,
): Promise<Result<{ readonly etag: string }, ChangeRefusal>> {
  const first = firstStep(settings);
  const others = { ...change, key: { ...change.key, applicationId: other } };
  // In one order, so that two who merge them into each other do not wait for each other.
  const states = new Map<string, ApplicationState>();
  for (const { key } of [change, others].sort(byId))
    states.set(key.applicationId, await lockState(rows, { ...change, key }, first));
  const state = states.get(change.key.applicationId);
  const merged = states.get(other);
  if (state === undefined || merged === undefined) throw new Error('Both states were made.');
  if (ifMatch !== undefined && !isMatch(ifMatch, toStateEtag(state.revision)))
    return fail({ code: 'version-conflict', state });
  const into = change.key.applicationId;
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
