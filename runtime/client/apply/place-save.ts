import {
  createSaveId,
  isFinish,
  laneOf,
  readSaves,
  removeSave,
  type SaveRequest,
  type StoredSave,
  subjectLane,
  withoutWithheld,
  writeSave,
} from './stored-saves.ts';

export interface PlacedSave {
  readonly save: StoredSave;
  /** With what may not rest on the device. */
  readonly whole: SaveRequest;
}

/**
 * Puts a save into the queue. Newer answers take the place of those that wait for the same step, so that none is sent
 * twice; a change after the last step belongs to it, for what comes behind it would begin another application. An answer that ends
 * it takes the place of all: under the key of the first, so that the server forgets what of it may have arrived.
 * @param now ms since the epoch
 */
export function placeSave(request: SaveRequest, owner: string, now: number): PlacedSave {
  const lane = subjectLane(request.subject);
  const waiting = readSaves().filter((save) => laneOf(save) === lane);
  if (request.isEnd) for (const save of waiting.slice(1)) removeSave(save.id);
  const finish = request.isEnd ? undefined : waiting.find(isFinish);
  const before = request.isEnd
    ? waiting[0]
    : (finish ?? waiting.find((save) => isSameStep(save.request, request)));
  const whole = finish && !isFinish({ request }) ? { ...request, ...stepOf(finish) } : request;
  const stored = withoutWithheld(whole);
  const save: StoredSave = {
    id: before?.id ?? createSaveId(now),
    revision: (before?.revision ?? 0) + 1,
    request: stored,
    owner,
    isWithheld: JSON.stringify(stored) !== JSON.stringify(whole),
    isTold: false,
    isOffline: before?.isOffline ?? false,
    attempts: 0,
    nextAt: 0,
    busyUntil: before?.busyUntil ?? 0,
    notBefore: before?.notBefore ?? 0,
  };
  writeSave(save);
  return { save, whole };
}

function isSameStep(a: SaveRequest, b: SaveRequest): boolean {
  return a.status === b.status && a.page === b.page;
}

function stepOf({ request: { status, page } }: StoredSave): Pick<SaveRequest, 'status' | 'page'> {
  return { status, page };
}
