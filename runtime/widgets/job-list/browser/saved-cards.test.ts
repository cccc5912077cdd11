// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import { toSavedJob } from '../../../jobs/saved-job.ts';
import { createJob } from '../../../testing/job.ts';
import { renderTestPage, toDocument } from '../../../testing/render.ts';

const CONTENT = { heading: 'Guardados', variantConfig: { listType: 'SAVED' } };

const ONE = createJob({ id: '1', urlSlug: 'uno', title: 'Uno' });
const TWO = createJob({ id: '2', urlSlug: 'dos', title: 'Dos', clientId: 'otro cliente' });

const asked: { url: string; ids: unknown }[] = [];

/** The service as it would answer: the given jobs are open, all others closed. */
function answerWith(open: readonly Job[] | null): void {
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    const ids: unknown[] = JSON.parse(body);
    asked.push({ url, ids });
    if (open === null) return Promise.reject(new TypeError('Failed to fetch'));
    const data = open.filter(({ id }) => ids.includes(id));
    return Promise.resolve({ ok: true, json: () => Promise.resolve({ status: 200, data }) });
  });
}

async function show(stored: readonly unknown[], sitePrefix = ''): Promise<void> {
  localStorage.setItem('SAVED_JOBS', JSON.stringify(stored));
  await draw(sitePrefix);
}

async function draw(sitePrefix = '', messages = {}): Promise<void> {
  const logo = { src: 'assets/logo.svg', alt: '', width: 64, height: 64 };
  const page = renderTestPage({
    site: { sitePrefix, messages, companies: [{ name: 'rutas del bajío, s.a. de c.v.', logo }] },
    widgets: [{ id: 'guardados', type: 'job-list', content: CONTENT }],
    input: { path: '/guardados' },
  });
  document.body.replaceChildren(...toDocument(page).body.children);
  vi.resetModules();
  await import('../enhance.ts');
  await vi.waitUntil(() => find('[data-saved-list="drawn"]'), { timeout: 10_000 });
  await new Promise((done) => setTimeout(done, 0));
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-saved-cards] article')];
const titles = () => cards().map((card) => card.querySelector('h3')?.textContent);
const told = () => find('[data-saved-status]')?.textContent;

