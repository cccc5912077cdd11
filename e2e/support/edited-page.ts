import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

// How browser tests of the editor come to a page of their own: what they change, no other test sees.

export const EDITED_SITE = 'repartidores-mx';

export const EDITOR_TOKEN = process.env['RUMBO_TEST_TOKEN'] ?? '';

/** For calls of the content API beside the editor. */
export const HEADERS = {
  authorization: `Bearer ${EDITOR_TOKEN}`,
  'content-type': 'application/json',
};

export interface TestSection {
  readonly sectionId: string;
  readonly widgetId?: string;
  readonly subSections?: readonly TestSection[];
  readonly options?: object;
}

export interface EditedTestWidget {
  readonly id: string;
  readonly type: string;
  readonly content: object;
}

export interface EditedTestPage {
  /** How its id and address begin. */
  readonly name: string;
  readonly site?: string;
  readonly title?: string;
  readonly description?: string;
  readonly widgets: readonly EditedTestWidget[];
  /** Below the root; without them each widget stands in a section `s-<its id>` of its own. */
  readonly sections?: readonly TestSection[];
}

export interface CreatedPage {
  readonly id: string;
  readonly etag: string;
}

/** Makes a draft through the content API, under an id and an address that are its own. */
export async function createEditedPage(
  request: APIRequestContext,
  wanted: EditedTestPage,
): Promise<CreatedPage> {
  const { name, site = EDITED_SITE, widgets, sections } = wanted;
  const { title = 'Prueba', description = 'Página de prueba' } = wanted;
  const id = `${name}-${randomUUID().slice(0, 8)}`;
  const subSections =
    sections ?? widgets.map((widget) => ({ sectionId: `s-${widget.id}`, widgetId: widget.id }));
  const layout = { sectionId: 'root', subSections };
  const metadata = { title, description, layout };
  const page = { schemaVersion: 1, id, url: `/${id}`, type: 'CONTENT', metadata, widgets };
  const path = `/content/v1/sites/${site}/pages`;
  const answer = await request.post(path, { headers: HEADERS, data: page });
  expect(answer.status(), await answer.text()).toBe(201);
  return { id, etag: answer.headers()['etag'] ?? '' };
}

/** Gives the page's browser a session, as the sign-in form does. */
export async function signIn(request: APIRequestContext, token = EDITOR_TOKEN): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/content/v1/session', { headers });
  expect(answer.status()).toBe(201);
}

/** Signs in and opens the editor on a page, until that stands on the canvas. */
export async function openEditor(page: Page, id: string, site = EDITED_SITE): Promise<void> {
  await signIn(page.request);
  await page.goto(`/editor#/${site}/${id}`);
  await page.locator('#canvas [id^="s-"]').first().waitFor();
}

/** Makes a page and opens the editor on it, in a window of a usual size. */
export async function openNewPage(page: Page, wanted: EditedTestPage): Promise<string> {
  const { id } = await createEditedPage(page.request, wanted);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEditor(page, id);
  return id;
}
