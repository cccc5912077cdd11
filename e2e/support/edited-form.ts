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
  return (await create(request, name, { pages })).id;
}

/** Publishes a form with what is said of it. Named so that it sorts behind the site's default form. */
export async function publishEditedForm(
  request: APIRequestContext,
  name: string,
  members: {
    readonly pages: readonly object[];
    readonly clientConfig: object;
    readonly title?: string;
  },
): Promise<string> {
  const { id, etag } = await create(request, name, members);
  const headers = { ...HEADERS, 'if-match': etag };
  const published = await request.post(`${FORMS}/${id}/publish`, { headers, data: {} });
  expect(published.status(), await published.text()).toBe(200);
  return id;
}

async function create(request: APIRequestContext, name: string, members: object) {
  const id = `${name}-${randomUUID().slice(0, 8)}`;
  const notice = { version: '1', text: 'Para revisar tu solicitud.', voluntary: [] };
  const clientConfig = { enableResumeParsing: false };
  const form = { schemaVersion: 1, id, version: 'v2', title: name, clientConfig, notice };
  const answer = await request.post(FORMS, { headers: HEADERS, data: { ...form, ...members } });
  expect(answer.status(), await answer.text()).toBe(201);
  return { id, etag: answer.headers()['etag'] ?? '' };
}

/** What the content service has of a form: its draft, else what is live. */
export async function savedForm(request: APIRequestContext, id: string): Promise<string> {
  return (await request.get(`${FORMS}/${id}`, { headers: HEADERS })).text();
}
