import { isRecord } from '#schemas/json/fields.ts';
import { callAddress } from './call-address.ts';
import { request } from './call-answer.ts';
import type { FormSubject } from './form-subject.ts';

export type ParsedResume =
  | {
      readonly state: 'parsed';
      /** The answer tree, for `readAnswerTree`. */
      readonly values: unknown;
      /** Why it was read in part or not at all, in the language of the page; none where it was read whole. */
      readonly reason: string | undefined;
    }
  | { readonly state: 'busy'; readonly retryAfterS: number }
  | { readonly state: 'failed' };

/** Asks what an uploaded CV answers (spec section 7); never rejects. */
export async function parseResume(subject: FormSubject, resumeUrl: string): Promise<ParsedResume> {
  const { status, members, retryAfter } = await call(subject, resumeUrl);
  if (status === 429) return { state: 'busy', retryAfterS: retryAfter };
  if (status !== 200) return { state: 'failed' };
  const { values, reasons } = members;
  const [reason]: readonly unknown[] = Array.isArray(reasons) ? reasons : [];
  const language = document.documentElement.lang.startsWith('en') ? 'en' : 'es';
  const text = isRecord(reason) ? reason[language] : undefined;
  return { state: 'parsed', values, reason: typeof text === 'string' ? text : undefined };
}

function call(subject: FormSubject, resumeUrl: string) {
  const { version, formId } = subject;
  if (version === 'v1') {
    const own = { templateId: formId, resumeUrl };
    return request(callAddress('/api/parse-resume/v1', subject, own));
  }
  return request(callAddress('/api/v2/forms/parse-resume', subject, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId, resumeUrl }),
  });
}
