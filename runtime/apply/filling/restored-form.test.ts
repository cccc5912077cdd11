// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Form } from '#schemas/documents/documents.ts';
import { LOOSE_RESUME } from '#schemas/forms/posted-form.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { useOpenedForms } from '../../testing/opened-forms.ts';
import { markRead } from './prefill-from-resume.tsx';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

const CURP = 'CUPL900101HOCRXS04';

/** What the server has of the submission that pages make, as it answers a page that asks. */
let fetched: (() => Response | Promise<Response>) | undefined;
let isOffline = false;
/** Of saves that arrived. */
let bodies: string[] = [];
/** Addresses of calls that read a CV. */
let reads: string[] = [];

const answerWith = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status });

const forms = useOpenedForms(async (address, init) => {
  if (isOffline) throw new TypeError('no network');
  const body = String(init?.body ?? '');
  if (String(address).includes('fetch-submission')) return fetched?.() ?? answerWith(404, {})();
  if (String(address).includes('parse-resume')) reads.push(String(address));
  if (body.includes('values')) bodies.push(body);
  if (body.includes('values')) keepValues(body);
  return answerWith(200, { id: 'una' })();
});

beforeEach(() => {
  fetched = undefined;
  isOffline = false;
  bodies = [];
  reads = [];
});

function keepValues(body: string): void {
  const saved: unknown = JSON.parse(body);
  const values = isRecord(saved) ? saved['values'] : undefined;
  fetched = answerWith(200, { submissionResponse: { values, currentPage: 0 } });
}

/** The form as its page opens at the address that shows. */
function openForm(form: Form) {
  const nothing = { state: 'unknown', answers: {}, editedAt: {}, currentPage: 0 } as const;
  const resumeUrl = new URLSearchParams(location.search).get('resumeURL') ?? undefined;
  return forms.open(form, { draft: resumeUrl === undefined ? null : { ...nothing, resumeUrl } });
}

const withSensitive = () =>
  formOfPages([
    [question('nombre', 'short-text'), question('curp', 'curp', { required: true })],
    [question('cv', 'resume')],
    [question('zona', 'short-text')],
  ]);

it('sensitive answers and files that the server has survive a refresh', async () => {
  const opened = await openForm(withSensitive());
  opened.answer('nombre', 'Ana');
  opened.answer('curp', CURP);
  await opened.controller.next();
  opened.answer('cv', '/api/upload/0123');
  await opened.controller.next();
  expect(opened.state().step).toBe(2);
  forms.leave();
  const again = await openForm(withSensitive());
  await vi.waitFor(
    () =>
      expect(again.answers()).toMatchObject({
        nombre: ['Ana'],
        curp: [CURP],
        cv: ['/api/upload/0123'],
      }),
    PATIENCE,
  );
  expect(again.state()).toMatchObject({ step: 2, lost: [] });
});

it('a file that no save had named is asked for again after a refresh, and its address is kept nowhere', async () => {
  const opened = await openForm(withSensitive());
  opened.answer('nombre', 'Ana');
  opened.controller.markFile('cv', true);
  opened.answer('cv', '/api/upload/0123');
  forms.leave();
  expect(JSON.stringify(localStorage)).not.toContain('0123');
  for (const visit of ['first', 'second']) {
    const again = await openForm(withSensitive());
    await vi.waitFor(
      () => expect(again.uploads.stateOf('cv'), visit).toEqual({ problem: 'apply.file.gone' }),
      PATIENCE,
    );
    again.answer('nombre', visit);
    forms.leave();
  }
  const last = await openForm(withSensitive());
  last.uploads.remove('cv');
  forms.leave();
  const after = await openForm(withSensitive());
  await after.controller.behind;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(after.uploads.stateOf('cv')).toEqual({});
});

it('no window forgets that another one chose a file, or took it away', async () => {
  const form = { ...withSensitive(), id: 'dos-ventanas' };
  const [one, other] = [await openForm(form), await openForm(form)];
  one.controller.markFile('cv', true);
  other.answer('nombre', 'Ana');
  forms.leave();
  const [again, beside] = [await openForm(form), await openForm(form)];
  await vi.waitFor(
    () => expect(again.uploads.stateOf('cv')).toEqual({ problem: 'apply.file.gone' }),
    PATIENCE,
  );
  again.uploads.remove('cv');
  beside.answer('nombre', 'Ana Ruiz');
  forms.leave();
  const after = await openForm(form);
  await after.controller.behind;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(after.uploads.stateOf('cv')).toEqual({});
});

