// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Form } from '#schemas/documents/documents.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { toPageContext } from '../../context/to-page-context.ts';
import texts from '../../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../../testing/site.ts';
import { setUpFilling } from '../fill-setup.ts';

let stop = () => {};

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ id: 'una' })));
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** The form as its page opens at the address that shows. */
async function openForm(form: Form, formVersion: number) {
  stop();
  const page = { id: 'solicitud', metadata: {} };
  const query = location.search.slice(1);
  const request = { path: '/', params: {}, query, now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form, formVersion, token: '', texts };
  const props = { id: 'f', content: {}, version: 'v2', shown, job: null, draft: null } as const;
  const { controller, fields } = setUpFilling(props, context, (key) => key);
  stop = controller.start();
  await controller.restored;
  const answer = (keyId: string, ...values: string[]) => {
    fields.session.put(keyId, values);
    controller.edit(keyId);
  };
  const pageShown = () => form.pages[Number(controller.store.getState().step)]?.keyId;
  return { controller, answer, pageShown };
}

it('a form whose pages were swapped meanwhile goes on at the page where the person was', async () => {
  const form = formOfPages([
    [question('nombre', 'short-text')],
    [question('zona', 'short-text')],
    [question('turno', 'short-text')],
  ]);
  const [first, second, third] = form.pages;
  if (!first || !second || !third) throw new Error('three pages were made');
  const opened = await openForm(form, 1);
  opened.answer('nombre', 'Ana');
  await opened.controller.next();
  expect(opened.pageShown()).toBe(second.keyId);
  expect(location.search).toBe('?step=1');
  const swapped = await openForm({ ...form, pages: [first, third, second] }, 2);
  expect(swapped.pageShown()).toBe(second.keyId);
  expect(location.search).toBe('?step=2');
});

it('a page that opens says its number alone, since its heading has the focus; so has the summary of what is wrong', async () => {
  const form = formOfPages([
    [question('nombre', 'short-text')],
    [question('zona', 'short-text', { required: true })],
  ]);
  const { controller } = await openForm(form, 1);
  const heard = () => controller.store.getState().announcement;
  await controller.next();
  expect(heard()).toBe('apply.progress');
  await controller.next();
  expect(controller.store.getState().summary).toHaveLength(1);
  expect(heard()).toBe('');
});
