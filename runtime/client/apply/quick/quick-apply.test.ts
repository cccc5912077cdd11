// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onTracked } from '../../../base/track.ts';
import { saveValues } from '../applicant-keys.ts';
import { markApplied } from '../applied-jobs.ts';
import { readDraft, writeDraft } from '../device-draft.ts';
import type { FormSubject } from '../form-subject.ts';
import { createSaveId, pendingOf, writeSave } from '../stored-saves.ts';

const TEXTS = `<span hidden data-apply-texts data-site="uno" data-agency="a" data-append="true"
  data-applying="Enviando…" data-applied="Solicitud enviada" data-other="Aplicar para otra persona"
  data-failed="Please try again, there was some internal error" data-failed-lang="en"></span>`;

const link = (id: string) =>
  `<p><a data-apply-job="${id}" href="/aplicar/web?jobId=${id}">Aplicar</a></p>`;

const NOTICE = { text: 'Aviso', version: '1', voluntary: [] };

const FORM = {
  id: 'solicitud',
  version: 'v2',
  title: 'Solicitud',
  notice: NOTICE,
  clientConfig: { enableResumeParsing: false },
  pages: [
    {
      keyId: 'p',
      title: 'P',
      sections: [
        {
          keyId: 's',
          questions: [{ keyId: 'nombre', type: 'full-name', label: 'Nombre', required: true }],
        },
      ],
    },
  ],
};

const subject = (jobId: string): FormSubject => ({
  ...{ siteId: 'uno', agencyId: 'a', channel: 'web' as const, version: 'v2' as const },
  ...{ formId: 'solicitud', stage: 1, query: '', jobId },
});

/** Fills in a page of the form of a job, which has not reached the server. */
function begin(jobId: string): void {
  const about = subject(jobId);
  const place = { step: 0, pageKey: 'p', formVersion: 1 } as const;
  writeDraft(about, { ...place, answers: {}, editedAt: {}, savedAt: Date.now() }, new Set());
  writeSave({
    ...{
      id: createSaveId(Date.now()),
      owner: 'x',
      isWithheld: false,
      isTold: false,
      isOffline: false,
    },
    ...{ revision: 0, attempts: 0, nextAt: Date.now() + 60_000, busyUntil: 0, notBefore: 0 },
    request: {
      ...{ subject: about, status: 'APPLY_INTERMEDIATE', page: 0, values: { pages: [] } },
      ...{ sensitive: [], formVersion: 1, notice: NOTICE },
    },
  });
}

let submitStatus = 200;
/** What sends comes with the click, in ms. */
const WAIT = { timeout: 20_000 };

const asked: string[] = [];
const reported: unknown[] = [];
const tracked: string[] = [];
onTracked(({ eventName }) => tracked.push(eventName));
const gone: string[] = [];

beforeEach(() => {
  submitStatus = 200;
  asked.length = 0;
  reported.length = 0;
  tracked.length = 0;
  gone.length = 0;
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('/forms/id/')) return new Response('solicitud');
    if (url.includes('/submit?')) return Response.json({ id: 'x' }, { status: submitStatus });
    return Response.json({ form: FORM });
  });
  document.body.innerHTML = TEXTS + link('7') + link('8');
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const find = (id: string) => document.querySelector<HTMLElement>(`a[data-apply-job="${id}"]`);
const state = (id: string) => {
  const next = find(id)?.nextElementSibling;
  return next instanceof HTMLElement ? next.dataset['applyState'] : undefined;
};

async function open(address: string): Promise<void> {
  await import('./quick-apply.ts');
  history.replaceState(null, '', address);
  document.dispatchEvent(new Event('rumbo:swap'));
}

/** Whether the browser follows the link. */
function tap(id: string): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  const stop = (event: Event) => {
    gone.push(event.defaultPrevented ? '' : (find(id)?.getAttribute('href') ?? ''));
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  find(id)?.dispatchEvent(click);
  return gone.at(-1) !== '';
}