it('what a CV filled in is known to stand as it was read on every later step, after a refresh too', async () => {
  const form = { ...withSensitive(), id: 'marcas' };
  const opened = await openForm(form);
  opened.answer('nombre', 'Ana');
  markRead(opened.controller.store, ['nombre']);
  opened.controller.steps.goTo(1);
  forms.leave();
  const again = await openForm(form);
  await vi.waitFor(
    () => expect([...(again.state().resume?.keys ?? [])]).toEqual(['nombre']),
    PATIENCE,
  );
});

it('what was typed after the last save stands against what the server has, and is not told as lost', async () => {
  const opened = await openForm(withSensitive());
  opened.answer('nombre', 'Ana');
  opened.answer('curp', CURP);
  await opened.controller.next();
  isOffline = true;
  await new Promise((resolve) => setTimeout(resolve, 5));
  opened.answer('nombre', 'Ana María');
  forms.leave();
  isOffline = false;
  const again = await openForm(withSensitive());
  await vi.waitFor(() => expect(again.answers()['curp']).toEqual([CURP]), PATIENCE);
  expect(again.answers()['nombre']).toEqual(['Ana María']);
  expect(again.state().lost).toEqual([]);
});

it('an answer that ends the application takes away what waits of earlier pages, on the phone and on the server', async () => {
  const form = formOfPages([
    [question('nombre', 'short-text')],
    [question('edad', 'yes-no', { ends: [{ value: 'no', text: 'Gracias' }] })],
  ]);
  isOffline = true;
  const opened = await openForm({ ...form, id: 'termina' });
  opened.answer('nombre', 'Ana');
  await opened.controller.next();
  expect(opened.state()).toMatchObject({ step: 1, waiting: 'save' });
  opened.answer('edad', 'no');
  await opened.controller.next();
  expect(opened.state().phase).toBe('ended');
  await vi.waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Ana'), PATIENCE);
  isOffline = false;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(bodies).toHaveLength(1), PATIENCE);
  expect(bodies[0]).toContain('edad');
  expect(bodies[0]).not.toContain('Ana');
  expect(JSON.stringify(localStorage)).not.toContain('rumbo_save');
});

const NAMED = '/api/upload/0123';

function nameResume(): void {
  history.replaceState(null, '', `/?resumeURL=${encodeURIComponent(NAMED)}`);
}

const withResume = (id: string) => ({
  ...formOfPages([[question('nombre', 'short-text')], [question('cv', 'resume')]]),
  ...{ id, clientConfig: { enableResumeParsing: true } },
});

it('a CV that the address names is read once, however often the page is loaded anew', async () => {
  nameResume();
  const form = withResume('leida');
  const opened = await openForm(form);
  await vi.waitFor(() => expect(reads).toHaveLength(1), PATIENCE);
  opened.answer('nombre', 'Ana');
  forms.leave();
  const again = await openForm(form);
  await vi.waitFor(() => expect(again.answers()['cv']).toEqual([NAMED]), PATIENCE);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(reads).toHaveLength(1);
});

it('a CV that the address names and that the person took away comes back neither with a refresh nor with a save', async () => {
  nameResume();
  const form = withResume('quitada');
  const opened = await openForm(form);
  await vi.waitFor(() => expect(opened.answers()['cv']).toEqual([NAMED]), PATIENCE);
  opened.answer('nombre', 'Ana');
  opened.uploads.remove('cv');
  await opened.controller.next();
  expect(bodies[0]).not.toContain(NAMED);
  forms.leave();
  const again = await openForm(form);
  await again.controller.behind;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(again.answers()['cv'] ?? []).toEqual([]);
});

it('a CV that the server has instead of the one in the address stays', async () => {
  const form = withResume('otra');
  const opened = await openForm(form);
  opened.answer('nombre', 'Ana');
  opened.answer('cv', '/api/upload/4567');
  await opened.controller.next();
  forms.leave();
  nameResume();
  const again = await openForm(form);
  await again.controller.behind;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(again.answers()['cv']).toEqual(['/api/upload/4567']);
});

/** As another phone, or this one before, has left it on the server. */
function keepLooseResume(resumeUrl: string): void {
  const values = { pages: [] };
  fetched = answerWith(200, { submissionResponse: { values, currentPage: 0, resumeUrl } });
}

