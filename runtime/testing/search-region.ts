import { afterEach, beforeEach, vi } from 'vitest';
import { createSearchRegion } from '../client/search/search-region.ts';

export interface TestServer {
  /** By the query of the address, without `fragment`; others fail. */
  answers: Record<string, string>;
  asked: string[];
  /** Of answers that are no success. */
  retryAfter: string;
  isWide: boolean;
}

export const server: TestServer = { answers: {}, asked: [], retryAfter: '', isWide: false };

export interface State {
  readonly keyword?: string;
  readonly city?: string;
  readonly jobs?: readonly string[];
  readonly more?: boolean;
}

/** The region as job-search, job-filter and job-list print it, reduced to what the script reads. */
export function region({ keyword = '', city = '', jobs = [], more = false }: State): string {
  const box = (value: string) =>
    `<input type="checkbox" name="city" value="${value}"${city.includes(value) ? ' checked' : ''}>`;
  return `
    <form data-search-form=""><input role="combobox" name="keyword" value="${keyword}">
      <input role="combobox" name="location" value="">
      <div data-part="carried">${city && `<input type="hidden" name="city" value="${city}">`}</div>
      <button>Buscar</button></form>
    <div data-part="filter"><details id="filtros" data-filter-toggle=""><summary>Filtros</summary></details>
      <details id="mas"${more ? ' open' : ''}><summary>Ver todas</summary></details>
      <form data-search-form="instant"><input type="hidden" name="keyword" value="${keyword}">
        ${box('Puebla')}${box('León')}<button>Ver</button></form></div>
    <p data-part="count" tabindex="-1" role="status">${jobs.length} vacantes</p>
    <div data-part="results">
      ${jobs.map((job) => `<a data-job="${job}" href="/job/${job}">${job}</a>`).join('')}
      <nav data-paging=""><a href="?page=2">Siguiente</a></nav></div>
    <section data-panel="detalle" tabindex="-1"></section>
    <div data-search-notice=""><p role="status" data-searching="Buscando" data-offline="Sin conexión"
      data-failed="No se pudo" data-crowded="Mucha gente" data-slow="Lenta"></p>
      <button type="button" hidden>Otra vez</button></div>`;
}

export function fragment(state: State): string {
  return `<div data-widget="job-search"><div data-search-region="busqueda">${region(state)}</div></div>`;
}

export function start(state: State, query = ''): HTMLElement {
  history.replaceState(null, '', `/buscar-empleos${query}`);
  document.body.innerHTML = `<main data-search-region="busqueda">${region(state)}</main>`;
  const root = find('main');
  createSearchRegion(root);
  return root;
}

export function find<Element extends HTMLElement = HTMLElement>(selector: string): Element {
  const found = document.querySelector<Element>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

export const field = (name: string) => find<HTMLInputElement>(`[role="combobox"][name="${name}"]`);

export const box = (value: string) => find<HTMLInputElement>(`[type="checkbox"][value="${value}"]`);

export const count = () => find('[data-part="count"]').textContent;

export const address = () => location.pathname + location.search;

export function press(selector: string, options: MouseEventInit = {}): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...options });
  return find(selector).dispatchEvent(click);
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((done) => setTimeout(done, 0));
}

export async function back(): Promise<void> {
  history.back();
  await new Promise((done) => addEventListener('popstate', done, { once: true }));
  await settle();
}

/** A server without answers before each test. */
export function setUpSearchRegion(): void {
  beforeEach(() => {
    Object.assign(server, { answers: {}, asked: [], retryAfter: '', isWide: false });
    vi.stubGlobal('fetch', async (url: URL, { signal }: { signal: AbortSignal }) => {
      const query = new URLSearchParams(url.search);
      const widget = query.get('fragment');
      query.delete('fragment');
      server.asked.push(`${widget}?${query}`);
      await new Promise((done) => setTimeout(done, 0));
      signal.throwIfAborted();
      const html = server.answers[`${widget}?${query}`];
      if (html === undefined) throw new TypeError('Failed to fetch');
      const headers = new Headers(
        server.retryAfter === '' ? {} : { 'retry-after': server.retryAfter },
      );
      return { ok: html !== '', headers, text: () => Promise.resolve(html) };
    });
    vi.stubGlobal('matchMedia', () => ({ matches: server.isWide, addEventListener() {} }));
    vi.stubGlobal('scrollTo', vi.fn());
    Element.prototype.scrollIntoView = vi.fn();
  });

  afterEach(() => {
    // Each test's region still listens.
    dispatchEvent(new Event('pagehide'));
    vi.unstubAllGlobals();
  });
}