describe('on any page', () => {
  it('jobs that were applied for say so, also those that come later', async () => {
    markApplied('7');
    await open('/buscar-empleos');
    expect([state('7'), state('8')]).toEqual(['QUICK_APPLIED', undefined]);
    expect(find('7')?.style.display).toBe('none');
    document.body.insertAdjacentHTML('beforeend', `<article>${link('7')}</article>`);
    document.dispatchEvent(new Event('rumbo:swap'));
    expect(document.querySelectorAll('[data-apply-state="QUICK_APPLIED"]')).toHaveLength(2);
  });

  it('the next person finds the button again', async () => {
    markApplied('7');
    await open('/buscar-empleos');
    document.querySelector<HTMLElement>('[data-apply-other]')?.click();
    await vi.waitFor(() => expect(state('7')).toBeUndefined(), WAIT);
    expect(find('7')?.style.display).toBe('');
    expect(localStorage.getItem('applied')).toBeNull();
  });

  it('the button leads to the form, with where the visit came from', async () => {
    await open('/buscar-empleos?utm_source=volante');
    expect(tap('7')).toBe(true);
    expect(gone[0]).toContain('/aplicar/web?jobId=7&utm_source=volante');
    expect(asked).toEqual([]);
  });
});

describe('on a page of a form channel', () => {
  const PAGE = '/aplicar/web?jobId=1';
  const keep = () =>
    saveValues('uno', { values: { nombre: ['Ana Ruiz'] }, formId: 'solicitud', notice: NOTICE });

  it('a tap sends the answers of an earlier application', async () => {
    keep();
    await open(PAGE);
    expect(tap('8')).toBe(false);
    expect(state('8')).toBe('QUICK_APPLYING');
    await vi.waitFor(() => expect(state('8')).toBe('QUICK_APPLIED'), WAIT);
    expect(asked.at(-1)).toMatch(/^\/api\/v2\/forms\/web\/submit\?.*jobId=8/);
  });

  it('what had been begun in the form of that job is gone once it is applied for', async () => {
    keep();
    begin('8');
    begin('7');
    await open(PAGE);
    tap('8');
    await vi.waitFor(() => expect(state('8')).toBe('QUICK_APPLIED'), WAIT);
    expect([readDraft(subject('8')), pendingOf(subject('8'))]).toEqual([undefined, 'none']);
    expect([readDraft(subject('7')), pendingOf(subject('7'))]).toMatchObject([{ step: 0 }, 'save']);
  });

  it.each([
    [422, true],
    [410, false],
    [429, false],
    [500, false],
  ])(
    'an answer of %i is a failed submit, whether or not the form opens',
    async (status, isForForm) => {
      keep();
      submitStatus = status;
      await open(PAGE);
      tap('8');
      await vi.waitFor(() => expect(reported).toHaveLength(1), WAIT);
      expect(tracked.filter((name) => name === 'formSubmitError')).toHaveLength(1);
      await vi.waitFor(() => expect(state('8')).toBeUndefined(), WAIT);
      expect(document.querySelector('[role="alert"]') === null).toBe(isForForm);
    },
  );

  it('what failed is told until it is tried again', async () => {
    keep();
    submitStatus = 500;
    await open(PAGE);
    tap('8');
    const alert = () => document.querySelector('[role="alert"]')?.textContent;
    await vi.waitFor(() => expect(alert()).toContain('Please try again'), WAIT);
    submitStatus = 200;
    tap('8');
    expect(alert()).toBeUndefined();
    await vi.waitFor(() => expect(state('8')).toBe('QUICK_APPLIED'), WAIT);
  });

  it('without a job of its own the button leads to the form', async () => {
    keep();
    await open('/aplicar/web');
    expect(tap('8')).toBe(true);
  });

  it('a key that opens another tab is left alone', async () => {
    keep();
    await open(PAGE);
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    find('8')?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect(state('8')).toBeUndefined();
  });
});