const looseResume = (id: string) => ({
  ...formOfPages([
    [question('nombre', 'short-text')],
    [question('zona', 'short-text')],
    [question('turno', 'short-text')],
  ]),
  id,
});

const lastBody = (): unknown => JSON.parse(bodies.at(-1) ?? '');

describe('a CV beside the answers that another phone chose', () => {
  const OTHERS = '/api/upload/89abcdef01234567';

  /** With a first step that the server has. */
  async function begin(form: Form) {
    const opened = await openForm(form);
    opened.answer('nombre', 'Ana');
    await opened.controller.next();
    return opened;
  }

  /** The page is opened again, and its next step saved. */
  async function comeBack(form: Form) {
    forms.leave();
    const again = await openForm(form);
    await again.controller.behind;
    await again.controller.next();
    return lastBody();
  }

  it('stays where a file was refused here', async () => {
    const form = looseResume('rechazada');
    const opened = await begin(form);
    opened.uploads.send(LOOSE_RESUME, new File(['MZ'], 'cv.exe'));
    await vi.waitFor(
      () => expect(opened.uploads.stateOf(LOOSE_RESUME).problem).toBeDefined(),
      PATIENCE,
    );
    keepLooseResume(OTHERS);
    expect(await comeBack(form)).toMatchObject({ resumeUrl: OTHERS });
  });

  it('stays where a file was cancelled before the server said that there is one', async () => {
    const form = looseResume('cancelada');
    await begin(form);
    forms.leave();
    keepLooseResume(OTHERS);
    const answer = fetched;
    let arrive = () => {};
    fetched = async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return answer?.() ?? Response.error();
    };
    const again = await openForm(form);
    again.uploads.send(LOOSE_RESUME, new File(['%PDF-1.4'], 'cv.pdf'));
    again.uploads.cancelAll();
    await vi.waitFor(() => expect(again.uploads.stateOf(LOOSE_RESUME)).toEqual({}), PATIENCE);
    arrive();
    await again.controller.behind;
    await again.controller.next();
    expect(lastBody()).toMatchObject({ resumeUrl: OTHERS });
  });

  it('stays where an earlier one was taken away here, and that is said once', async () => {
    const form = looseResume('quitada-antes');
    await begin(form);
    keepLooseResume(NAMED);
    forms.leave();
    const again = await openForm(form);
    await again.controller.behind;
    again.uploads.remove(LOOSE_RESUME, NAMED);
    forms.leave();
    const anew = await openForm(form);
    await anew.controller.behind;
    await anew.controller.next();
    expect(lastBody()).toMatchObject({ resumeRemoved: true });
    anew.controller.steps.goTo(1);
    await anew.controller.next();
    expect(lastBody()).not.toHaveProperty('resumeRemoved');
    keepLooseResume(OTHERS);
    expect(await comeBack(form)).toMatchObject({ resumeUrl: OTHERS });
  });
});

it('two tabs yield one application, also for a job that was applied for before', async () => {
  const form = { ...formOfPages([[question('nombre', 'short-text')]]), id: 'otra-vez' };
  const tabs = [await openForm(form)];
  const send = async (tab: (typeof tabs)[number]) => {
    tab.answer('nombre', 'Ana');
    await tab.controller.next();
    expect(tab.state().phase).toBe('sent');
  };
  await Promise.all(tabs.map(send));
  forms.leave();
  // Opened anew from a list of jobs.
  history.replaceState(null, '', '/');
  const [first, second] = [await openForm(form), await openForm(form)];
  await send(first);
  await send(second);
  expect(bodies).toHaveLength(2);
});

it('an application that went out from another phone is told, and takes no words of this one', async () => {
  const form = {
    ...formOfPages([[question('nombre', 'short-text')], [question('zona', 'short-text')]]),
    id: 'en-el-otro',
  };
  const opened = await openForm(form);
  opened.answer('nombre', 'Ana');
  await opened.controller.next();
  forms.leave();
  fetched = answerWith(410, { code: 'submission-sent' });
  const again = await openForm(form);
  await vi.waitFor(
    () => expect(again.state()).toMatchObject({ phase: 'sent', isSentBefore: true }),
    PATIENCE,
  );
  expect(JSON.stringify(localStorage)).not.toContain('Ana');
  forms.leave();
  const later = await openForm(form);
  expect(later.state()).toMatchObject({ phase: 'sent', announcement: 'apply.sent-before' });
});
