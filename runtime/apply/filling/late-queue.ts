import { reportFailure } from '../../client/apply/save-events.ts';
import type { SaveOutcome, SaveQueue, SaveQueueOptions } from '../../client/apply/save-queue.ts';
import type { SaveRequest } from '../../client/apply/stored-saves.ts';

/** The status of a call that found no network. */
const NO_ANSWER = 0;

/** The queue of saves. It comes behind the form, which people fill in meanwhile. */
export class LateQueue {
  readonly #options: SaveQueueOptions;
  #coming: Promise<SaveQueue | undefined> | undefined;
  #isOver = false;

  constructor(options: SaveQueueOptions) {
    this.#options = options;
  }

  /** Undefined where it did not come; the next call asks for it again. */
  open(): Promise<SaveQueue | undefined> {
    this.#coming ??= this.#load();
    return this.#coming;
  }

  /** What finds no queue stays in the draft on the device. */
  async save(request: SaveRequest): Promise<SaveOutcome> {
    const queue = await this.open();
    if (queue) return queue.save(request);
    reportFailure(request, NO_ANSWER);
    return { state: 'failed', status: NO_ANSWER };
  }

  stop(): void {
    this.#isOver = true;
    void this.#coming?.then((queue) => queue?.stop());
  }

  async #load(): Promise<SaveQueue | undefined> {
    try {
      const { createSaveQueue } = await import('../../client/apply/save-queue.ts');
      return this.#isOver ? undefined : createSaveQueue(this.#options);
    } catch {
      this.#coming = undefined;
      return undefined;
    }
  }
}
