// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { wipeApplicant } from '../../client/apply/applicant-keys.ts';
import { toPageContext } from '../../context/to-page-context.ts';
import texts from '../../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../../testing/site.ts';
import { setUpFilling } from '../fill-setup.ts';

let stop = () => {};
let finished = 0;

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('APPLY_FINISH')) finished += 1;
    return new Response(JSON.stringify({ id: 'una', myData: 'enlace' }));
  });
  finished = 0;
});

afterEach(async () => {
  stop();
  // Who was here is forgotten by what is loaded for that.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const FORM = formOfPages([[question('nombre', 'short-text')], [question('turno', 'short-text')]]);

/** The form as its page opens at the address that shows. */
async function openForm() {
  stop();
  const page = { id: 'solicitud', metadata: {} };
  const query = location.search.slice(1);
  const request = { path: '/', params: {}, query, now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form: FORM, formVersion: 1, token: '', texts };
  const props = { id: 'f', content: {}, version: 'v2', shown, job: null, draft: null } as const;
  const { controller, fields } = setUpFilling(props, context, (key) => key);
  stop = controller.start();
  await controller.restored;
  const answer = (keyId: string, ...values: string[]) => {
    fields.session.put(keyId, values);
    controller.edit(keyId);
  };
  return { controller, answer, state: () => controller.store.getState() };
}

/** Goes through the form to the last press. */
async function send() {
  const opened = await openForm();
  opened.answer('nombre', 'Ana');
  await opened.controller.next();
  await opened.controller.next();
  await opened.controller.next();
  expect(opened.state().phase).toBe('sent');
  return opened;
}

function goBack(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

const drafts = () =>
  Object.keys({ ...localStorage }).filter((key) => key.startsWith('rumbo_draft'));

it('back after sending writes no answer to the phone again, and says nothing of a page', async () => {
  const { state } = await send();
  const { announcement } = state();
  expect(drafts()).toEqual([]);
  goBack('/?step=1');
  expect(drafts()).toEqual([]);
  expect(state()).toMatchObject({ phase: 'sent', announcement });
});

it('back after an answer that ended the application writes nothing to the phone', async () => {
  const { controller, answer, state } = await openForm();
  answer('nombre', 'Ana');
  await controller.next();
  await controller.next();
  const problem = { code: 'ended', keyId: 'turno', message: 'Gracias por tu interés' };
  vi.stubGlobal('fetch', async () => Response.json({ problems: [problem] }, { status: 422 }));
  await controller.next();
  expect(state().phase).toBe('ended');
  goBack('/?step=1');
  expect(drafts()).toEqual([]);
  expect(state().phase).toBe('ended');
});

it('a refresh after sending shows that it was sent; one tap more sends nothing', async () => {
  await send();
  const reloaded = await openForm();
  expect(reloaded.state().phase).toBe('sent');
  await reloaded.controller.next();
  expect(finished).toBe(1);
});

it('back and then a refresh after sending show that it was sent', async () => {
  await send();
  goBack('/?step=1');
  expect((await openForm()).state().phase).toBe('sent');
});

it('a refresh after sending keeps the link to what was sent, which the address does not tell', async () => {
  const { state } = await send();
  expect(state().myData).toBe('enlace');
  expect(location.href).not.toContain('enlace');
  expect((await openForm()).state().myData).toBe('enlace');
  goBack('/?step=1');
  expect((await openForm()).state().myData).toBe('enlace');
});

it('the next person on the phone finds no link to what the one before sent', async () => {
  await send();
  wipeApplicant();
  expect((await openForm()).state().myData).toBeUndefined();
});
