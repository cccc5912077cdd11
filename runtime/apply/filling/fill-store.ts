import type { FillState } from './fill-state.ts';

/** Where a person is with a form, and who is drawn again when that changes. */
export class FillStore {
  readonly #listeners = new Set<() => void>();
  #state: FillState;

  constructor(initial: FillState) {
    this.#state = initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): FillState => this.#state;

  change(change: Partial<FillState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
