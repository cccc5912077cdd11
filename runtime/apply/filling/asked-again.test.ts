// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { useOpenedForms } from '../../testing/opened-forms.ts';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

const CURP = 'CUPL900101HOCRXS04';

/** What the server has of the submission that pages make, as it answers a page that asks. */
let fetched: (() => Response) | undefined;
let isOffline = false;

const answerWith = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status });

const forms = useOpenedForms(async (address, init) => {
  if (isOffline) throw new TypeError('no network');
  const body = String(init?.body ?? '');
  if (String(address).includes('fetch-submission')) return fetched?.() ?? answerWith(404, {})();
  if (body.includes('values')) keepValues(body);
  return answerWith(200, { id: 'una' })();
});

beforeEach(() => {
  fetched = undefined;
  isOffline = false;
});

function keepValues(body: string): void {
  const saved: unknown = JSON.parse(body);
  const values = isRecord(saved) ? saved['values'] : undefined;
  fetched = answerWith(200, { submissionResponse: { values, currentPage: 0 } });
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
  const opened = await forms.open(withSensitive());
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
  const opened = await forms.open(withSensitive());
  opened.answer('nombre', 'Ana');
  opened.answer('curp', CURP);
  await opened.controller.next();
  forms.leave();
  isOffline = true;
  const again = await forms.open(withSensitive());
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
  const opening = forms.open(withSensitive(), {
    meanwhile: (answer) => answer('nombre', 'Ana'),
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  reply();
  const opened = await opening;
  expect(opened.answers()).toMatchObject({ nombre: ['Ana'], curp: [CURP] });
  expect(opened.state()).toMatchObject({
    step: 0,
    lost: [{ keyId: 'nombre', values: ['Ana María'] }],
  });
});
