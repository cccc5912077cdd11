import type { FormDocument } from '#schemas/documents/documents.ts';
import { type AnswerTree, toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import {
  type FormCall,
  type FormCallOptions,
  findSubmissionOf,
  sitesOfCall,
} from '../form-calls/find-form-call.ts';
import { isExpired, type StoredSubmission } from '../form-calls/submission-rows.ts';
import { readAnswers } from './answer-rows.ts';
import { valuesByKey } from './merge-answers.ts';

/** What was saved of a submission. */
export interface SavedSubmission {
  readonly values: AnswerTree;
  /** Index in the document as it is published now. */
  readonly currentPage: number;
  readonly location?: string;
  /** The CV that no question asks for. */
  readonly resumeUrl?: string;
}

export type FetchOutcome =
  | { readonly state: 'saved'; readonly saved: SavedSubmission }
  | {
      readonly state:
        | 'submission-unknown'
        | 'submission-sent'
        | 'submission-expired'
        | 'form-unknown';
    };

/** Reads a submission back for whoever has its id. */
export async function fetchSubmission(
  options: FormCallOptions,
  call: Pick<FormCall, 'caller' | 'websiteId'> & { readonly submissionId: string },
): Promise<FetchOutcome> {
  const entries = sitesOfCall(options.store, call);
  const found = await findSubmissionOf(options.kysely, entries, call);
  if (found === undefined) return { state: 'submission-unknown' };
  const { entry, loaded } = found;
  const { submission } = loaded;
  if (submission.status === 'APPLY_FINISH') return { state: 'submission-sent' };
  if (isExpired(submission, options.now())) return { state: 'submission-expired' };
  const published = options.forms.find(entry.site.id, submission.form_id);
  if (published === undefined) return { state: 'form-unknown' };
  const { form } = published;
  const { answers } = readAnswers(form, loaded.submission.typed_answers);
  const editedAt = Object.fromEntries([...answers].map(([keyId, each]) => [keyId, each.editedAt]));
  const saved = {
    values: toAnswerTree(form, valuesByKey(answers), editedAt),
    currentPage: currentPage(form, submission),
    ...(submission.location !== null && { location: submission.location }),
    ...looseResume(form, submission),
  };
  return { state: 'saved', saved };
}

/** The CV that was given beside the answers; one that answers a question is among them. */
export function looseResume(
  form: Pick<FormDocument, 'pages'>,
  { resume_url }: Pick<StoredSubmission, 'resume_url'>,
): { readonly resumeUrl?: string } {
  const isAsked = placedQuestions(form).some(({ question }) => question.type === 'resume');
  return isAsked || resume_url === null ? {} : { resumeUrl: resume_url };
}

/** A page is found by its key wherever a later version has it. */
export function currentPage(
  { pages }: Pick<FormDocument, 'pages'>,
  { page, page_key }: Pick<StoredSubmission, 'page' | 'page_key'>,
): number {
  const index = pages.findIndex(({ keyId }) => keyId === page_key);
  return index < 0 ? Math.min(page, pages.length - 1) : index;
}
