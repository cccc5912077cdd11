import type { DuplicateRequest } from '#schemas/api/content-pages.ts';
import type { PageText } from './content-api.ts';
import { ContentError } from './request/content-error.ts';
import { sendContent } from './request/content-request.ts';

/** A form and the state of it that a change is based on. */
export interface FormTarget {
  readonly siteId: string;
  readonly formId: string;
  readonly etag: string;
}

/** The working document of a form. Rejects with a `ContentError`, as all calls here do. */
export async function loadForm(siteId: string, formId: string): Promise<PageText> {
  const { text, etag } = await sendContent({ path: [siteId, 'forms', formId] });
  if (etag === null) throw new ContentError('unreadable');
  return { text, etag };
}

export async function createForm(siteId: string, text: string): Promise<void> {
  await sendContent({ method: 'POST', path: [siteId, 'forms'], body: text });
}

/** @returns the new entity tag */
export async function saveForm(
  { siteId, formId, etag }: FormTarget,
  text: string,
): Promise<string> {
  const path = [siteId, 'forms', formId, 'draft'];
  const answer = await sendContent({ method: 'PUT', path, body: text, ifMatch: etag });
  if (answer.etag === null) throw new ContentError('unreadable', { status: answer.status });
  return answer.etag;
}

/** Puts the draft on the site; one with errors is refused with `problemsOfRefusal`. */
export async function publishForm({ siteId, formId, etag }: FormTarget): Promise<void> {
  const path = [siteId, 'forms', formId, 'publish'];
  await sendContent({ method: 'POST', path, ifMatch: etag });
}

/** Puts a form into the bin; it leaves the site at once. */
export async function deleteForm({ siteId, formId, etag }: FormTarget): Promise<void> {
  await sendContent({ method: 'DELETE', path: [siteId, 'forms', formId], ifMatch: etag });
}

/** Takes a form out of the bin, as a draft. */
export async function undeleteForm({ siteId, formId, etag }: FormTarget): Promise<void> {
  const path = [siteId, 'forms', formId, 'undelete'];
  await sendContent({ method: 'POST', path, ifMatch: etag });
}

/** Makes a draft that says the same, under another id and title. */
export async function duplicateForm(
  { siteId, formId, etag }: FormTarget,
  names: Pick<DuplicateRequest, 'id' | 'title'>,
): Promise<void> {
  const path = [siteId, 'forms', formId, 'duplicate'];
  await sendContent({ method: 'POST', path, ifMatch: etag, body: names });
}
