// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { giveConsent } from './consent.ts';
import { rememberedJobs } from './job-history.ts';

await import('./viewed-jobs.ts');

const PANEL = '<article data-shown-job="7" data-slug="chofer-1" data-agency="entregas"></article>';

beforeEach(() => {
  localStorage.clear();
  // Somebody with a list of their own.
  localStorage.setItem('SAVED_JOBS', '[]');
  vi.unstubAllGlobals();
});

function show(html: string, query = ''): string[] {
  location.href = `https://empleos.example/buscar-empleos${query}`;
  document.body.innerHTML = html;
  document.dispatchEvent(new Event('rumbo:swap'));
  return rememberedJobs('entregas', 'viewed');
}

it('remembers the job of a page of its own', () => {
  expect(show(PANEL)).toEqual(['7']);
});

it('remembers the job that was chosen beside a list, not the first that stands there', () => {
  const beside = `<section data-panel="detalle">${PANEL}</section>`;
  expect(show(beside)).toEqual([]);
  expect(show(beside, '?job=otra')).toEqual([]);
  expect(show(beside, '?keyword=moto&job=chofer-1')).toEqual(['7']);
});

it('keeps nothing before the visitor agrees or has a list of their own', () => {
  localStorage.clear();
  expect(show(PANEL)).toEqual([]);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('SAVED_JOBS', '[]');
  document.dispatchEvent(new Event('rumbo:saved-jobs'));
  expect(rememberedJobs('entregas', 'viewed')).toEqual(['7']);
});

it('keeps it once the visitor agrees to measuring', () => {
  localStorage.clear();
  show(`${PANEL}<section data-consent-site="a/s" data-consent-version="1"></section>`);
  giveConsent('a/s', 1, ['measuring']);
  expect(rememberedJobs('entregas', 'viewed')).toEqual(['7']);
});

it('does no harm where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(show(PANEL)).toEqual([]);
});
