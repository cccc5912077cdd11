import type { DeviceDraft } from '../../client/apply/device-draft.ts';
import type { SayMessage } from '../../context/page-context.ts';
import type { FillSession } from './fill-session.ts';
import type { FillState, FillStore } from './fill-state.ts';
import type { FillSteps } from './fill-steps.ts';
import type { LostAnswer } from './merge-edits.ts';

export interface DeviceSideOptions {
  readonly store: FillStore;
  readonly session: FillSession;
  readonly steps: FillSteps;
  readonly say: SayMessage;
}

/** A form's answers on the device, which other windows write to as well. */
export class DeviceSide {
  readonly #options: DeviceSideOptions;
  /** Answers that were told to have lost. */
  readonly #told = new Set<string>();
  #isUnkeptTold = false;

  constructor(options: DeviceSideOptions) {
    this.#options = options;
  }

  /** That nothing stays on the device is said once. */
  keep(): void {
    const { session, store, say } = this.#options;
    const isKept = session.keep(store.getState());
    if (isKept || this.#isUnkeptTold) return;
    this.#isUnkeptTold = true;
    store.change({ isUnkept: true, announcement: say('apply.unkept') });
  }

  /** Another window of the same application was typed into. */
  take(draft: DeviceDraft): void {
    const { session } = this.#options;
    if (draft.formVersion === session.formVersion) this.show(session.merge(draft));
  }

  /** What was laid over the fields shows, also where they are read back. */
  show(lost: readonly LostAnswer[], news: Partial<FillState> = {}): void {
    const { steps, store } = this.#options;
    this.lose(lost);
    steps.interpret();
    store.change(news);
  }

  /** Answers that lost are told once. */
  lose(lost: readonly LostAnswer[]): void {
    const { store } = this.#options;
    const news = lost.filter(({ keyId, values }) => !this.#told.has(`${keyId} ${values}`));
    if (news.length === 0) return;
    for (const { keyId, values } of news) {
      this.#told.add(`${keyId} ${values}`);
      this.settle(keyId);
    }
    store.change({ lost: [...store.getState().lost, ...news] });
  }

  /** A question has its answer. */
  settle(keyId: string): void {
    const { store } = this.#options;
    const { lost } = store.getState();
    const others = lost.filter((answer) => answer.keyId !== keyId);
    if (others.length < lost.length) store.change({ lost: others });
  }
}
