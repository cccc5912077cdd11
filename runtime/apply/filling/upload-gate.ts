import type { SayMessage } from '../../context/page-context.ts';
import type { FieldNote, FillStore } from './fill-state.ts';

export interface UploadGateOptions {
  readonly store: FillStore;
  readonly say: SayMessage;
  /** A file did not arrive while somebody waited for it. */
  readonly onFailed: (note: FieldNote) => void;
}

/** What sends the application waits here for files on their way; taps meanwhile are one act. */
export class UploadGate {
  readonly #options: UploadGateOptions;
  readonly #running = new Map<string, Promise<string | undefined>>();
  #stop: (() => void) | undefined;

  constructor(options: UploadGateOptions) {
    this.#options = options;
  }

  /** @param arrival what is wrong with it, where it failed; nothing where it arrived, or was given up by the person */
  add(keyId: string, arrival: Promise<string | undefined>): void {
    this.#running.set(keyId, arrival);
    void arrival.then(() => {
      if (this.#running.get(keyId) === arrival) this.#running.delete(keyId);
    });
  }

  /** @param keyId undefined: of any question */
  isRunning(keyId?: string): boolean {
    return keyId === undefined ? this.#running.size > 0 : this.#running.has(keyId);
  }

  /** Resolves with true once all have arrived; at once with false where somebody waits already. */
  async pass(): Promise<boolean> {
    if (this.#stop !== undefined) return false;
    if (this.#running.size === 0) return true;
    const { store, say } = this.#options;
    const { step } = store.getState();
    store.change({ isAwaiting: true, announcement: say('apply.file.wait') });
    const stopped = new Promise<FieldNote>((resolve) => {
      this.#stop = () => resolve(STOPPED);
    });
    const failed = await Promise.race([stopped, this.#allArrived()]);
    this.#stop = undefined;
    store.change({ isAwaiting: false, announcement: '' });
    if (failed === undefined) return store.getState().step === step;
    if (failed !== STOPPED) this.#options.onFailed(failed);
    return false;
  }

  /** Who waits goes back to the form; the files go on. */
  stop(): void {
    this.#stop?.();
  }

  /** The first that failed. */
  async #allArrived(): Promise<FieldNote | undefined> {
    for (const [keyId, arrival] of this.#running) {
      const text = await arrival;
      if (text !== undefined) return { keyId, text };
    }
    return this.#running.size === 0 ? undefined : this.#allArrived();
  }
}

/** Nothing failed. */
const STOPPED: FieldNote = { keyId: '', text: '' };