beforeEach(() => {
  asked.length = 0;
  answerWith([ONE, TWO]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('saved jobs', () => {
  it('are cards as the server draws them', async () => {
    await show([toSavedJob(ONE)], 'mx');
    const [card] = cards();
    expect(titles()).toEqual(['Uno']);
    expect([...(card?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'León, Guanajuato, México',
      'Tiempo completo',
      'Rutas del Bajío, S.A. de C.V.',
      '$9,000 – $12,000 al mes',
      'Lunes a sábado, 7:00 a 15:00',
      'Publicada el 1 oct 2026',
    ]);
    expect(card?.querySelector('a')?.getAttribute('href')).toBe(
      '/mx/job/uno?returnToUrl=%2Fmx%2Fguardados',
    );
    expect(card?.querySelector('img')?.getAttribute('width')).toBe('64');
    expect(card?.querySelector('button')?.getAttribute('aria-label')).toBe('Guardar empleo: Uno');
    expect(card?.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('say pay and day in the words of the site', async () => {
    localStorage.setItem('SAVED_JOBS', JSON.stringify([toSavedJob(ONE)]));
    const months = 'jan feb mar apr may jun jul aug sep oct nov dec';
    const texts = { 'pay.month': 'a month', 'date.months': months, 'date.day': '{month} {day}' };
    await draw('', { ...texts, 'job-list.posted': 'On {date}' });
    expect(cards()[0]?.textContent).toContain('$9,000 – $12,000 a month');
    expect(cards()[0]?.textContent).toContain('On oct 1');
    expect(document.querySelector('[data-compare]')?.getAttribute('data-month')).toBe('a month');
  });

  it('say how far they are from the place that was chosen for a search, also without an answer', async () => {
    localStorage.setItem('rumbo_zone', 'León, Guanajuato, México--21.12---101.68');
    answerWith(null);
    await show([toSavedJob({ ...ONE, point: { latitude: 21.12, longitude: -101.58 } })]);
    await vi.dynamicImportSettled();
    expect(cards()[0]?.textContent).toMatch(/ · a 10 km$/);
    expect(find('[data-zone-offer]')?.textContent).toContain('Buscar en mi zona: León');
  });

  it('leave out the lines that a job does not have', async () => {
    const bare = createJob({
      id: '1',
      title: null,
      company: null,
      employmentType: null,
      details: {},
    });
    answerWith([bare]);
    await show([toSavedJob(bare)]);
    const [card] = cards();
    expect(card?.querySelectorAll('p')).toHaveLength(2);
    expect(card?.querySelector('[lang="en"]')?.textContent).toBe('Job Title Not Available');
    expect(card?.textContent).not.toContain('{');
  });

  it('are those of the agency of the site', async () => {
    await show([toSavedJob(ONE), { ...toSavedJob(TWO), agencyId: 'otra' }]);
    expect(titles()).toEqual(['Uno']);
  });

  it('go in as text, whatever was stored', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    answerWith(null);
    await show([
      { ...toSavedJob(ONE), title: hostile, company: hostile, urlSlug: '"><script>' },
      { ...toSavedJob(TWO), details: null },
      { ...toSavedJob(TWO), urlSlug: 'tres', company: 7 },
      { ...toSavedJob(TWO), urlSlug: 'cuatro', details: { pay: 'mucho' } },
      { ...toSavedJob(TWO), urlSlug: 'cinco', point: 'aquí' },
    ]);
    expect(titles()).toEqual([hostile]);
    expect(cards()[0]?.querySelectorAll('script,[onerror]')).toHaveLength(0);
    expect(find('[data-saved-cards] a')?.getAttribute('href')).toMatch(
      /^\/job\/%22%3E%3Cscript%3E\?/,
    );
  });
});

describe('the check of saved jobs', () => {
  it('asks once for each client', async () => {
    await show([toSavedJob(ONE), toSavedJob(TWO)]);
    expect(asked).toEqual([
      { url: '/v4/agencies/agency/clients/client/job-details', ids: ['1'] },
      { url: '/v4/agencies/agency/clients/otro%20cliente/job-details', ids: ['2'] },
    ]);
  });

  it('takes closed jobs out of the list and the storage, with a word', async () => {
    answerWith([TWO]);
    await show([toSavedJob(ONE), toSavedJob(TWO)]);
    expect(titles()).toEqual(['Dos']);
    expect(localStorage.getItem('SAVED_JOBS')).not.toContain('"uno"');
    expect(told()).toBe('Quitamos «Uno»: ya cerró.');
    expect(find('[data-saved-undo]')?.hidden).toBe(true);
  });

  it('counts several closed jobs', async () => {
    answerWith([]);
    await show([toSavedJob(ONE), toSavedJob(TWO)]);
    expect(told()).toBe('Quitamos 2 vacantes que ya cerraron: «Uno», «Dos».');
    expect(cards()).toEqual([]);
  });

  it('shows what has changed', async () => {
    answerWith([{ ...ONE, title: 'Uno, ahora con vales' }]);
    await show([toSavedJob(ONE)]);
    expect(titles()).toEqual(['Uno, ahora con vales']);
  });

  it('keeps the cards as they are when nothing has changed', async () => {
    await show([toSavedJob(ONE)]);
    const [card] = cards();
    expect(told()).toBe('');
    await new Promise((done) => setTimeout(done, 5));
    expect(cards()[0]).toBe(card);
  });

  it('shows nothing of an answer that no card can show', async () => {
    const data = [{ ...ONE, title: 7 }, null, 'x'];
    vi.stubGlobal('fetch', () =>
      Promise.resolve({ ok: true, json: () => Promise.resolve({ status: 200, data }) }),
    );
    await show([toSavedJob(ONE)]);
    expect(titles()).toEqual(['Uno']);
    expect(told()).toBe('');
  });

  it('closes no job by an answer that is no list', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) }));
    await show([toSavedJob(ONE)]);
    expect(titles()).toEqual(['Uno']);
  });

  it('keeps the list without a word when there is no answer', async () => {
    answerWith(null);
    await show([toSavedJob(ONE), toSavedJob(TWO)]);
    expect(titles()).toEqual(['Uno', 'Dos']);
    expect(told()).toBe('');
  });
});

describe('taking a job away', () => {
  it('can be undone', async () => {
    await show([toSavedJob(ONE), toSavedJob(TWO)]);
    const heart = cards()[0]?.querySelector('button');
    heart?.focus();
    heart?.click();
    expect(titles()).toEqual(['Dos']);
    expect(told()).toBe('Quitaste «Uno».');
    expect(document.activeElement).toBe(find('[data-saved-undo]'));
    find('[data-saved-undo]')?.click();
    expect(titles()).toEqual(['Uno', 'Dos']);
    expect(localStorage.getItem('SAVED_JOBS')).toContain('"uno"');
    expect(find('[data-saved-undo]')?.hidden).toBe(true);
    expect(document.activeElement?.textContent).toBe('Uno');
  });

  it('leaves the way to the search when it was the last', async () => {
    await show([toSavedJob(ONE)]);
    cards()[0]?.querySelector('button')?.click();
    expect(find('[data-saved-cards]')?.childNodes).toHaveLength(0);
    expect(find('[data-saved-list="drawn"] [data-saved-none] a')?.getAttribute('href')).toBe(
      '/buscar-empleos',
    );
  });

  it('takes one away by two taps in a row', async () => {
    await show([toSavedJob(ONE), toSavedJob(TWO)]);
    cards()[0]?.querySelector('button')?.click();
    cards()[0]?.querySelector('button')?.click();
    expect(titles()).toEqual(['Dos']);
  });
});

describe('a browser that lets nothing be stored', () => {
  it('is told so instead of being invited to save', async () => {
    vi.stubGlobal('localStorage', undefined);
    await draw();
    expect(find('[data-saved-none]')?.textContent).toContain(
      'Tu navegador no deja guardar empleos',
    );
    vi.unstubAllGlobals();
  });
});
