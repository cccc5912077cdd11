// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import type { HeaderContent } from '#schemas/documents/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const CONTENT: HeaderContent = {
  logo: { src: 'assets/logo.svg', alt: 'Logo', width: 365, height: 64 },
  links: [
    { label: 'Empleos', href: '/buscar-empleos' },
    { label: 'Blogs', href: '/blogs' },
    { label: 'Portal', href: 'https://example.com/blogs' },
  ],
  savedJobsUrl: '/empleos-guardados',
};

function show(path: string, content: Partial<HeaderContent> = {}): void {
  const page = renderTestPage({
    site: { agencyId: 'agency-1', name: 'Repartidores MX', sitePrefix: 'mx' },
    widgets: [{ id: 'header', type: 'header', content: { ...CONTENT, ...content } }],
    input: { path },
  });
  document.body.innerHTML = `${toDocument(page).body.innerHTML}<p>Contenido</p>`;
}

function currentLabels(): string[] {
  const current = document.querySelectorAll('nav:first-of-type [aria-current="page"]');
  return [...new Set([...current].map((link) => link.textContent))];
}

it('marks the link that shares the first path segment', () => {
  show('/blogs/como-ser-repartidor');
  expect(currentLabels()).toEqual(['Blogs']);
});

it('marks no link on a page that none leads to', () => {
  show('/home');
  expect(currentLabels()).toEqual([]);
});

it('names the logo link by the site and leads it to the home page below the prefix', () => {
  show('/blogs');
  const home = document.querySelector('header a');
  expect(home?.getAttribute('href')).toBe('/mx/home');
  expect(home?.querySelector('img')?.alt).toContain('Repartidores MX');
});

it('searches the job-listing page of the site unless it names its own', () => {
  const action = () => document.querySelector('form')?.getAttribute('action');
  show('/', { searchField: 'keyword' });
  expect(action()).toBe('/mx/buscar-empleos');
  show('/', { searchField: 'keyword', jobListingUrl: '/search-jobs' });
  expect(action()).toBe('/mx/search-jobs');
});

/** Happy DOM sends no forms: what the browser would ask the page about. */
function sent(form: HTMLFormElement | null, fields: Readonly<Record<string, string>>): string {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  form?.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return new URLSearchParams([...formData].map(([name, value]) => [name, `${value}`])).toString();
}

it('leaves blank fields out of the address of a search, and touches no other form', async () => {
  show('/', { searchField: 'keyword' });
  await enhance();
  const form = document.querySelector('form');
  expect(sent(form, { keyword: '  ' })).toBe('');
  expect(sent(form, { keyword: 'moto', page: '' })).toBe('keyword=moto');
  form?.setAttribute('method', 'post');
  expect(sent(form, { keyword: '' })).toBe('keyword=');
});

const badge = () => document.querySelector<HTMLElement>('[data-count-label]');
const menu = () => document.querySelector('details');

async function enhance(): Promise<void> {
  vi.resetModules();
  await import('./enhance.ts');
  // The count comes in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => localStorage.clear());

const saved = (agencyId: string, id: string) => ({ agencyId, id, urlSlug: `chofer-${id}` });

it('counts the saved jobs of its own agency', async () => {
  const jobs = [saved('agency-1', 'a'), saved('other', 'b'), null, 7, saved('agency-1', 'c')];
  localStorage.setItem('SAVED_JOBS', JSON.stringify(jobs));
  show('/');
  await enhance();
  await expect.poll(() => badge()?.textContent).toBe('2');
  expect(badge()?.closest('a')?.ariaLabel).toBe('Empleos guardados: 2');
});

it('follows changes of the saved jobs', async () => {
  show('/');
  await enhance();
  expect(badge()?.hidden).toBe(true);
  localStorage.setItem('SAVED_JOBS', JSON.stringify([saved('agency-1', 'a')]));
  document.dispatchEvent(new Event('rumbo:saved-jobs'));
  await expect.poll(() => badge()?.hidden).toBe(false);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(badge()?.hidden).toBe(true);
});

it('says that nothing was saved, also where that happened while its script was on its way', async () => {
  show('/');
  await enhance();
  // Badges of the pages before still hear of it.
  badge()?.setAttribute('data-failed', 'Está lleno');
  for (const name of ['saved-jobs', 'saving-failed'])
    document.dispatchEvent(new Event(`rumbo:${name}`));
  const said = () => [...document.querySelectorAll('dialog p')].map((text) => text.textContent);
  await expect.poll(said).toContain('Está lleno');
});

it.each(['{rubbish', 'null', '{"agencyId":"agency-1"}', '[{"agencyId":"agency-1"}]'])(
  'shows no count when storage holds %s',
  async (stored) => {
    localStorage.setItem('SAVED_JOBS', stored);
    show('/');
    await enhance();
    expect(badge()?.hidden).toBe(true);
  },
);

it('closes the menu on Escape and gives the focus back', async () => {
  show('/');
  await enhance();
  const details = menu();
  details?.setAttribute('open', '');
  details?.querySelector('a')?.focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(details?.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('closes the menu on a click elsewhere, not on one inside', async () => {
  show('/');
  await enhance();
  const details = menu();
  details?.setAttribute('open', '');
  details?.querySelector('nav')?.click();
  expect(details?.open).toBe(true);
  document.querySelector('p')?.click();
  expect(details?.open).toBe(false);
});
