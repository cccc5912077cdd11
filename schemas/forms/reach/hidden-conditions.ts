import type { FormCondition } from '../../definitions/form-condition.ts';
import type { Form } from '../../documents/documents.ts';
import type { Answers } from '../base/answers.ts';
import { type Formula, literalsOf, type PlacedLiteral } from './formula.ts';
import { answersShowing, type Reachability } from './reachability.ts';

/** A comparison that holds only while the question that it reads is hidden. */
export interface HiddenCondition {
  readonly pointer: string;
  /** Key of the question or section whose condition it is. */
  readonly owner: string;
  /** Key of the question that it reads. */
  readonly read: string;
  /** Answers under which it holds. */
  readonly answers: Answers;
}

export interface HiddenConditions {
  readonly found: readonly HiddenCondition[];
  /** Keys of questions and sections that the budget did not suffice for. */
  readonly undecided: ReadonlySet<string>;
}

interface Owner {
  readonly keyId: string;
  readonly pointer: string;
  readonly condition: FormCondition;
  /** Questions that show by it. */
  readonly shows: readonly string[];
}

/** Conditions of what can be reached; a question that must be answered counts as answered where it shows. */
export function findHiddenConditions(
  form: Pick<Form, 'pages'>,
  reachability: Reachability,
): HiddenConditions {
  const found: HiddenCondition[] = [];
  const undecided = new Set<string>();
  for (const owner of ownersOf(form)) {
    const shown = owner.shows.find((keyId) => reachability.ofQuestion.get(keyId) === 'reachable');
    if (shown === undefined) continue;
    for (const literal of literalsOf(owner.condition)) {
      const read = literal.leaf.question;
      const verdict = holdsWhileShown(literal, reachability);
      if (verdict === 'undecided') undecided.add(owner.keyId);
      if (verdict !== 'never') continue;
      const holding = answersShowing(reachability, shown, [{ kind: 'literal', literal }]);
      const answers = holding ?? answersShowing(reachability, shown) ?? {};
      const pointer = `${owner.pointer}${literal.path}`;
      found.push({ pointer, owner: owner.keyId, read, answers });
    }
  }
  return { found, undecided };
}

function holdsWhileShown(
  literal: PlacedLiteral,
  reachability: Reachability,
): 'sometimes' | 'never' | 'undecided' {
  const { leaf } = literal;
  const holdsBlank = 'isNot' in leaf || ('answered' in leaf && !leaf.answered);
  if (holdsBlank !== literal.wanted) return 'sometimes';
  const { model, ofQuestion } = reachability;
  const reach = ofQuestion.get(leaf.question);
  if (reach === 'unreachable') return 'never';
  const isRequired = model.question(leaf.question).question.required === true;
  if (reach === 'undecided' || !isRequired || model.visibilityOf(leaf.question).length === 0)
    return 'sometimes';
  const answered: Formula = {
    kind: 'literal',
    literal: { leaf: { question: leaf.question, answered: true }, wanted: true },
  };
  if (answersShowing(reachability, leaf.question, [answered, { kind: 'literal', literal }]))
    return 'sometimes';
  return model.meter.isSpent ? 'undecided' : 'never';
}

function ownersOf({ pages }: Pick<Form, 'pages'>): Owner[] {
  return pages.flatMap(({ sections }, page) =>
    sections.flatMap(({ keyId, visibleWhen, questions }, section) => {
      const pointer = `/pages/${page}/sections/${section}`;
      const shows = questions.map((question) => question.keyId);
      const own = visibleWhen
        ? [{ keyId, pointer: `${pointer}/visibleWhen`, condition: visibleWhen, shows }]
        : [];
      const inner = questions.flatMap((question, index) =>
        question.visibleWhen
          ? [
              {
                keyId: question.keyId,
                pointer: `${pointer}/questions/${index}/visibleWhen`,
                condition: question.visibleWhen,
                shows: [question.keyId],
              },
            ]
          : [],
      );
      return [...own, ...inner];
    }),
  );
}
