import type { Kysely } from 'kysely';
import { sortBy } from 'lodash-es';
import type { Form } from '#schemas/documents/documents.ts';
import { type Answers, valuesOf } from '#schemas/forms/base/answers.ts';
import type { AnswerCode } from '#schemas/forms/base/verdict.ts';
import type { AnswerProblem } from '#schemas/forms/interpret-form.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import type { Tables } from '../db/schema.ts';
import type { SubmissionKey } from '../form-calls/submission-rows.ts';
import { lockUsableUploads } from '../uploads/name-uploads.ts';
import { addressOfUpload, uploadKeyOf } from '../uploads/upload-address.ts';
import { askedQuestions } from './asked-questions.ts';
import type { TimedAnswers } from './merge-answers.ts';

/** What answers make of the files that they name. */
export interface AnsweredFiles {
  /** Uploads that the submission may name, and does. */
  readonly uploadKeys: readonly string[];
  /** At questions whose answers name others. */
  readonly errors: readonly AnswerProblem[];
  /** Address of the CV, whether a question asks for it or not. */
  readonly resume: string | undefined;
  /** Where no question can say it: a CV has to be there and is not. */
  readonly resumeError: AnswerCode | undefined;
}

export const NO_FILES: AnsweredFiles = {
  uploadKeys: [],
  errors: [],
  resume: undefined,
  resumeError: undefined,
};

interface NamedFiles {
  readonly form: Pick<Form, 'pages'>;
  /** Valid answers in normal form. */
  readonly stored: Answers;
  /** `resumeUrl` of the call. */
  readonly given: string | undefined;
  /** What an earlier call gave. */
  readonly before: string | null;
  /** Whether there has to be a CV. */
  readonly isDemanded: boolean;
}

type FormPages = Pick<Form, 'pages'>;

/** Finds out which uploads a submission may name, and locks them. */
export async function judgeFiles(
  rows: Kysely<Tables>,
  key: SubmissionKey,
  { form, stored, given, before, isDemanded }: NamedFiles,
): Promise<AnsweredFiles> {
  const answered = askedQuestions(form).files.map(({ keyId, type }) => {
    return { keyId, type, keys: valuesOf(stored, keyId).map(uploadKeyOf) };
  });
  const ofQuestion = answered.find(({ type, keys }) => type === 'resume' && keys.length > 0);
  const loose = ofQuestion ? undefined : (given ?? before ?? undefined);
  const looseKey = loose === undefined ? undefined : uploadKeyOf(loose);
  const named = [...answered.flatMap(({ keys }) => keys), looseKey];
  const usable = await lockUsableUploads(rows, key, [...new Set(named.filter(isKey))]);
  const isUsable = (uploadKey: string | undefined) => isKey(uploadKey) && usable.has(uploadKey);
  const resumeKey = [...(ofQuestion?.keys ?? []), looseKey].find(isUsable);
  const isMissing = isDemanded && !resumeKey && !hasResumeQuestion(form);
  return {
    uploadKeys: [...usable],
    errors: answered
      .filter(({ keys }) => !keys.every(isUsable))
      .map(({ keyId }) => ({ keyId, code: 'file-link', params: {} })),
    resume: resumeKey && addressOfUpload(resumeKey),
    resumeError: isMissing ? 'required-file' : undefined,
  };
}

function isKey(uploadKey: string | undefined): uploadKey is string {
  return uploadKey !== undefined;
}

/** Whether an answer names a file. */
export function hasFiles(form: FormPages, answers: TimedAnswers): boolean {
  return askedQuestions(form).files.some(
    ({ keyId }) => answers.get(keyId)?.values.some((value) => !isBlank(value)) ?? false,
  );
}

function hasResumeQuestion(form: FormPages): boolean {
  return askedQuestions(form).files.some(({ type }) => type === 'resume');
}

/** The CV of a client that says it beside the answers, as the answer to the question that asks for it. */
export function withResume(
  form: FormPages,
  merged: TimedAnswers,
  { resumeUrl, now }: { readonly resumeUrl?: string | undefined; readonly now: number },
): TimedAnswers {
  const question = askedQuestions(form).files.find(({ type }) => type === 'resume');
  if (resumeUrl === undefined || !question || merged.has(question.keyId)) return merged;
  return new Map([...merged, [question.keyId, { values: [resumeUrl], editedAt: now }]]);
}

/** Whether the person has taken the CV away. */
export function isResumeEmptied(form: FormPages, merged: TimedAnswers): boolean {
  const emptied = askedQuestions(form).files.filter(({ type, keyId }) => {
    return type === 'resume' && merged.get(keyId)?.values.every(isBlank);
  });
  return emptied.length > 0;
}

/** In the order of the questions, one for each. */
export function withFileErrors(
  form: FormPages,
  errors: readonly AnswerProblem[],
  fileErrors: readonly AnswerProblem[],
): readonly AnswerProblem[] {
  const wrong = new Set(errors.map(({ keyId }) => keyId));
  const places = askedQuestions(form).all.map(({ keyId }) => keyId);
  const added = fileErrors.filter(({ keyId }) => !wrong.has(keyId));
  return sortBy([...errors, ...added], ({ keyId }) => places.indexOf(keyId));
}

/** Names files by their paths, which stay right when the host changes. */
export function withAddresses(form: FormPages, stored: Answers): Answers {
  const named = askedQuestions(form).files.map(({ keyId }) => {
    const keys = valuesOf(stored, keyId).map(uploadKeyOf).filter(isKey);
    return [keyId, keys.map(addressOfUpload)] as const;
  });
  return { ...stored, ...Object.fromEntries(named.filter(([, values]) => values.length > 0)) };
}
