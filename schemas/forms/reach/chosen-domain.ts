import type { FormQuestion } from '../../documents/documents.ts';
import { isBlank } from '../../text/blank-text.ts';
import { readAnswer } from '../read-answer.ts';
import type { ComparedQuestion } from './compared-question.ts';
import type { Domain } from './domain.ts';
import type { Literal } from './formula.ts';
import type { Meter } from './meter.ts';

/** Uploads that no condition names: as many as an answer can hold. */
const SPARE_UPLOADS = 1000;

interface ChosenFacts {
  readonly compared: ComparedQuestion;
  /** Values that can be chosen and that conditions may name. */
  readonly named: ReadonlySet<string>;
  /** Number of other values. */
  readonly spare: number;
  readonly min: number;
  readonly max: number;
}

/** Some of the values are in the answer, some are not, and of the others nothing is known. */
interface Known {
  readonly chosen: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
  readonly answered?: boolean;
}

/** Of questions that hold several values: their sets are too many to list. */
export class ChosenDomain implements Domain {
  readonly #facts: ChosenFacts;
  readonly #known: Known;

  private constructor(facts: ChosenFacts, known: Known) {
    this.#facts = facts;
    this.#known = known;
  }

  /** @param named what conditions name, in normal form */
  static of(compared: ComparedQuestion, named: readonly string[]): Domain {
    const isChoice = compared.question.type === 'multiple-choice';
    const facts = isChoice ? choiceFacts(compared) : uploadFacts(compared, named);
    return new ChosenDomain(facts, { chosen: new Set(), left: new Set() });
  }

  get canBeBlank(): boolean {
    return this.#known.answered !== true && this.#known.chosen.size === 0;
  }

  get canBeAnswered(): boolean {
    const { named, spare, min, max } = this.#facts;
    const { chosen, left, answered } = this.#known;
    const most = Math.min(max, named.size - left.size + spare);
    return answered !== false && Math.max(min, 1, chosen.size) <= most;
  }

  narrow({ leaf, wanted }: Literal, meter: Meter): Domain | undefined {
    if ('answered' in leaf) return this.#with({ answered: leaf.answered === wanted }, meter);
    if ('atLeast' in leaf || 'atMost' in leaf) return wanted ? undefined : this;
    const compared = this.#facts.compared.named(leaf);
    const values = [...compared].filter((value) => this.#facts.named.has(value));
    const isAsked = 'isNot' in leaf ? !wanted : wanted;
    if (!isAsked) return this.#leave(values, meter);
    return this.#chooseOneOf(values, meter);
  }

  without(values: ReadonlySet<string>): Domain {
    const left = [...values].filter((value) => this.#facts.named.has(value));
    return new ChosenDomain(this.#facts, { ...this.#known, left: new Set(left) });
  }

  example(): readonly string[] {
    if (this.canBeBlank) return [];
    const { named, min } = this.#facts;
    const { chosen, left } = this.#known;
    const others = [...named].filter((value) => !chosen.has(value) && !left.has(value));
    const size = Math.max(min, 1, chosen.size);
    const spares = Array.from({ length: size }, (_, index) => `/api/upload/ejemplo-${index + 1}`);
    const free = spares.filter((value) => !named.has(value));
    return [...chosen, ...others, ...free].slice(0, size);
  }

  /** Where several are left, which of them stays open: conditions that ask for one of several are split before. */
  #chooseOneOf(values: readonly string[], meter: Meter): Domain | undefined {
    const { chosen, left } = this.#known;
    if (values.some((value) => chosen.has(value))) return this;
    const [only, ...others] = values.filter((value) => !left.has(value));
    if (only === undefined) return undefined;
    if (others.length > 0) return this.#with({ answered: true }, meter);
    return this.#with({ chosen: new Set([...chosen, only]) }, meter);
  }

  #leave(values: readonly string[], meter: Meter): Domain | undefined {
    const { chosen, left } = this.#known;
    if (values.some((value) => chosen.has(value))) return undefined;
    return this.#with({ left: new Set([...left, ...values]) }, meter);
  }

  #with(change: Partial<Known>, meter: Meter): Domain | undefined {
    const { answered } = this.#known;
    const isContrary =
      change.answered !== undefined && answered !== undefined && change.answered !== answered;
    const next = new ChosenDomain(this.#facts, { ...this.#known, ...change });
    meter.spend(1 + next.#known.chosen.size + next.#known.left.size);
    return !isContrary && (next.canBeBlank || next.canBeAnswered) ? next : undefined;
  }
}

function choiceFacts(compared: ComparedQuestion): ChosenFacts {
  const { options = [], limits = {} } = compared.question;
  const values = options.map(({ value }) => value).filter((value) => !isBlank(value));
  const named = new Set(values);
  const { minChosen: min = 0, maxChosen: max = named.size } = limits;
  return { compared, named, spare: 0, min, max };
}

function uploadFacts(compared: ComparedQuestion, named: readonly string[]): ChosenFacts {
  const { question, context } = compared;
  const { limits: _, ...unlimited } = question;
  const links = named.flatMap((link) => readAnswer(unlimited, [link], context).values);
  const { minChosen: min = 1, maxChosen: max = 1 } = question.limits ?? {};
  return { compared, named: new Set(links), spare: SPARE_UPLOADS, min, max };
}

/** Whether an answer may hold several values, each with an outcome of its own. */
export function holdsSeveral({ type }: FormQuestion): boolean {
  return type === 'multiple-choice' || type === 'file' || type === 'resume';
}
