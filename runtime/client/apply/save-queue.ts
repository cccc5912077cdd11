import { readSubmissionId, replaceSubmission } from './applicant-keys.ts';
import { type AlreadySent, alreadySent, appliedTimes, isAppliedSince } from './applied-times.ts';
import { onStored, SAVES } from './device-storage.ts';
import { isTemporary, type SubmitResult, statusOf, submitForm } from './form-calls.ts';
import { type FormSubject, subjectKey } from './form-subject.ts';
import { addResult, isNews, RESULTS, takeResults } from './missed-results.ts';
import { placeSave } from './place-save.ts';
import { reportFailure } from './save-events.ts';
import { keepSaved } from './settle-save.ts';
import {
  firstOfLanes,
  isBusyLane,
  isFinish,
  laneOf,
  readSave,
  readSaves,
  removeSave,
  restUntil,
  type SaveRequest,
  type StoredSave,
  subjectLane,
  writeSave,
} from './stored-saves.ts';
import { withTabLock } from './tab-lock.ts';
import { createTabPresence, isTabPresent } from './tab-presence.ts';

/** When a save that did not arrive is tried again, in ms after each attempt; the last one from then on. */
const RETRY_MS = [5_000, 15_000, 60_000] as const;

/** Least time between two looks at the queue, in ms. */
const MIN_LOOK_MS = 250;

/** Tells other queues of this page, which hear nothing of `storage`. */
const CHANGED = 'rumbo:saves';

/** `waiting`: for the network, or the server. */
export type SaveQueueState = 'empty' | 'sending' | 'waiting';

export type SaveOutcome =
  | SubmitResult
  /** It stays on the device and is sent later. `status` as of a failed call; none where the server is busy. */
  | { readonly state: 'waiting'; readonly status?: number | undefined }
  | AlreadySent;

export interface SaveQueueOptions {
  readonly onChange?: (state: SaveQueueState) => void;
  /** Of saves that this queue sent, and its own that another tab sent (`isAwaited`: `save` answers with it too); whether it was shown. */
  readonly onResult?: (request: SaveRequest, result: SubmitResult, isAwaited: boolean) => boolean;
  /** Ms since the epoch. */
  readonly now?: () => number;
}

export interface SaveQueue {
  /** Resolves once the server answered, or with `waiting` when it did not. */
  save(request: SaveRequest): Promise<SaveOutcome>;
  /** Tries everything that waits. */
  flush(): void;
  /** What came of a save after its page had gone, once. */
  takeMissed(subject: FormSubject): SubmitResult | undefined;
  stop(): void;
}

/**
 * Sends what is saved, in the order of each application, and keeps it on the device until the server has it: over reloads, on
 * other pages, in other tabs.
 */
export function createSaveQueue(options: SaveQueueOptions = {}): SaveQueue {
  const sender = new SaveSender(options);
  return {
    save: (request) => sender.save(request),
    flush: () => sender.drain('all'),
    takeMissed: (subject) =>
      takeResults(({ lane }) => lane === subjectLane(subject)).findLast(isNews)?.result,
    stop: () => sender.stop(),
  };
}

/** What is tried: everything, or what is due by its schedule. */
type Round = 'all' | 'due';

