// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import {
  asked,
  cards,
  find,
  linesOf,
  ONE,
  remember,
  service,
  settle,
  setUpPersonalCards,
  show,
  state,
  TWO,
  viewport,
} from '../../../testing/personal-cards.ts';

setUpPersonalCards();

describe('recommended jobs', () => {
  it('are asked for once, when somebody comes near, with what this browser remembers', async () => {
    localStorage.setItem('rumbo_jobs', '[{"agencyId":"agency","id":"9","deed":"viewed"}]');
    localStorage.setItem('applied', '["8"]');
    await show('RECOMMENDED');
    expect(asked).toEqual([]);
    viewport.arrive();
    await settle();
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toMatch(
      /^\/v1\/personalisation\/jobs\/recommendation\/agency\/agency\/site\/site\/candidateId\/[\da-f-]{36}$/,
    );
    expect(asked[0]?.body).toEqual({
      viewedJobIds: ['9'],
      appliedJobIds: ['8'],
      numberOfRecommendedJobs: 6,
    });
  });

  it('are cards as the server draws them, with how well they suit', async () => {
    const data = [
      { ...ONE, matchType: 'strong' },
      { ...TWO, matchType: 'good' },
      { ...TWO, id: '3', matchType: 'perfect' },
    ];
    service.answer = { body: { status: 200, data, errors: [] } };
    remember('viewed');
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    expect(linesOf(cards()[0])).toEqual([
      'Muy buena opción',
      'Uno',
      'León, Guanajuato, México',
      'Tiempo completo',
      'Rutas del Bajío, S.A. de C.V.',
      '$9,000 – $12,000 al mes',
      'Lunes a sábado, 7:00 a 15:00',
      'Publicada el 1 oct 2026',
    ]);
    expect(cards().map((card) => linesOf(card)[0])).toEqual([
      'Muy buena opción',
      'Buena opción',
      'Dos',
    ]);
    expect(cards()[0]?.querySelector('a')?.getAttribute('href')).toBe(
      '/mx/job/uno?returnToUrl=%2Fmx%2Fguardados',
    );
  });

  it('are not said to suit somebody of whom nothing is known', async () => {
    service.answer = { body: { status: 200, data: [{ ...ONE, matchType: 'strong' }], errors: [] } };
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    expect(linesOf(cards()[0])[0]).toBe('Uno');
  });

  it('can be saved', async () => {
    await show('RECOMMENDED');
    await import('../enhance.ts');
    viewport.arrive();
    await settle();
    cards()[1]?.querySelector('button')?.click();
    await expect.poll(() => localStorage.getItem('SAVED_JOBS')).toContain('"dos"');
  });

  it('give way to the first error’s description', async () => {
    const errors = [{ description: 'No hay <b>recomendaciones</b>' }, { description: 'otro' }];
    service.answer = { status: 503, body: { status: 503, data: [], errors } };
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    expect(state()).toBe('failed');
    expect(find('[data-personal="failed"]')?.textContent).toContain(
      'No hay <b>recomendaciones</b>',
    );
  });

  it('are what can be shown of any answer', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const data = [null, 7, {}, { ...ONE, title: 5 }, { ...ONE, title: hostile, details: null }];
    service.answer = { body: { data, errors: 'x' } };
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual([hostile]);
    expect(find('[data-personal="cards"] [onerror]')).toBeNull();
  });
});

describe('without an answer', () => {
  it('a list offers to ask again, and the first card then has the focus', async () => {
    service.answer = null;
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    expect(state()).toBe('failed');
    const retry = find('[data-personal-retry]');
    service.answer = { body: { data: [ONE] } };
    retry?.focus();
    retry?.click();
    expect(state()).toBe('waiting');
    await settle();
    expect(state()).toBe('cards');
    expect(document.activeElement?.textContent).toBe('Uno');
    expect(asked).toHaveLength(2);
  });

  it('a list that fails again gives the focus back', async () => {
    service.answer = null;
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    const retry = find('[data-personal-retry]');
    retry?.focus();
    retry?.click();
    await settle();
    expect(state()).toBe('failed');
    expect(document.activeElement).toBe(retry);
  });

  it('a list leaves the focus where the visitor has gone meanwhile', async () => {
    service.answer = null;
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    service.answer = { body: { data: [ONE] } };
    find('[data-personal-retry]')?.focus();
    find('[data-personal-retry]')?.click();
    elsewhere.focus();
    await settle();
    expect(state()).toBe('cards');
    expect(document.activeElement).toBe(elsewhere);
  });

  it('a list asks by itself when the network is back', async () => {
    service.answer = null;
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    service.answer = { body: { data: [ONE] } };
    dispatchEvent(new Event('online'));
    await settle();
    expect(cards()).toHaveLength(1);
    dispatchEvent(new Event('online'));
    expect(asked).toHaveLength(2);
  });
});

describe('jobs like those that were looked at', () => {
  it('need something that was: without it nothing is asked', async () => {
    await show('BROWSING_BASED');
    expect(state()).toBe('empty');
    expect(find('[data-personal="empty"]')?.hidden).toBe(false);
    expect(find('[data-personal="waiting"]')?.hidden).toBe(true);
    expect(asked).toEqual([]);
  });

  it('come where something was', async () => {
    localStorage.setItem('rumbo_jobs', '[{"agencyId":"agency","id":"9","deed":"viewed"}]');
    service.answer = { body: { status: 200, jobs: [ONE] } };
    await show('BROWSING_BASED');
    viewport.arrive();
    await settle();
    expect(asked[0]?.url).toContain('/jobs/browsing-jobs/agency/agency/');
    expect(cards()).toHaveLength(1);
  });

  it('need storage: where it is blocked, nothing breaks', async () => {
    vi.stubGlobal('localStorage', undefined);
    await show('BROWSING_BASED');
    expect(state()).toBe('empty');
    vi.unstubAllGlobals();
  });
});

describe('a page that the browser kept', () => {
  const comeBack = async () => {
    const event = new Event('pageshow');
    dispatchEvent(Object.assign(event, { persisted: true }));
    viewport.arrive();
    await settle();
  };
  it('has jobs like those that were looked at meanwhile', async () => {
    await show('BROWSING_BASED');
    expect(state()).toBe('empty');
    remember('viewed');
    await comeBack();
    expect(cards()).toHaveLength(2);
  });

  it('shows the list that the visitor left', async () => {
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    remember('viewed');
    await comeBack();
    expect(asked).toHaveLength(1);
  });

  it('no longer shows what was applied for meanwhile', async () => {
    await show('RECOMMENDED');
    viewport.arrive();
    await settle();
    remember('applied');
    service.answer = { body: { data: [TWO] } };
    await comeBack();
    expect(cards().map((card) => card.querySelector('h3')?.textContent)).toEqual(['Dos']);
    expect(asked[1]?.body).toMatchObject({ appliedJobIds: ['9'] });
  });
});
