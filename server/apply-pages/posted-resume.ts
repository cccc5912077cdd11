import type { FormDocument, FormQuestion } from '#schemas/documents/documents.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import type { ApplicationContext } from '../applications/application-context.ts';
import { hashSubmissionId } from '../form-calls/submission-id.ts';
import { findSubmission } from '../form-calls/submission-rows.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { lockUsableUploads } from '../uploads/name-uploads.ts';
import { uploadKeyOf } from '../uploads/upload-address.ts';

interface NamedResume {
  /** `resumeURL` of the page's address. */
  readonly address: string | null;
  readonly submissionId: string | undefined;
}

/** The CV that the address of a visit names, where the visitor may send it and has given no other one. */
export async function findNamedResume(
  { kysely }: Pick<ApplicationContext, 'kysely'>,
  site: SiteKey,
  { address, submissionId }: NamedResume,
): Promise<string | undefined> {
  const uploadKey = uploadKeyOf(address ?? '');
  if (address === null || uploadKey === undefined) return undefined;
  const earlier = submissionId && (await findSubmission(kysely, [site], submissionId));
  if (earlier && earlier.resume_url !== null) return undefined;
  const submissionHash = hashSubmissionId(submissionId ?? '');
  const usable = await lockUsableUploads(kysely, { ...site, submissionHash }, [uploadKey]);
  return usable.has(uploadKey) ? address : undefined;
}

export interface GivenResume {
  /** In the widget beside the form. */
  readonly chosen: string | undefined;
  /** By the address of the page. */
  readonly named: string | undefined;
  /** Whether the one that showed was taken away. */
  readonly isRemoved: boolean;
}

/** What a CV that no field of the step holds answers, or is beside the answers. */
export function withGivenResume(
  form: Pick<FormDocument, 'pages'>,
  answers: Answers,
  { chosen, named: address, isRemoved }: GivenResume,
): { readonly answers: Answers; readonly resumeUrl: string | null } {
  const named = isRemoved ? undefined : address;
  const asked = resumeQuestion(form);
  if (asked === undefined) return { answers, resumeUrl: chosen ?? named ?? null };
  const { keyId } = asked;
  const isLeftEmpty = answers[keyId]?.length === 0;
  const answer = chosen ?? (isLeftEmpty ? named : undefined);
  // Beside the first question a CV is taken away whose own page does not show.
  const before = isRemoved ? { [keyId]: [], ...answers } : answers;
  return {
    answers: answer === undefined ? before : { ...before, [keyId]: [answer] },
    resumeUrl: named ?? null,
  };
}

/** The question that a CV answers. */
export function resumeQuestion(form: Pick<FormDocument, 'pages'>): FormQuestion | undefined {
  const asked = placedQuestions(form).find(({ question }) => question.type === 'resume');
  return asked?.question;
}
