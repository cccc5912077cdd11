import type { FormPage, FormQuestion } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';

/** Which question of its page a conversation asks. */
export interface Turn {
  /** Undefined where nothing on the page wants an answer. */
  readonly turn: string | undefined;
  /** What shows of the page: the question, and the information before it. Undefined where a page shows whole. */
  readonly asked: ReadonlySet<string> | undefined;
}

export const WHOLE_PAGE: Turn = { turn: undefined, asked: undefined };

type Page = Pick<FormPage, 'sections'>;

/** The questions of a page that want an answer, as far as they show. */
export function turnsOf({ sections }: Page, visible: ReadonlySet<string>): FormQuestion[] {
  return shownOf({ sections }, visible).filter(({ type }) => type !== 'information');
}

function shownOf({ sections }: Page, visible: ReadonlySet<string>): FormQuestion[] {
  return sections.flatMap(({ questions }) => questions).filter(({ keyId }) => visible.has(keyId));
}

/** A question with the information before it; the last one with what follows it too. */
export function turnAt(page: Page, visible: ReadonlySet<string>, keyId: string | undefined): Turn {
  const shown = shownOf(page, visible);
  const last = turnsOf(page, visible).at(-1);
  const askedWith = (index: number) =>
    shown.slice(index).find(({ type }) => type !== 'information') ?? last;
  const asked = shown.filter((_, index) => askedWith(index)?.keyId === keyId);
  return { turn: keyId, asked: new Set(asked.map((question) => question.keyId)) };
}

/** The first question behind `after` that has no answer; undefined where the page is done. */
export function openTurn(
  page: Page,
  visible: ReadonlySet<string>,
  answers: Answers,
  after?: string,
): string | undefined {
  const turns = turnsOf(page, visible);
  const behind = turns.slice(turns.findIndex(({ keyId }) => keyId === after) + 1);
  return behind.find(({ keyId }) => valuesOf(answers, keyId).length === 0)?.keyId;
}

/** Where a page goes on that was begun before: behind its last answer. */
export function resumedTurn(
  page: Page,
  visible: ReadonlySet<string>,
  answers: Answers,
): string | undefined {
  const turns = turnsOf(page, visible);
  const lastAnswered = turns.findLastIndex(({ keyId }) => valuesOf(answers, keyId).length > 0);
  return (turns[lastAnswered + 1] ?? turns.at(-1))?.keyId;
}

export function turnBefore(
  page: Page,
  visible: ReadonlySet<string>,
  keyId: string | undefined,
): string | undefined {
  const turns = turnsOf(page, visible);
  return turns[turns.findIndex((turn) => turn.keyId === keyId) - 1]?.keyId;
}
