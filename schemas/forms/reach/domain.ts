import type { ComparedQuestion } from './compared-question.ts';
import type { Literal } from './formula.ts';
import type { Meter } from './meter.ts';

/** The answers that a question may still have. Never empty of them: to have no value is one too. */
export interface Domain {
  /** Hidden or left out. */
  readonly canBeBlank: boolean;
  readonly canBeAnswered: boolean;
  /** Undefined where nothing is left. */
  narrow(literal: Literal, meter: Meter): Domain | undefined;
  /** Without answers that hold one of these values. */
  without(values: ReadonlySet<string>): Domain;
  /** One of them, in normal form; none where the question may stay blank. */
  example(): readonly string[];
}

const BLANK: readonly string[] = [];

/** Of questions that hold one value: answers one by one. */
export class ListedDomain implements Domain {
  readonly #compared: ComparedQuestion;
  readonly #answers: readonly (readonly string[])[];

  constructor(compared: ComparedQuestion, answers: readonly (readonly string[])[]) {
    this.#compared = compared;
    this.#answers = answers;
  }

  static of(compared: ComparedQuestion, answers: readonly (readonly string[])[]): Domain {
    return new ListedDomain(compared, [BLANK, ...answers]);
  }

  get canBeBlank(): boolean {
    return this.#answers[0]?.length === 0;
  }

  get canBeAnswered(): boolean {
    return this.#answers.length > (this.canBeBlank ? 1 : 0);
  }

  narrow({ leaf, wanted }: Literal, meter: Meter): Domain | undefined {
    meter.spend(this.#answers.length);
    const left = this.#answers.filter((values) => this.#compared.holds(leaf, values) === wanted);
    if (left.length === this.#answers.length) return this;
    return left.length === 0 ? undefined : new ListedDomain(this.#compared, left);
  }

  without(values: ReadonlySet<string>): Domain {
    const left = this.#answers.filter((answer) => !answer.some((value) => values.has(value)));
    return new ListedDomain(this.#compared, left);
  }

  example(): readonly string[] {
    return this.#answers[0] ?? BLANK;
  }
}
