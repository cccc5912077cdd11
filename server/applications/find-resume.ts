import type { SubmitRequest } from '#schemas/api/applications.ts';
import type { ReadAnswerTree } from '#schemas/forms/answer-tree.ts';
import { valuesOf } from '#schemas/forms/base/answers.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import type { FoundCall } from '../form-calls/find-form-call.ts';
import { storableText } from '../form-calls/form-call-query.ts';
import { hashSubmissionId } from '../form-calls/submission-id.ts';
import { findSubmission, type StoredSubmission } from '../form-calls/submission-rows.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { lockUsableUploads } from '../uploads/name-uploads.ts';
import { uploadKeyOf } from '../uploads/upload-address.ts';
import { findUpload } from '../uploads/upload-rows.ts';
import type { ApplicationContext } from './application-context.ts';

const MAX_ADDRESS = 2000;
const MAX_ID = 100;

type ResumeContext = Pick<ApplicationContext, 'kysely' | 'uploads'>;

interface ResumeCall {
  readonly call: FoundCall;
  readonly tree: ReadAnswerTree;
  readonly body: Pick<SubmitRequest, 'resumeUrl' | 'resumeFrom'>;
  /** Of the submission that the CV is for. */
  readonly id: string;
}

/**
 * The CV that a call names beside its answers, or a copy of an earlier one where it asks for that and has none. One that
 * the submission may not name is as good as none: an address that was passed along years ago keeps nobody from applying.
 */
export async function findResume(
  context: ResumeContext,
  asked: ResumeCall,
): Promise<string | undefined> {
  const given = storableText(asked.body.resumeUrl, MAX_ADDRESS);
  const isNamed = given !== undefined && (await isUsable(context, asked, given));
  return isNamed ? given : copyEarlier(context, asked);
}

async function isUsable(
  { kysely }: ResumeContext,
  { call, id }: Pick<ResumeCall, 'call' | 'id'>,
  address: string,
): Promise<boolean> {
  const uploadKey = uploadKeyOf(address);
  if (uploadKey === undefined) return false;
  const key = { ...call.site, submissionHash: hashSubmissionId(id) };
  return (await lockUsableUploads(kysely, key, [uploadKey])).has(uploadKey);
}

async function copyEarlier(
  context: ResumeContext,
  { call, tree, body, id }: ResumeCall,
): Promise<string | undefined> {
  const from = storableText(body.resumeFrom, MAX_ID);
  if (from === undefined || hasResume(call, tree)) return undefined;
  const earlier = await findSubmission(context.kysely, [call.site], from);
  const address = earlier && (await resumeOf(context, call.site, earlier));
  const uploadKey = uploadKeyOf(address ?? '');
  const upload = uploadKey && (await findUpload(context.kysely, [call.site], uploadKey));
  return upload ? context.uploads.copy(upload, { site: call.site, id }) : undefined;
}

function hasResume({ published, loaded }: FoundCall, { answers }: ReadAnswerTree): boolean {
  const isAnswered = placedQuestions(published.form).some(
    ({ question: { keyId, type } }) =>
      type === 'resume' && !valuesOf(answers, keyId).every(isBlank),
  );
  return isAnswered || (loaded?.submission.resume_url ?? null) !== null;
}

async function resumeOf(
  { kysely }: Pick<ResumeContext, 'kysely'>,
  { agencyId: agency_id, siteId: site_id }: SiteKey,
  { application_id, resume_url, status }: StoredSubmission,
): Promise<string | null> {
  if (status === 'APPLY_INTERMEDIATE') return resume_url;
  const application = await kysely
    .selectFrom('applications')
    .select('resume_url')
    .where((eb) => eb.and({ agency_id, site_id, application_id }))
    .executeTakeFirst();
  return application?.resume_url ?? null;
}
