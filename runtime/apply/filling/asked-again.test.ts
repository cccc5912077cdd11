// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Form } from '#schemas/documents/documents.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { toPageContext } from '../../context/to-page-context.ts';
import texts from '../../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../../testing/site.ts';
import { setUpFilling } from '../fill-setup.ts';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

const CURP = 'CUPL900101HOCRXS04';

/** What the server has of the submission that pages make, as it answers a page that asks. */
let fetched: (() => Response) | undefined;
let isOffline = false;
let stops: (() => void)[] = [];

const answerWith = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status });

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (isOffline) throw new TypeError('no network');
    const body = String(init?.body ?? '');
    if (address.includes('fetch-submission')) return fetched?.() ?? answerWith(404, {})();
    if (body.includes('values')) keepValues(body);
    return answerWith(200, { id: 'una' })();
  });
  fetched = undefined;
  isOffline = false;
});

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function keepValues(body: string): void {
  const saved: unknown = JSON.parse(body);
  const values = isRecord(saved) ? saved['values'] : undefined;
  fetched = answerWith(200, { submissionResponse: { values, currentPage: 0 } });
}

const leave = () => {
  for (const stop of stops) stop();
  stops = [];
};

interface Typed {
  readonly answer: (keyId: string, ...values: string[]) => void;
}

/** The form as its page opens at the address that shows. */
async function openForm(form: Form, meanwhile: (form: Typed) => void = () => {}) {
  const page = { id: 'solicitud', metadata: {} };
  const query = location.search.slice(1);
  const request = { path: '/', params: {}, query, now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form, formVersion: 1, token: '', texts };
  const props = { id: 'f', content: {}, version: 'v2', shown, job: null, draft: null } as const;
  const { controller, fields } = setUpFilling(props, context, (key) => key);
  // As if its fields were drawn.
  fields.library.control._state.mount = true;
  stops.push(controller.start(), fields.uploads.start());
  const answer = (keyId: string, ...values: string[]) => {
    fields.session.put(keyId, values);
    controller.edit(keyId);
  };
  meanwhile({ answer });
  await controller.restored;
  const answers = () => fields.session.answers();
  return { controller, answer, answers, state: () => controller.store.getState() };
}

const withSensitive = () =>
  formOfPages([
    [question('nombre', 'short-text'), question('curp', 'curp', { required: true })],
    [question('cv', 'resume')],
    [question('zona', 'short-text')],
  ]);

const FOUND = answerWith(200, {
  submissionResponse: {
    values: toAnswerTree(withSensitive(), { nombre: ['Ana María'], curp: [CURP] }),
    currentPage: 1,
  },
});

/** A device that knows of the submission alone, as after a link of another phone. */
function nameSubmission(): void {
  history.replaceState(null, '', '/?submissionId=una');
}

it.each([
  ['is busy', () => new Response('{}', { status: 429, headers: { 'retry-after': '0.05' } })],
  ['does not answer', answerWith(503, {})],
])('what a server keeps that %s is asked for again', async (_, refuse) => {
  nameSubmission();
  fetched = refuse;
  const opened = await openForm(withSensitive());
  expect(opened.answers()['nombre'] ?? []).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  fetched = FOUND;
  dispatchEvent(new Event('online'));
  await vi.waitFor(
    () => expect(opened.answers()).toMatchObject({ nombre: ['Ana María'], curp: [CURP] }),
    PATIENCE,
  );
});

it('beside a draft too, once the network is there again', async () => {
  const opened = await openForm(withSensitive());
  opened.answer('nombre', 'Ana');
  opened.answer('curp', CURP);
  await opened.controller.next();
  leave();
  isOffline = true;
  const again = await openForm(withSensitive());
  expect(again.answers()['curp'] ?? []).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  isOffline = false;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(again.answers()['curp']).toEqual([CURP]), PATIENCE);
});

it('what is typed while the server is asked stays, at the page where it is typed, and what it differs from is offered', async () => {
  nameSubmission();
  let reply = () => {};
  const later = new Promise<void>((resolve) => {
    reply = resolve;
  });
  const real = fetch;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.includes('fetch-submission')) await later;
    return real(address, init);
  });
  fetched = FOUND;
  const opening = openForm(withSensitive(), (early) => early.answer('nombre', 'Ana'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  reply();
  const opened = await opening;
  expect(opened.answers()).toMatchObject({ nombre: ['Ana'], curp: [CURP] });
  expect(opened.state()).toMatchObject({
    step: 0,
    lost: [{ keyId: 'nombre', values: ['Ana María'] }],
  });
});
