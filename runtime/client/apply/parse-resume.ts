import { isRecord } from '#schemas/json/fields.ts';
import { callAddress } from './call-address.ts';
import { request } from './call-answer.ts';
import type { FormSubject } from './form-subject.ts';

export type ParsedResume =
  | {
      readonly state: 'parsed';
      /** The answer tree, for `readAnswerTree`. */
      readonly values: unknown;
      /** What the CV says for questions that a person has to agree to first, by `keyId`. */
      readonly offered: ReadonlyMap<string, string>;
      /** Why it was read in part or not at all, in the language of the page; none where it was read whole. */
      readonly reason: string | undefined;
      /** Whether it may be read the next time: the machine was busy. */
      readonly isTooSlow: boolean;
    }
  | { readonly state: 'busy'; readonly retryAfterS: number }
  | { readonly state: 'failed' };

/**
 * Asks what an uploaded CV answers (spec section 7); never rejects.
 * @param signal ends the call, and with it the reading
 */
export async function parseResume(
  subject: FormSubject,
  resumeUrl: string,
  signal: AbortSignal,
): Promise<ParsedResume> {
  const { status, members, retryAfterS = 0 } = await call(subject, resumeUrl, { signal });
  if (status === 429) return { state: 'busy', retryAfterS };
  if (status !== 200) return { state: 'failed' };
  const { values, offered, reasons } = members;
  const [reason]: readonly unknown[] = Array.isArray(reasons) ? reasons : [];
  const language = document.documentElement.lang.startsWith('en') ? 'en' : 'es';
  const { [language]: text, code } = isRecord(reason) ? reason : {};
  const told = typeof text === 'string' ? text : undefined;
  return {
    ...{ state: 'parsed', values, offered: parseOffered(offered), reason: told },
    isTooSlow: code === 'too-slow',
  };
}

function parseOffered(offered: unknown): Map<string, string> {
  const entries = (Array.isArray(offered) ? offered : []).flatMap((offer: unknown) => {
    const { keyId, value } = isRecord(offer) ? offer : {};
    return typeof keyId === 'string' && typeof value === 'string' ? [[keyId, value] as const] : [];
  });
  return new Map(entries);
}

function call(subject: FormSubject, resumeUrl: string, init: Pick<RequestInit, 'signal'>) {
  const { version, formId, templateId = formId } = subject;
  if (version === 'v1') {
    const own = { templateId, resumeUrl };
    return request(callAddress('/api/parse-resume/v1', subject, own), init);
  }
  return request(callAddress('/api/v2/forms/parse-resume', subject, {}), {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId, resumeUrl }),
  });
}
