import type { Answers } from '../base/answers.ts';
import type { Domain } from './domain.ts';
import { type AnyOf, type Formula, type Literal, negate } from './formula.ts';
import type { Meter } from './meter.ts';
import type { ReachModel } from './reach-model.ts';

interface SearchOptions {
  /** Answers of earlier pages than this one do not end the application. */
  readonly page: number;
}

/**
 * Answers under which formulas hold, or undefined where there are none or the budget is spent.
 *
 * A question may always be without value, because it is hidden or left out; one that has a value must show, which adds
 * its own conditions to what must hold. So nothing is tried but the choices of an `any`: comparisons narrow what their
 * question may be answered with, and what is left at the end fits all of them.
 */
export function findAnswers(
  model: ReachModel,
  formulas: readonly Formula[],
  options: SearchOptions,
): Answers | undefined {
  const search = new Search(model, options);
  return search.holds(formulas, []) ? search.answers() : undefined;
}

class Search {
  readonly #domains = new Map<string, Domain>();
  readonly #shown = new Set<string>();
  /** Steps back to an earlier state, the last first. */
  readonly #undo: (() => void)[] = [];

  readonly #model: ReachModel;
  readonly #meter: Meter;
  readonly #options: SearchOptions;

  constructor(model: ReachModel, options: SearchOptions) {
    this.#model = model;
    this.#meter = model.meter;
    this.#options = options;
  }

  answers(): Answers {
    return Object.fromEntries(
      [...this.#domains]
        .map(([keyId, domain]) => [keyId, domain.example()] as const)
        .filter(([, values]) => values.length > 0),
    );
  }

  holds(formulas: readonly Formula[], undecided: readonly AnyOf[]): boolean {
    const todo = [...formulas];
    let open: readonly AnyOf[] = undecided;
    for (;;) {
      const found = this.#assert(todo);
      if (found === undefined) return false;
      const left = this.#withoutDecided([...open, ...found], todo);
      if (left === undefined) return false;
      open = left;
      if (todo.length === 0) break;
    }
    const [first, ...others] = [...open].sort((a, b) => a.parts.length - b.parts.length);
    return first === undefined || this.#choose(first, others);
  }

  /** Empties the list; gives the choices that came up, or undefined at a contradiction. */
  #assert(todo: Formula[]): AnyOf[] | undefined {
    const choices: AnyOf[] = [];
    for (let formula = todo.pop(); formula; formula = todo.pop()) {
      if (this.#meter.isSpent) return undefined;
      if (formula.kind === 'any') choices.push(formula);
      else if (formula.kind === 'all') todo.push(...formula.parts);
      else if (!this.#narrow(formula.literal, todo)) return undefined;
    }
    return choices;
  }

  /** One after the other; those before it were in vain. */
  #choose(choice: AnyOf, others: readonly AnyOf[]): boolean {
    const refused: Formula[] = [];
    for (const part of choice.parts) {
      const mark = this.#undo.length;
      if (this.holds([part, ...refused], others)) return true;
      while (this.#undo.length > mark) this.#undo.pop()?.();
      if (this.#meter.isSpent) return false;
      if (part.kind === 'literal') refused.push({ kind: 'literal', literal: negate(part.literal) });
    }
    return false;
  }

  #narrow(literal: Literal, todo: Formula[]): boolean {
    const keyId = literal.leaf.question;
    const before = this.#domain(keyId);
    const after = before.narrow(literal, this.#meter);
    if (after === undefined) return false;
    if (after === before) return true;
    this.#domains.set(keyId, after);
    this.#undo.push(() => this.#domains.set(keyId, before));
    if (after.canBeBlank || this.#shown.has(keyId)) return true;
    this.#shown.add(keyId);
    this.#undo.push(() => this.#shown.delete(keyId));
    todo.push(...this.#model.visibilityOf(keyId));
    return true;
  }

  /** Choices without the parts that cannot hold; a last part is moved to what must hold. Undefined where none is left. */
  #withoutDecided(choices: readonly AnyOf[], todo: Formula[]): AnyOf[] | undefined {
    const left: AnyOf[] = [];
    for (const { kind, parts } of choices) {
      if (this.#meter.isSpent) return undefined;
      if (parts.some((part) => this.#mustHold(part))) continue;
      const possible = parts.filter((part) => this.#canHold(part));
      const [only] = possible;
      if (only === undefined) return undefined;
      if (possible.length === 1) todo.push(only);
      else left.push({ kind, parts: possible });
    }
    return left;
  }

  #canHold(formula: Formula): boolean {
    if (formula.kind === 'all') return formula.parts.every((part) => this.#canHold(part));
    if (formula.kind === 'any') return formula.parts.some((part) => this.#canHold(part));
    const { literal } = formula;
    const domain = this.#domain(literal.leaf.question);
    return domain.narrow(literal, this.#meter) !== undefined;
  }

  #mustHold(formula: Formula): boolean {
    if (formula.kind === 'all') return formula.parts.every((part) => this.#mustHold(part));
    if (formula.kind === 'any') return formula.parts.some((part) => this.#mustHold(part));
    return !this.#canHold({ kind: 'literal', literal: negate(formula.literal) });
  }

  #domain(keyId: string): Domain {
    const known = this.#domains.get(keyId);
    if (known) return known;
    const { question, pageIndex } = this.#model.question(keyId);
    const whole = this.#model.domainOf(keyId);
    const ends = pageIndex < this.#options.page ? (question.ends ?? []) : [];
    const domain =
      ends.length === 0 ? whole : whole.without(new Set(ends.map(({ value }) => value)));
    this.#domains.set(keyId, domain);
    return domain;
  }
}
