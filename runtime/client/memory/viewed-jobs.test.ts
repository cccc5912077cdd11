// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberedJobs } from './job-history.ts';

await import('./viewed-jobs.ts');

const PANEL = '<article data-shown-job="7" data-slug="chofer-1" data-agency="entregas"></article>';

beforeEach(() => {
  localStorage.clear();
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

it('does no harm where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(show(PANEL)).toEqual([]);
});
