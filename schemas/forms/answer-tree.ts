import type { Form } from '../documents/documents.ts';
import { isRecord } from '../json/fields.ts';
import { type Answers, valuesOf } from './base/answers.ts';
import { placedQuestions } from './form-questions.ts';

/** Answers as calls carry them: the spec's tree of pages, sections and questions. */
export interface AnswerTree {
  readonly pages: readonly AnswerTreePage[];
}

export interface AnswerTreePage {
  readonly keyId: string;
  readonly sections: readonly AnswerTreeSection[];
}

export interface AnswerTreeSection {
  readonly keyId: string;
  readonly questions: readonly AnswerTreeQuestion[];
}

export interface AnswerTreeQuestion {
  readonly keyId: string;
  readonly values: readonly string[];
  /** When it was last edited, in ms since the epoch by the clock of the device. */
  readonly editedAt?: number;
}

/** Times of the last edits by `keyId`, in ms since the epoch. */
export type EditTimes = Readonly<Record<string, number>>;

/** The answers in the places of their questions. Answers without a question, and pages without an answer, are left out. */
export function toAnswerTree(
  { pages }: Pick<Form, 'pages'>,
  answers: Answers,
  editedAt: EditTimes = {},
): AnswerTree {
  const given = pages.map(({ keyId, sections }) => ({
    keyId,
    sections: sections
      .map((section) => ({
        keyId: section.keyId,
        questions: section.questions
          .filter((question) => Object.hasOwn(answers, question.keyId))
          .map((question) => toTreeQuestion(question.keyId, answers, editedAt)),
      }))
      .filter(({ questions }) => questions.length > 0),
  }));
  return { pages: given.filter(({ sections }) => sections.length > 0) };
}

function toTreeQuestion(keyId: string, answers: Answers, editedAt: EditTimes): AnswerTreeQuestion {
  const values = valuesOf(answers, keyId);
  const time = Object.hasOwn(editedAt, keyId) ? editedAt[keyId] : undefined;
  return time === undefined ? { keyId, values } : { keyId, values, editedAt: time };
}

/** What a call carried, as far as it can be made sense of. */
export interface ReadAnswerTree {
  readonly answers: Answers;
  readonly editedAt: EditTimes;
  /** JSON Pointers from the tree to the values of each answer. */
  readonly pointers: Readonly<Record<string, string>>;
  /** Keys that the form has no question for: named in the answer of the call, and left out. At most 200. */
  readonly ignored: readonly string[];
}

const MAX_IGNORED = 200;
/** Longest key that is named; keys of forms are shorter. */
const MAX_KEY = 64;

/**
 * Reads a tree that a client sent. Where a question stands does not matter, the last of its answers counts; what is no
 * tree holds no answers.
 */
export function readAnswerTree(form: Pick<Form, 'pages'>, data: unknown): ReadAnswerTree {
  const known = new Set(placedQuestions(form).map(({ question }) => question.keyId));
  const answers = new Map<string, readonly string[]>();
  const editedAt = new Map<string, number>();
  const pointers = new Map<string, string>();
  const ignored = new Set<string>();
  for (const { question, pointer } of treeQuestions(data)) {
    const { keyId, values, editedAt: time } = question;
    if (typeof keyId !== 'string') continue;
    if (!known.has(keyId)) {
      if (ignored.size < MAX_IGNORED) ignored.add(keyId.slice(0, MAX_KEY));
      continue;
    }
    answers.set(keyId, toValues(values));
    pointers.set(keyId, `${pointer}/values`);
    if (typeof time === 'number' && Number.isFinite(time)) editedAt.set(keyId, time);
    else editedAt.delete(keyId);
  }
  return {
    answers: Object.fromEntries(answers),
    editedAt: Object.fromEntries(editedAt),
    pointers: Object.fromEntries(pointers),
    ignored: [...ignored],
  };
}

interface FoundQuestion {
  readonly question: Readonly<Record<string, unknown>>;
  readonly pointer: string;
}

/** Some clients send the pages alone, without the object around them. */
function treeQuestions(data: unknown): FoundQuestion[] {
  const pages = isRecord(data) ? itemsIn(data, 'pages', '') : itemsOf(data, '');
  return pages.flatMap((page) =>
    itemsIn(page.question, 'sections', page.pointer).flatMap((section) =>
      itemsIn(section.question, 'questions', section.pointer),
    ),
  );
}

function itemsIn(
  parent: Readonly<Record<string, unknown>>,
  list: string,
  pointer: string,
): FoundQuestion[] {
  return itemsOf(parent[list], `${pointer}/${list}`);
}

function itemsOf(items: unknown, pointer: string): FoundQuestion[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) =>
    isRecord(item) ? [{ question: item, pointer: `${pointer}/${index}` }] : [],
  );
}

/** Numbers and truths are written as text; what else is no text is no value. */
function toValues(values: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(values) ? values : [values];
  return list.flatMap((value) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
  });
}
