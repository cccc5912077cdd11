import type { Form } from '../../documents/documents.ts';
import type { AnswerContext, Answers } from '../base/answers.ts';
import type { PlacedQuestion } from '../form-questions.ts';
import { interpretForm } from '../interpret-form.ts';
import type { Formula } from './formula.ts';
import type { Reachability } from './reachability.ts';
import { findAnswers } from './search.ts';

/** What somebody sees of a form who is not sent away by an answer. */
export interface FormPath {
  readonly answers: Answers;
  readonly value: number;
  /** Whether no path is longer; false where a limit or the budget ended the search. */
  readonly isLongest: boolean;
}

interface PathOptions {
  /** How long a path is by the questions that show on it; more questions never make it shorter. */
  readonly measure: (shown: readonly PlacedQuestion[]) => number;
  /** The first path that is longer will do. */
  readonly limit?: number;
}

/** Searches the longest path through a form, with what its reachability has left of the budget. */
export function longestPath(
  form: Pick<Form, 'pages'>,
  reachability: Reachability,
  options: PathOptions & { readonly context: AnswerContext },
): FormPath {
  return new PathSearch(form, reachability, options).run();
}

/** Questions that show together, whatever is answered. */
interface Group {
  readonly visibility: readonly Formula[];
  readonly questions: readonly PlacedQuestion[];
}

/** Tries with and without each group, as long as the groups that are left can make the path longer than the longest yet. */
class PathSearch {
  #best: Omit<FormPath, 'isLongest'> = { answers: {}, value: 0 };

  readonly #form: Pick<Form, 'pages'>;
  readonly #model: Reachability['model'];
  readonly #options: PathOptions & { readonly context: AnswerContext };
  readonly #always: readonly PlacedQuestion[];
  readonly #groups: readonly Group[];

  constructor(
    form: Pick<Form, 'pages'>,
    { model, ofQuestion }: Reachability,
    options: PathOptions & { readonly context: AnswerContext },
  ) {
    this.#form = form;
    this.#model = model;
    this.#options = options;
    const groups = groupsOf(
      model.questions.filter(({ question }) => ofQuestion.get(question.keyId) !== 'unreachable'),
      model,
    );
    const { measure } = options;
    this.#always = groups.filter(isUnconditional).flatMap(({ questions }) => questions);
    this.#groups = groups
      .filter((each) => !isUnconditional(each))
      .sort((a, b) => measure(b.questions) - measure(a.questions));
  }

  run(): FormPath {
    this.#see({});
    this.#search(0, this.#always, { formulas: [], answers: {} });
    const isLongest = !this.#isOver() && !this.#model.meter.isSpent;
    return { ...this.#best, isLongest };
  }

  /** @param shown those of the groups that were taken, which the answers show */
  #search(
    index: number,
    shown: readonly PlacedQuestion[],
    path: { readonly formulas: readonly Formula[]; readonly answers: Answers },
  ): void {
    const group = this.#groups[index];
    if (group === undefined || this.#isOver() || this.#model.meter.isSpent) return;
    const rest = this.#groups.slice(index).flatMap(({ questions }) => questions);
    const { limit = 0 } = this.#options;
    if (this.#measure([...shown, ...rest]) <= Math.max(this.#best.value, limit)) return;
    const formulas = [...path.formulas, ...group.visibility];
    const answers = findAnswers(this.#model, formulas, { page: this.#form.pages.length });
    if (answers) {
      this.#see(answers);
      this.#search(index + 1, [...shown, ...group.questions], { formulas, answers });
    }
    this.#search(index + 1, shown, path);
  }

  #see(answers: Answers): void {
    const { visible } = interpretForm(this.#form, answers, this.#options.context);
    const value = this.#measure(visible.map((keyId) => this.#model.question(keyId)));
    if (value > this.#best.value) this.#best = { answers, value };
  }

  #measure(shown: readonly PlacedQuestion[]): number {
    this.#model.meter.spend(shown.length);
    return this.#options.measure(shown);
  }

  #isOver(): boolean {
    const { limit } = this.#options;
    return limit !== undefined && this.#best.value > limit;
  }
}

function groupsOf(questions: readonly PlacedQuestion[], model: Reachability['model']): Group[] {
  const groups = new Map<string, { visibility: readonly Formula[]; questions: PlacedQuestion[] }>();
  for (const placed of questions) {
    const visibility = model.visibilityOf(placed.question.keyId);
    const key = JSON.stringify(visibility);
    const group = groups.get(key);
    if (group) group.questions.push(placed);
    else groups.set(key, { visibility, questions: [placed] });
  }
  return [...groups.values()];
}

function isUnconditional({ visibility }: Group): boolean {
  return visibility.length === 0;
}
