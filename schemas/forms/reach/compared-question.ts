import type { Comparison } from '../../definitions/form-condition.ts';
import type { FormQuestion } from '../../documents/documents.ts';
import type { AnswerContext } from '../base/answers.ts';
import { comparedForm, compareValues } from '../conditions.ts';
import { constantsOf } from './formula.ts';

/** A question as conditions see it, with the values that they name kept in normal form: `conditions.ts` says what holds. */
export class ComparedQuestion {
  readonly #forms = new Map<string, string>();
  readonly #among = new Map<Comparison, ReadonlySet<string>>();

  readonly question: FormQuestion;
  readonly context: AnswerContext;

  constructor(question: FormQuestion, context: AnswerContext) {
    this.question = question;
    this.context = context;
  }

  /** Without a value only `isNot` and `answered: false` hold. */
  holds(leaf: Comparison, values: readonly string[]): boolean {
    if ('answered' in leaf) return leaf.answered === values.length > 0;
    if (values.length === 0) return 'isNot' in leaf;
    if ('atLeast' in leaf) return this.#difference(values, leaf.atLeast) >= 0;
    if ('atMost' in leaf) return this.#difference(values, leaf.atMost) <= 0;
    const isAmong = values.some((value) => this.named(leaf).has(value));
    return 'isNot' in leaf ? !isAmong : isAmong;
  }

  /** The values that a comparison names, as they stand and in normal form. */
  named(leaf: Comparison): ReadonlySet<string> {
    const known = this.#among.get(leaf);
    if (known) return known;
    const named = new Set(constantsOf(leaf).flatMap((text) => [text, this.#normal(text)]));
    this.#among.set(leaf, named);
    return named;
  }

  #normal(text: string): string {
    const known = this.#forms.get(text);
    if (known !== undefined) return known;
    const normal = comparedForm(this.question, text, this.context);
    this.#forms.set(text, normal);
    return normal;
  }

  #difference([value = '']: readonly string[], limit: string | number): number {
    return compareValues(this.question, value, this.#normal(String(limit)));
  }
}