class SaveSender {
  readonly #options: SaveQueueOptions;
  readonly #id = crypto.getRandomValues(new Uint32Array(2)).join('-');
  readonly #presence = createTabPresence(this.#id);
  /** Requests of this page, whole. */
  readonly #own = new Map<string, SaveRequest>();
  readonly #waiters = new Map<string, ((outcome: SaveOutcome) => void)[]>();
  readonly #appliedBefore = appliedTimes();
  readonly #gone = new AbortController();
  #round: Round | undefined;
  #isRunning = false;
  #state: SaveQueueState = 'empty';
  /** Of the last call that failed for now. */
  #lastStatus = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaveQueueOptions) {
    this.#options = options;
    const { signal } = this.#gone;
    const all = () => this.drain('all');
    addEventListener('online', all, { signal });
    addEventListener('pageshow', all, { signal });
    addEventListener('pagehide', () => this.#presence.set(false), { signal });
    document.addEventListener('visibilitychange', all, { signal });
    document.addEventListener(CHANGED, () => this.#hear(), { signal });
    const unstore = onStored(
      (key) => key.startsWith(SAVES) || key === RESULTS,
      () => this.#hear(),
    );
    signal.addEventListener('abort', unstore);
    this.drain('all');
  }

  save(request: SaveRequest): Promise<SaveOutcome> {
    if (isAppliedSince(subjectKey(request.subject), this.#appliedBefore))
      return Promise.resolve(alreadySent(subjectKey(request.subject)));
    const { save, whole } = placeSave(request, this.#id, this.#now());
    const { id } = save;
    this.#own.set(id, whole);
    return new Promise((resolve) => {
      this.#waiters.set(id, [...(this.#waiters.get(id) ?? []), resolve]);
      this.drain('all');
    });
  }

  drain(round: Round): void {
    if (this.#round !== 'all') this.#round = round;
    if (!this.#isRunning && !this.#gone.signal.aborted) void this.#run();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#presence.set(false);
    this.#gone.abort();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#announce();
    while (this.#round !== undefined && !this.#gone.signal.aborted) {
      if (readSaves().length === 0) this.#round = undefined;
      else await withTabLock('rumbo-saves', () => this.#sendRound());
    }
    this.#isRunning = false;
    if (this.#gone.signal.aborted) return;
    this.#tellWaiting();
    this.#announce();
  }

  async #sendRound(): Promise<void> {
    const tried = new Set<string>();
    let isAll = false;
    while (!this.#gone.signal.aborted) {
      isAll ||= this.#round === 'all';
      this.#round = undefined;
      const save = this.#nextSave(isAll, tried);
      if (save === undefined) return;
      tried.add(`${save.id} ${save.revision}`);
      await this.#attempt(save);
    }
  }

  #nextSave(isAll: boolean, tried: ReadonlySet<string>): StoredSave | undefined {
    const now = this.#now();
    return firstOfLanes().find(
      (save) =>
        !tried.has(`${save.id} ${save.revision}`) &&
        restUntil(save) <= now &&
        (isAll || save.nextAt <= now) &&
        !this.#isHeldElsewhere(save),
    );
  }

  /** Another tab has what of it may not rest on the device. */
  #isHeldElsewhere({ isWithheld, owner }: StoredSave): boolean {
    return isWithheld && owner !== this.#id && isTabPresent(owner);
  }

  async #attempt(save: StoredSave): Promise<void> {
    const { departed, id, owner, request } = save;
    const whole = (owner === this.#id && this.#own.get(id)) || request;
    const call = { ...whole, idempotencyKey: id };
    const submissionId = departed ? departed.submissionId : readSubmissionId(request.subject);
    let result = await submitForm({ ...call, submissionId });
    if (result.state === 'gone' && submissionId !== undefined) {
      if (!departed) replaceSubmission(request.subject, submissionId);
      result = await submitForm(call);
    }
    if (!this.#gone.signal.aborted) this.#settle({ ...save, request: whole }, result);
  }

  #settle(sent: StoredSave, result: SubmitResult): void {
    const current = readSave(sent.id);
    // Another tab was quicker.
    if (current === undefined) return;
    if (isTemporary(result)) {
      this.#postpone(current, result);
      return;
    }
    if (result.state === 'saved') keepSaved(sent, result);
    const isOver = result.state === 'saved' && isFinish(sent);
    // Newer answers took its place meanwhile.
    if (current.revision !== sent.revision && !isOver) return;
    if (result.state !== 'saved' && !current.isTold)
      reportFailure(current.request, statusOf(result));
    removeSave(sent.id);
    if (isOver) this.#dropRest(sent);
    const isSeen = this.#deliver(sent, result);
    if (sent.owner === this.#id || sent.departed) return;
    addResult({ id: sent.id, lane: laneOf(sent), isFinish: isFinish(sent), isSeen, result });
    document.dispatchEvent(new Event(CHANGED));
  }

  #postpone(save: StoredSave, result: SubmitResult): void {
    const now = this.#now();
    if (result.state === 'busy') {
      writeSave({ ...save, isOffline: false, busyUntil: now + result.retryAfterS * 1000 });
      return;
    }
    this.#lastStatus = statusOf(result);
    if (!save.isTold) reportFailure(save.request, this.#lastStatus);
    const usual = RETRY_MS[Math.min(save.attempts, RETRY_MS.length - 1)] ?? 0;
    const { retryAfterS = 0, isLate } = result.state === 'failed' ? result : {};
    const notBefore = now + retryAfterS * 1000;
    const nextAt = Math.max(now + usual, notBefore);
    const isOffline = this.#lastStatus === 0 && !isLate;
    const attempts = save.attempts + 1;
    writeSave({ ...save, isTold: true, isOffline, attempts, nextAt, notBefore });
  }

  /** Nothing can be added to an application that was sent. */
  #dropRest(sent: StoredSave): void {
    for (const save of readSaves().filter((other) => laneOf(other) === laneOf(sent))) {
      removeSave(save.id);
      this.#resolve(save.id, alreadySent(subjectKey(sent.request.subject)));
    }
  }

  /** Whether this page shows it. */
  #deliver({ id, request, departed }: StoredSave, result: SubmitResult): boolean {
    this.#own.delete(id);
    const isAwaited = this.#resolve(id, result);
    return !departed && (this.#options.onResult?.(request, result, isAwaited) ?? false);
  }

  /** Whether anybody waited. */
  #resolve(id: string, outcome: SaveOutcome): boolean {
    const waiters = this.#waiters.get(id) ?? [];
    this.#waiters.delete(id);
    for (const resolve of waiters) resolve(outcome);
    return waiters.length > 0;
  }

  /** Whoever waits for what was not sent learns that it stays; an act that ended in one that failed has failed too. */
  #tellWaiting(): void {
    for (const id of [...this.#waiters.keys()]) {
      const save = readSave(id);
      if (save === undefined) continue;
      const isBusy = isBusyLane(laneOf(save), this.#now());
      if (!isBusy && !save.isTold) {
        reportFailure(save.request, this.#lastStatus);
        writeSave({ ...save, isTold: true });
      }
      this.#resolve(id, { state: 'waiting', ...(!isBusy && { status: this.#lastStatus }) });
    }
  }

  /** Something was saved, sent or answered elsewhere. */
  #hear(): void {
    for (const { id, result } of takeResults((missed) => this.#own.has(missed.id))) {
      const request = this.#own.get(id);
      this.#own.delete(id);
      const isAwaited = this.#resolve(id, result);
      if (request) this.#options.onResult?.(request, result, isAwaited);
    }
    this.#announce();
  }

  #announce(): void {
    const saves = readSaves();
    this.#presence.set(saves.some(({ isWithheld, owner }) => isWithheld && owner === this.#id));
    const waiting = this.#isRunning ? 'sending' : 'waiting';
    const state = saves.length === 0 ? 'empty' : waiting;
    if (state !== this.#state) this.#options.onChange?.(state);
    this.#state = state;
    if (!this.#isRunning) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const now = this.#now();
    const times = firstOfLanes().map((save) =>
      this.#isHeldElsewhere(save) ? now + RETRY_MS[2] : Math.max(restUntil(save), save.nextAt),
    );
    if (times.length === 0) return;
    const wait = Math.max(Math.min(...times) - now, MIN_LOOK_MS);
    this.#timer = setTimeout(() => this.drain('due'), wait);
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }
}
