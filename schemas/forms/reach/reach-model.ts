import type { Comparison, FormCondition } from '../../definitions/form-condition.ts';
import type { Form } from '../../documents/documents.ts';
import type { AnswerContext } from '../base/answers.ts';
import { type PlacedQuestion, placedQuestions } from '../form-questions.ts';
import { answerClasses } from './answer-classes.ts';
import { ChosenDomain, holdsSeveral } from './chosen-domain.ts';
import { ComparedQuestion } from './compared-question.ts';
import { type Domain, ListedDomain } from './domain.ts';
import { constantsOf, type Formula, literalsOf, toFormula } from './formula.ts';
import type { Meter } from './meter.ts';

interface KnownQuestion extends PlacedQuestion {
  readonly visibility: readonly Formula[];
}

/** A form as the search reads it: what each question takes, and when it shows. */
export class ReachModel {
  readonly questions: readonly PlacedQuestion[];
  readonly meter: Meter;
  readonly #known = new Map<string, KnownQuestion>();
  readonly #leaves = new Map<string, Comparison[]>();
  readonly #domains = new Map<string, Domain>();

  readonly #context: AnswerContext;

  constructor(form: Pick<Form, 'pages'>, context: AnswerContext, meter: Meter) {
    this.#context = context;
    this.meter = meter;
    this.questions = placedQuestions(form);
    for (const placed of this.questions) {
      const conditions = [placed.section.visibleWhen, placed.question.visibleWhen];
      const visibility = conditions.flatMap((condition) =>
        condition ? [this.#split(toFormula(condition))] : [],
      );
      this.#known.set(placed.question.keyId, { ...placed, visibility });
      this.#gatherLeaves(placed.question.visibleWhen);
    }
    for (const page of form.pages)
      for (const { visibleWhen } of page.sections) this.#gatherLeaves(visibleWhen);
  }

  question(keyId: string): PlacedQuestion {
    return this.#get(keyId);
  }

  /** What must hold for the question to show. */
  visibilityOf(keyId: string): readonly Formula[] {
    return this.#get(keyId).visibility;
  }

  /** Every answer of a question. */
  domainOf(keyId: string): Domain {
    const known = this.#domains.get(keyId);
    if (known) return known;
    const compared = new ComparedQuestion(this.#get(keyId).question, this.#context);
    const domain = this.#createDomain(compared, this.#leaves.get(keyId) ?? []);
    this.#domains.set(keyId, domain);
    return domain;
  }

  #createDomain(compared: ComparedQuestion, leaves: readonly Comparison[]): Domain {
    const { type, options = [] } = compared.question;
    if (holdsSeveral(compared.question)) {
      const named = leaves.flatMap((leaf) => [...compared.named(leaf)]);
      this.meter.spend(named.length + options.length);
      return ChosenDomain.of(compared, named);
    }
    if (type === 'information') return ListedDomain.of(compared, []);
    const answers = answerClasses(compared, leaves);
    this.meter.spend(answers.length);
    return ListedDomain.of(compared, answers);
  }

  #get(keyId: string): KnownQuestion {
    const known = this.#known.get(keyId);
    if (known === undefined) throw new Error(`No question "${keyId}": parseForm comes first.`);
    return known;
  }

  #gatherLeaves(condition: FormCondition | undefined): void {
    if (condition === undefined) return;
    for (const { leaf } of literalsOf(condition)) {
      const leaves = this.#leaves.get(leaf.question);
      if (leaves) leaves.push(leaf);
      else this.#leaves.set(leaf.question, [leaf]);
    }
  }

  /** Of questions with several values, one of several named values becomes a choice. */
  #split(formula: Formula): Formula {
    if (formula.kind !== 'literal')
      return { kind: formula.kind, parts: formula.parts.map((part) => this.#split(part)) };
    const { leaf, wanted } = formula.literal;
    if (!wanted || !('oneOf' in leaf) || !holdsSeveral(this.#get(leaf.question).question))
      return formula;
    const parts = constantsOf(leaf).map((value): Formula => {
      const single = { question: leaf.question, is: value };
      return { kind: 'literal', literal: { leaf: single, wanted } };
    });
    return { kind: 'any', parts };
  }
}
