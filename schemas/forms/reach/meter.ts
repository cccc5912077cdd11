/** What deciding may cost. */
export interface ReachBudget {
  readonly steps: number;
  readonly milliseconds: number;
}

/** Steps between two looks at the clock. */
const CLOCK_STEPS = 1000;

/** Counts comparisons with single answers, the unit of all work here, and ends it when the budget is spent. */
export class Meter {
  #left: number;
  #untilClock = CLOCK_STEPS;
  readonly #deadline: number;

  constructor({ steps, milliseconds }: ReachBudget) {
    this.#left = steps;
    this.#deadline = performance.now() + milliseconds;
  }

  spend(steps: number): void {
    this.#left -= steps;
    this.#untilClock -= steps;
    if (this.#untilClock > 0) return;
    this.#untilClock = CLOCK_STEPS;
    if (performance.now() > this.#deadline) this.#left = 0;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }
}
