import { createStore } from 'zustand/vanilla';
import type { MergeChoices } from '../document/merge/conflict.ts';
import type { MergedPage } from '../document/merge/merge-pages.ts';
import { type ContentError, toContentError } from '../service/request/content-error.ts';
import { type OthersPage, othersPageOf } from '../service/saving-api.ts';
import { createLocalKeeper, type LocalKeeper } from './local-keeper.ts';
import type { PageCopy } from './page-copies.ts';
import type { LivingPageSaver, PageStates, SaveState, SaveStep } from './page-saver.ts';
import { outcomeOf } from './save-outcome.ts';
import { createRetrySchedule, createSaveSchedule } from './save-schedule.ts';
import type { PageSaverOptions } from './saver-options.ts';
import { SharedPage } from './shared-page.ts';
import type { TabPresence } from './tab-presence.ts';

export function createPageSaver(options: PageSaverOptions): LivingPageSaver {
  return new DraftSaver(options);
}

/** Coming back to a tab asks for others' changes, but not each time, in ms. */
const REFRESH_MS = 10_000;

/** Steps in which something else has to happen before saving can go on. */
const WAITING: ReadonlySet<SaveStep> = new Set<SaveStep>(['signed-out', 'missing', 'offline']);

type Outcome = Partial<SaveState> & Pick<SaveState, 'step'>;

class DraftSaver implements LivingPageSaver {
  readonly store;
  readonly #options: PageSaverOptions;
  readonly #page: SharedPage;
  readonly #keeper: LocalKeeper;
  readonly #saving = createSaveSchedule(() => void this.#run(() => this.#saveSome()));
  readonly #retrying = createRetrySchedule(() => void this.flush());
  readonly #endings: (() => void)[] = [];
  #tabs: TabPresence | null = null;
  /** What other lives of the page kept and this one goes on with. */
  #adopted: readonly string[] = [];
  #running: Promise<boolean> | null = null;
  #askedAt = Date.now();
  #onSettled: (() => void) | null = null;

  constructor(options: PageSaverOptions) {
    const { editor, opened, copies, copyId, pageKey } = options;
    this.#options = options;
    this.#page = new SharedPage(editor, opened);
    this.store = createStore<SaveState>(() => ({
      step: 'saved',
      savedAt: null,
      isKeptLocally: true,
      reason: null,
      etag: opened.etag,
      isOpenElsewhere: false,
      notice: null,
    }));
    this.#keeper = createLocalKeeper({
      copies,
      copyNow: () => this.#page.copy({ copyId, pageKey, replaces: this.#adopted }),
      copyIds: () => [copyId, ...this.#adopted],
      onKept: (isKeptLocally) => this.#set({ isKeptLocally }),
    });
    const unsubscribe = editor.page.subscribe('', () => this.#onChange());
    this.#endings.push(unsubscribe, options.onEnd);
  }

