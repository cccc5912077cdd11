import type { Form, FormQuestion } from '../documents/documents.ts';
import { type AnswerContext, type Answers, valuesOf } from './base/answers.ts';
import type { AnswerCode, AnswerParams, Verdict } from './base/verdict.ts';
import { conditionHolds, type KnownAnswer } from './conditions.ts';
import { placedQuestions } from './form-questions.ts';
import { readAnswer } from './read-answer.ts';
import { questionTypes } from './types/question-types.ts';

/** What of a form is judged: everything, one page by its index in the document, or the CV alone (RESUME_DROP_OFF). */
export type FormScope = 'all' | 'resume' | number;

/** Something to say at a question. */
export interface AnswerProblem {
  readonly keyId: string;
  readonly code: AnswerCode;
  readonly params: AnswerParams;
}

/** A form as its answers make it. */
export interface InterpretedForm {
  /** Questions that show, in their order. */
  readonly visible: readonly string[];
  /** Pages with something to show, as indices in the document. */
  readonly pages: readonly number[];
  /** Of the judged part, in the order of its questions; at most one for each. */
  readonly errors: readonly AnswerProblem[];
  /** Hints at answers that are accepted. */
  readonly warnings: readonly AnswerProblem[];
  /** Valid answers to visible questions in normal form; nothing of an application that has ended. */
  readonly stored: Answers;
  /** The first answer that ends the application, with the friendly text to show. */
  readonly ended?: EndedForm;
}

export interface EndedForm {
  readonly keyId: string;
  readonly text: string;
}

interface JudgedQuestion {
  readonly question: FormQuestion;
  readonly pageIndex: number;
  readonly verdict: Verdict;
}

/**
 * Shows, judges and normalises a form's answers: the one interpreter of browser and server. One pass over the questions, so
 * that the cost grows with the size of form and answers and no faster. Answers to hidden questions count for nothing.
 */
export function interpretForm(
  form: Pick<Form, 'pages'>,
  answers: Answers,
  context: AnswerContext,
  scope: FormScope = 'all',
): InterpretedForm {
  const shown =
    scope === 'resume'
      ? resumeQuestions(form, answers, context)
      : shownQuestions(form, answers, context);
  const visible = shown.map(({ question }) => question.keyId);
  const pages = [...new Set(shown.map(({ pageIndex }) => pageIndex))];
  const ended = endOf(shown);
  if (ended) return { visible, pages, errors: [], warnings: [], stored: {}, ended };
  const problems = problemsOf(shown, scope);
  return { visible, pages, ...problems, stored: storedOf(shown) };
}

function shownQuestions(
  { pages }: Pick<Form, 'pages'>,
  answers: Answers,
  context: AnswerContext,
): JudgedQuestion[] {
  const known = new Map<string, KnownAnswer>();
  const shown: JudgedQuestion[] = [];
  for (const [pageIndex, { sections }] of pages.entries()) {
    for (const { visibleWhen, questions } of sections) {
      if (!conditionHolds(visibleWhen, known, context)) continue;
      for (const question of questions) {
        if (!conditionHolds(question.visibleWhen, known, context)) continue;
        const verdict = readAnswer(question, valuesOf(answers, question.keyId), context);
        known.set(question.keyId, { question, values: verdict.values });
        shown.push({ question, pageIndex, verdict });
      }
    }
  }
  return shown;
}

/** Everything else is disabled, conditions on it included. */
function resumeQuestions(
  form: Pick<Form, 'pages'>,
  answers: Answers,
  context: AnswerContext,
): JudgedQuestion[] {
  return placedQuestions(form)
    .filter(({ question }) => question.type === 'resume')
    .map(({ question, pageIndex }) => {
      const verdict = readAnswer(question, valuesOf(answers, question.keyId), context);
      return { question, pageIndex, verdict };
    });
}

type Problems = Pick<InterpretedForm, 'errors' | 'warnings'>;

function problemsOf(shown: readonly JudgedQuestion[], scope: FormScope): Problems {
  const errors: AnswerProblem[] = [];
  const warnings: AnswerProblem[] = [];
  for (const { question, pageIndex, verdict } of shown) {
    const { keyId, type, required } = question;
    if (typeof scope === 'number' && pageIndex !== scope) continue;
    const remark = 'code' in verdict ? verdict : verdict.hint;
    if (remark) {
      const { code, params } = remark;
      (verdict.verdict === 'invalid' ? errors : warnings).push({ keyId, code, params });
    } else if (verdict.verdict === 'empty' && required && type !== 'information') {
      errors.push(missingAnswer(question));
    }
  }
  return { errors: scope === 'resume' ? resumeErrors(shown, errors) : errors, warnings };
}

/** One CV is asked for, wherever in the form it comes. */
function resumeErrors(
  shown: readonly JudgedQuestion[],
  errors: readonly AnswerProblem[],
): readonly AnswerProblem[] {
  const wrong = errors.filter(({ code }) => code !== 'required-file');
  const [first] = shown;
  const hasResume = shown.some(({ verdict }) => verdict.values.length > 0);
  return wrong.length > 0 || hasResume || !first ? wrong : [missingAnswer(first.question)];
}

function missingAnswer({ keyId, type }: FormQuestion): AnswerProblem {
  return { keyId, code: questionTypes[type].missing, params: {} };
}

function endOf(shown: readonly JudgedQuestion[]): EndedForm | undefined {
  for (const { question, verdict } of shown) {
    const end = question.ends?.find(({ value }) => verdict.values.includes(value));
    if (end) return { keyId: question.keyId, text: end.text };
  }
  return undefined;
}

/** Entries become own properties, whatever the key. */
function storedOf(shown: readonly JudgedQuestion[]): Answers {
  return Object.fromEntries(
    shown
      .filter(({ verdict }) => verdict.values.length > 0)
      .map(({ question, verdict }) => [question.keyId, verdict.values]),
  );
}
