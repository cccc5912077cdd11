// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../../testing/render.ts';
import { fillList } from './fill-list.ts';

/** How often the page was asked for. */
let pages = 0;

/** Whether the script comes. */
let isThere = false;

let drawn: HTMLElement[] = [];

const load = () =>
  isThere
    ? Promise.resolve((root: HTMLElement) => void drawn.push(root))
    : Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

async function fill(listType: 'SAVED' | 'RECOMMENDED'): Promise<HTMLElement> {
  const content = { heading: 'Lista', variantConfig: { listType } };
  const page = renderTestPage({
    widgets: [{ id: 'lista', type: 'job-list', version: 2, content }],
  });
  document.body.replaceChildren(...toDocument(page).body.children);
  const root = find('[data-saved-list],[data-personal-list]');
  await fillList(root, load);
  return root;
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const settle = () => new Promise((done) => setTimeout(done, 0));
const part = (name: string) => find(`[data-personal="${name}"]`);

beforeEach(() => {
  pages = 0;
  isThere = false;
  drawn = [];
  vi.stubGlobal('fetch', () => {
    pages += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});

afterEach(() => vi.unstubAllGlobals());

it('says of saved jobs that they are still there, and how to try again', async () => {
  await fill('SAVED');
  expect([part('waiting').hidden, part('failed').hidden]).toEqual([true, false]);
  expect(part('failed').textContent).toContain('Siguen guardados en este navegador.');
  expect(find('[data-personal-retry]').getAttribute('href')).toBe('/prueba');
});

it('says of jobs for the visitor that they did not come', async () => {
  await fill('RECOMMENDED');
  expect(part('failed').textContent).toContain('No pudimos cargar estas vacantes');
  expect(part('waiting').hidden).toBe(true);
});

it.each([
  ['with a tap', () => find('[data-personal-retry]').click()],
  ['when the network is back', () => dispatchEvent(new Event('online'))],
])('tries again %s, once it has worked never more', async (_, retry) => {
  const root = await fill('SAVED');
  isThere = true;
  retry();
  await settle();
  retry();
  await settle();
  expect(drawn).toEqual([root]);
  expect(pages).toBe(0);
});

it.each([
  ['after a tap', () => find('[data-personal-retry]').click()],
  ['when the network is back', () => dispatchEvent(new Event('online'))],
])('keeps the page where neither the script nor a newer page comes %s', async (_, retry) => {
  await fill('SAVED');
  retry();
  await settle();
  expect([pages, drawn]).toEqual([1, []]);
  expect(part('failed').hidden).toBe(false);
});