  enter(): void {
    this.#onSettled = null;
    if (this.#tabs) return;
    const { pageKey, watch, joinTabs } = this.#options;
    const unwatch = watch({
      onBack: () => this.#onBack(),
      onHide: () => this.#onHide(),
      mustAsk: () => !this.store.getState().isKeptLocally && !this.#page.isSettled(),
    });
    this.#tabs = joinTabs(pageKey, {
      onOthers: (isOpenElsewhere) => this.#set({ isOpenElsewhere }),
      onSaved: () => void this.refresh(),
    });
    this.#endings.push(unwatch, () => this.#tabs?.leave());
  }

  leave(): Promise<void> {
    return new Promise((resolve) => {
      this.#onSettled = () => {
        this.end();
        resolve();
      };
      void this.flush();
    });
  }

  end(how?: 'unseen'): void {
    this.#saving.cancel();
    this.#retrying.cancel();
    this.#keeper.cancel();
    if (how !== 'unseen') void this.#keeper.keepNow();
    for (const ending of this.#endings.splice(0)) ending();
    this.#tabs = null;
  }

  resume(): void {
    if (this.store.getState().step === 'signed-out') void this.flush();
  }

  async flush(): Promise<boolean> {
    this.#saving.cancel();
    while (this.#running) await this.#running;
    return this.#run(() => this.#saveAll());
  }

  async secure(): Promise<boolean> {
    if (await this.flush()) return true;
    await this.#keeper.keepNow();
    return this.#page.isSettled() || this.store.getState().isKeptLocally;
  }

  async refresh(): Promise<void> {
    while (this.#running) await this.#running;
    await this.#run(async () => {
      this.#askedAt = Date.now();
      try {
        const loaded = await this.#options.service.load();
        const outcome = await this.#takeIn({ ...loaded, savedBy: null });
        return outcome === null ? this.#saveAll() : this.#stop(outcome);
      } catch (error) {
        return this.#notRefreshed(toContentError(error));
      }
    });
  }

  preview(choices: MergeChoices): MergedPage | null {
    return this.#page.preview(choices);
  }

  resolve(choices: MergeChoices): Promise<boolean> {
    this.#page.resolve(choices);
    return this.flush();
  }

  async bringBack(): Promise<boolean> {
    while (this.#running) await this.#running;
    const isBack = await this.#run(async () => {
      try {
        this.#page.retag(await this.#options.service.bringBack(this.#page.draft()));
        return true;
      } catch (error) {
        return this.#stop(this.#outcomeOf(toContentError(error)));
      }
    });
    return isBack && this.flush();
  }

  async recover(copies: readonly PageCopy[]): Promise<void> {
    if (copies.length === 0) return;
    const { page } = this.#options.editor;
    const before = page.state();
    const { work, copyIds } = await this.#page.recover(copies);
    this.#adopted = copyIds;
    if (!work) {
      await this.#keeper.keepNow();
      // What was undone, and sent before, is still on its way: saving again keeps it from coming back.
      if (!this.#page.isSettled()) this.#onChange();
    } else if (work.isDisputed)
      this.#set({ step: 'conflict', notice: { kind: 'conflict', by: null } });
    else {
      const { keptAt } = work;
      this.#set({ notice: { kind: 'recovered', keptAt, before, after: page.state() } });
    }
  }

  takeBack(states: PageStates): Promise<void> {
    return this.#page.takeBack(states);
  }

  #set(change: Partial<SaveState>): void {
    this.store.setState(change);
  }

  #onChange(): void {
    const { step } = this.store.getState();
    this.#keeper.touch();
    if (step === 'saved' || step === 'refused') this.#set({ step: 'pending', reason: null });
    if (!WAITING.has(step)) this.#saving.touch();
  }

  #onBack(): void {
    const { step } = this.store.getState();
    if (step === 'offline' || step === 'pending') void this.flush();
    else if (step === 'saved' && Date.now() - this.#askedAt > REFRESH_MS) void this.refresh();
  }

  #onHide(): void {
    this.#keeper.keepAtOnce();
    void this.#keeper.keepNow();
    if (this.#page.isSettled()) return;
    if (this.store.getState().step !== 'signed-out') void this.flush();
  }

  /** One request at a time. */
  #run(task: () => Promise<boolean>): Promise<boolean> {
    const running = (this.#running ?? Promise.resolve(true)).then(task).finally(() => {
      if (this.#running === running) this.#running = null;
    });
    this.#running = running;
    return running;
  }

  async #saveAll(): Promise<boolean> {
    while (!this.#page.isSettled()) {
      const outcome = await this.#saveOnce();
      if (outcome !== null) return this.#stop(outcome);
    }
    return this.#settle();
  }

  /** As `#saveAll`, but what changes meanwhile waits for its own moment. */
  async #saveSome(): Promise<boolean> {
    const outcome = this.#page.isSettled() ? null : await this.#saveOnce();
    if (outcome !== null) return this.#stop(outcome);
    if (this.#page.isSettled()) return this.#settle();
    this.#set({ step: 'pending', reason: null });
    this.#saving.touch();
    return false;
  }

  async #settle(): Promise<boolean> {
    this.#retrying.cancel();
    this.#set({ step: 'saved', reason: null, etag: this.#page.etag });
    await this.#keeper.keepNow();
    // Somebody may have typed while the copy was taken away.
    if (!this.#page.isSettled()) this.#keeper.touch();
    else this.#onSettled?.();
    return true;
  }

  #stop(outcome: Outcome): false {
    this.#set({ reason: null, ...outcome, etag: this.#page.etag });
    return false;
  }

  /** @returns why the work stays unsaved, or null where it goes on */
  async #saveOnce(): Promise<Outcome | null> {
    this.#page.retryDispute();
    if (this.#page.isDisputed) return { step: 'conflict' };
    const draft = this.#page.draft();
    const arrived = this.#page.send(draft.text);
    this.#set({ step: 'saving' });
    try {
      arrived(await this.#options.service.save(draft));
      this.#askedAt = Date.now();
      this.#set({ savedAt: this.#askedAt });
      this.#tabs?.tellSaved();
      return null;
    } catch (error) {
      return this.#notSaved(toContentError(error));
    }
  }

  async #notSaved(error: ContentError): Promise<Outcome | null> {
    const others = error.failure === 'conflict' ? othersPageOf(error) : undefined;
    if (!others) return this.#outcomeOf(error);
    try {
      return await this.#takeIn(others);
    } catch (cause) {
      return this.#outcomeOf(toContentError(cause));
    }
  }

  #outcomeOf(error: ContentError): Outcome {
    const outcome = outcomeOf(error);
    if (outcome.step === 'offline') this.#retrying.failed();
    if (outcome.step === 'signed-out') this.#options.service.onRefused(error);
    if (outcome.step === 'missing') this.#options.service.onMissing();
    return outcome;
  }

  /** Nothing was at stake: what is out of reach now is asked for again when somebody comes back. */
  #notRefreshed(error: ContentError): boolean {
    const { failure } = error;
    const isTold = failure === 'missing' || failure === 'refused';
    return isTold ? this.#stop(this.#outcomeOf(error)) : this.#page.isSettled();
  }

  async #takeIn(others: OthersPage): Promise<Outcome | null> {
    const taken = await this.#page.takeIn(others);
    const by = others.savedBy;
    switch (taken.kind) {
      case 'known':
        return null;
      case 'merged':
        this.#set({ notice: { ...taken, by } });
        return null;
      case 'conflict':
        void this.#keeper.keepNow();
        return { step: 'conflict', notice: { kind: 'conflict', by } };
      case 'unreadable':
        return { step: 'refused', reason: 'saving.reason.unreadable' };
    }
  }
}
