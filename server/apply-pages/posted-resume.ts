import type { FormDocument } from '#schemas/documents/documents.ts';
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
}

/** What a CV that no field of the step holds answers, or is beside the answers. */
export function withGivenResume(
  form: Pick<FormDocument, 'pages'>,
  answers: Answers,
  { chosen, named }: GivenResume,
): { readonly answers: Answers; readonly resumeUrl: string | null } {
  const asked = placedQuestions(form).find(({ question }) => question.type === 'resume');
  if (asked === undefined) return { answers, resumeUrl: chosen ?? named ?? null };
  const { keyId } = asked.question;
  const isLeftEmpty = answers[keyId]?.length === 0;
  const answer = chosen ?? (isLeftEmpty ? named : undefined);
  return {
    answers: answer === undefined ? answers : { ...answers, [keyId]: [answer] },
    resumeUrl: named ?? null,
  };
}
