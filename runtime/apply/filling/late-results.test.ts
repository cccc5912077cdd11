// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { useOpenedForms } from '../../testing/opened-forms.ts';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

/** What the server answers; none without network. */
let answer: (() => Promise<Response> | Response) | undefined;
let sent: string[] = [];
let count = 0;

const forms = useOpenedForms(async (address) => {
  if (answer === undefined) throw new TypeError('no network');
  const { searchParams } = new URL(String(address), 'https://x.example');
  sent.push(searchParams.get('applicationStatus') ?? '');
  return answer();
});

beforeEach(() => {
  sent = [];
  answer = undefined;
});

afterEach(() => {
  vi.useRealTimers();
});

const answerWith = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status });

const refuseWith = (problem: object) => answerWith(422, { problems: [problem] });

const SAVED = answerWith(200, { id: 'una', ignored: [] });

/** A form with an answer to its one question, each time another. */
async function openForm() {
  count += 1;
  const asked = formOf(question('nombre', 'short-text'));
  const form = { ...asked, id: `forma-${count}`, review: true };
  const { controller, options, state, answer: fill } = await forms.open(form);
  fill('nombre', 'Ana');
  const message = () => options.formControl?.getFieldState(fieldName('nombre')).error?.message;
  return { controller, state, message };
}

/** Goes on to the review and sends from there, without network from the start or from there on. */
async function finishOffline(pageSave: typeof answer) {
  const opened = await openForm();
  answer = pageSave;
  await opened.controller.next();
  expect(opened.state().step).toBe('review');
  answer = undefined;
  await opened.controller.next();
  expect(opened.state()).toMatchObject({ phase: 'filling', waiting: 'finish', isFailed: true });
  return opened;
}

function comeOnline(found: typeof answer): void {
  answer = found;
  dispatchEvent(new Event('online'));
}

const PHONE = { code: 'text-long', keyId: 'nombre', message: 'Revisa tu nombre' };

describe('a last step that waited for the network', () => {
  it('and is refused shows the failure, and what is wrong at its field', async () => {
    const { state, message } = await finishOffline(SAVED);
    comeOnline(refuseWith(PHONE));
    await expect.poll(() => state().waiting, PATIENCE).toBe('none');
    expect(state()).toMatchObject({
      ...{ phase: 'filling', step: 0, isFailed: true, announcement: '' },
      summary: [{ keyId: 'nombre', text: 'Revisa tu nombre' }],
    });
    expect(message()).toBe('Revisa tu nombre');
  });

  it('and finds its job closed says so', async () => {
    const { state } = await finishOffline(SAVED);
    comeOnline(answerWith(409, { code: 'job-closed' }));
    await expect.poll(() => state().waiting, PATIENCE).toBe('none');
    expect(state()).toMatchObject({ phase: 'closed' });
  });

  it('and ends by an answer says why', async () => {
    const { state } = await finishOffline(SAVED);
    comeOnline(refuseWith({ code: 'ended', keyId: 'nombre', message: 'Gracias' }));
    await expect.poll(() => state().waiting, PATIENCE).toBe('none');
    expect(state()).toMatchObject({ phase: 'ended', endText: 'Gracias' });
  });

  it('and finds another form loads the page anew', async () => {
    const { state } = await finishOffline(SAVED);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    comeOnline(answerWith(409, { code: 'form-changed', formVersion: 2 }));
    await expect.poll(() => state().waiting, PATIENCE).toBe('none');
    expect(reload).toHaveBeenCalled();
    reload.mockRestore();
  });

  it('and is refused for a question that this page does not have loads the page anew', async () => {
    const { state } = await finishOffline(SAVED);
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    comeOnline(refuseWith({ code: 'required', keyId: 'nueva', message: 'Falta' }));
    await expect.poll(() => state().waiting, PATIENCE).toBe('none');
    expect(reload).toHaveBeenCalled();
    reload.mockRestore();
  });

  it.each([
    ['gone', 410],
    ['refused for good', 400],
  ])('and is %s has failed', async (_, status) => {
    const { state } = await finishOffline(SAVED);
    comeOnline(answerWith(status, {}));
    await expect.poll(() => state().waiting, PATIENCE).toBe('none');
    expect(state()).toMatchObject({ isFailed: true, announcement: 'apply.failed' });
  });

  it('and arrives is sent', async () => {
    const { state } = await finishOffline(undefined);
    comeOnline(SAVED);
    await expect.poll(() => state().phase, PATIENCE).toBe('sent');
    expect(sent).toEqual(['APPLY_INTERMEDIATE', 'APPLY_FINISH']);
  });
});

