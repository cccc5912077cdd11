import { isRecord } from '#schemas/json/fields.ts';

const APPLICATION = 'c0ffee00-0000-4000-8000-00000000cafe';
const SITE = 'repartidores-mx';
const FORM = 'repartidor';

/** Where a file lies; undefined where the upload refused it. */
export async function uploadResume(
  origin: string,
  name: string,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const body = new FormData();
  body.append('file', new Blob([Uint8Array.from(bytes)]), name);
  const query = `applicationId=${APPLICATION}&websiteId=${SITE}`;
  const answer = await fetch(`${origin}/api/upload?${query}`, { method: 'POST', body });
  const said: unknown = await answer.json();
  return isRecord(said) && typeof said['s3Url'] === 'string' ? said['s3Url'] : undefined;
}

/** Has an uploaded CV read as forms do. */
export async function parseResume(origin: string, resumeUrl: string): Promise<unknown> {
  const answer = await fetch(`${origin}/api/v2/forms/parse-resume?websiteId=${SITE}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId: FORM, resumeUrl }),
  });
  if (answer.status !== 200) throw new Error(`A CV was answered with ${answer.status}.`);
  return answer.json();
}
