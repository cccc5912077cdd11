// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveValues } from '../applicant-keys.ts';
import { markApplied } from '../applied-jobs.ts';

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

let submitStatus = 200;
/** What sends comes with the click, in ms. */
const WAIT = { timeout: 20_000 };

const asked: string[] = [];
const gone: string[] = [];

beforeEach(() => {
  submitStatus = 200;
  asked.length = 0;
  gone.length = 0;
  vi.stubGlobal('reportError', () => {});
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

  it('a failure says so in red at the top, and gives the button back', async () => {
    keep();
    submitStatus = 500;
    await open(PAGE);
    tap('8');
    await vi.waitFor(() => expect(document.querySelector('[role="alert"]')).not.toBeNull(), WAIT);
    const alert = document.querySelector<HTMLElement>('[role="alert"]');
    expect(alert?.textContent).toBe('Please try again, there was some internal error');
    expect(alert?.lang).toBe('en');
    expect(state('8')).toBeUndefined();
    expect(find('8')?.style.display).toBe('');
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