it('a last step that is refused behind a page that waited stays failed', async () => {
  const { controller, state } = await openForm();
  await controller.next();
  expect(state()).toMatchObject({ step: 'review', waiting: 'save', isFailed: true });
  answer = () => (sent.at(-1) === 'APPLY_FINISH' ? refuseWith(PHONE)() : SAVED());
  await controller.next();
  await expect.poll(() => state().waiting, PATIENCE).toBe('none');
  expect(state()).toMatchObject({ isFailed: true, announcement: '' });
});

const BUSY = () => new Response('{}', { status: 429, headers: { 'retry-after': '30' } });

it('a busy server is no lack of network: a page goes on, and the last step says that it will be sent', async () => {
  const { controller, state } = await openForm();
  answer = BUSY;
  await controller.next();
  expect(state()).toMatchObject({ step: 'review', waiting: 'none', isFailed: false });
  expect(state().announcement).not.toContain('apply.waiting');
  await controller.next();
  expect(state()).toMatchObject({
    ...{ phase: 'filling', waiting: 'busy', isFailed: false },
    announcement: 'apply.waiting.busy',
  });
});

it('a server that fails, or lets wait, is no lack of network either', async () => {
  const { controller, state } = await openForm();
  answer = answerWith(503, {});
  await controller.next();
  expect(state()).toMatchObject({
    ...{ step: 'review', waiting: 'save-unanswered', isFailed: true },
    announcement: 'apply.waiting.save-unanswered',
  });
  await controller.next();
  expect(state()).toMatchObject({
    ...{ waiting: 'finish-unanswered', isFailed: true },
    announcement: 'apply.waiting.finish-unanswered',
  });
  answer = undefined;
  dispatchEvent(new Event('online'));
  await expect.poll(() => state().waiting, PATIENCE).toBe('finish');
});

it('pages that waited and arrive are said to be saved', async () => {
  const { controller, state } = await openForm();
  await controller.next();
  comeOnline(SAVED);
  await expect.poll(() => state().waiting, PATIENCE).toBe('none');
  expect(state()).toMatchObject({ isFailed: false, announcement: 'apply.saved' });
});

it('what is sent of another application is no news to this one', async () => {
  await finishOffline(SAVED);
  forms.leave();
  const { state } = await openForm();
  comeOnline(SAVED);
  await expect.poll(() => sent.at(-1), PATIENCE).toBe('APPLY_FINISH');
  await expect.poll(() => localStorage.getItem('rumbo_save_results'), PATIENCE).not.toBeNull();
  expect(state().phase).toBe('filling');
});

it('a page that is refused after its press went on is told', async () => {
  const { controller, state } = await openForm();
  let reply: ((response: Response) => void) | undefined;
  answer = () =>
    new Promise((resolve) => {
      reply = resolve;
    });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const going = controller.next();
  await vi.advanceTimersByTimeAsync(6_100);
  await going;
  vi.useRealTimers();
  expect(state()).toMatchObject({ step: 'review', isFailed: false, waiting: 'save-unanswered' });
  reply?.(new Response('{}', { status: 400 }));
  await expect.poll(() => state().isFailed, PATIENCE).toBe(true);
});

// The last one here: what a device refuses to take is kept as long as the page lives.
it('a form that changed comes anew with what the server has, where the device keeps nothing', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const { controller } = await openForm();
  answer = SAVED;
  await controller.next();
  answer = answerWith(409, { code: 'form-changed', formVersion: 2 });
  await controller.next();
  await expect.poll(() => reload.mock.calls.length, PATIENCE).toBeGreaterThan(0);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    submissionId: 'una',
    failed: 'changed',
  });
  reload.mockRestore();
});
