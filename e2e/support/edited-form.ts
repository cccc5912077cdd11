import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { EDITED_SITE, HEADERS } from './edited-page.ts';
import { expect } from './test.ts';

const FORMS = `/content/v1/sites/${EDITED_SITE}/forms`;

/** Makes a draft through the content API, under an id of its own. */
export async function createEditedForm(
  request: APIRequestContext,
  name: string,
  pages: readonly object[],
): Promise<string> {
  const id = `${name}-${randomUUID().slice(0, 8)}`;
  const notice = { version: '1', text: 'Para revisar tu solicitud.', voluntary: [] };
  const clientConfig = { enableResumeParsing: false };
  const form = { schemaVersion: 1, id, version: 'v2', title: name, pages, clientConfig, notice };
  const answer = await request.post(FORMS, { headers: HEADERS, data: form });
  expect(answer.status(), await answer.text()).toBe(201);
  return id;
}

/** What the content service has of a form: its draft, else what is live. */
export async function savedForm(request: APIRequestContext, id: string): Promise<string> {
  return (await request.get(`${FORMS}/${id}`, { headers: HEADERS })).text();
}
