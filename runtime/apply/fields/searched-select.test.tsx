// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../../context/page-context.ts';
import { toPageContext } from '../../context/to-page-context.ts';
import texts from '../../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../../testing/site.ts';
import { FormFill } from '../form-fill.tsx';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

/** Of saves. */
let bodies: string[] = [];

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    bodies.push(String(init?.body));
    return Response.json({ id: 'una' });
  });
  bodies = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const PLACES = [
  ...['Mérida', 'San Luis Potosí', 'León', 'Luis Moya'],
  ...Array.from({ length: 196 }, (_, index) => `Pueblo ${index}`),
];

function page(type: 'single-choice' | 'multiple-choice' = 'single-choice') {
  const options = PLACES.map((label, index) => ({ value: `p${index}`, label }));
  const asked = question('lugar', type, { label: 'Lugar', required: true, options });
  const form = formOf(asked);
  const request = { path: '/', params: {}, query: '', now: Date.now() };
  const shownPage = { id: 'solicitud', metadata: {} };
  const context = toPageContext({ site: testSite(), page: shownPage, assets: {}, ...request });
  const shown = { form, formVersion: 1, token: '', texts };
  return (
    <PageContext value={context}>
      <FormFill id="f" content={{}} version="v2" shown={shown} job={null} draft={null} />
    </PageContext>
  );
}

/** The form once its field is searched. */
async function openForm() {
  const { container } = render(page());
  const field = () => container.querySelector('#f-lugar');
  await expect.poll(() => field()?.getAttribute('role'), PATIENCE).toBe('combobox');
  const input = field();
  if (!(input instanceof HTMLInputElement)) throw new Error('The field is none to type into.');
  return {
    container,
    input,
    type: (value: string) => fireEvent.input(input, { target: { value } }),
    found: () => [...container.querySelectorAll('[role="option"]')].map((each) => each.textContent),
    held: () => container.querySelector('select')?.value,
  };
}

it('without a script a long list is the one that browsers draw', () => {
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToString(page());
  const select = drawn.querySelector('select#f-lugar');
  expect(select?.hasAttribute('hidden')).toBe(false);
  expect(select?.querySelectorAll('option')).toHaveLength(PLACES.length + 1);
  expect(drawn.querySelector('[id="f-lugar-search"]')?.hasAttribute('hidden')).toBe(true);
});

it('a long list is searched by letters, without accents and within words', async () => {
  const { type, found } = await openForm();
  type('merida');
  expect(found()).toEqual(['Mérida']);
  type('luis');
  expect(found()).toEqual(['Luis Moya', 'San Luis Potosí']);
  type('xyz');
  expect(found()).toEqual([]);
});

it('by keyboard an option is chosen, answers the question and sends nothing', async () => {
  const { container, input, type, held } = await openForm();
  type('luis');
  for (const key of ['ArrowDown', 'ArrowDown']) fireEvent.keyDown(input, { key });
  const enter = fireEvent.keyDown(input, { key: 'Enter' });
  expect(enter).toBe(false);
  expect([input.value, held()]).toEqual(['San Luis Potosí', 'p1']);
  const form = container.querySelector('form');
  if (form) fireEvent.submit(form);
  await expect.poll(() => bodies[0], PATIENCE).toContain('p1');
});

it('by touch the whole list opens, and a tap chooses', async () => {
  const { container, input, found, held } = await openForm();
  fireEvent.click(input);
  expect(found()).toHaveLength(PLACES.length);
  const [, , third] = container.querySelectorAll('[role="option"]');
  if (third) fireEvent.click(third);
  expect([input.value, held()]).toEqual(['León', 'p2']);
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

it('what was typed counts where it can mean one option alone; else what was chosen stands again', async () => {
  const { input, type, held } = await openForm();
  type('potosí');
  fireEvent.blur(input);
  expect([input.value, held()]).toEqual(['San Luis Potosí', 'p1']);
  type('Pueblo');
  fireEvent.blur(input);
  expect([input.value, held()]).toEqual(['San Luis Potosí', 'p1']);
  type('');
  fireEvent.blur(input);
  expect([input.value, held()]).toEqual(['', '']);
});

it('of many boxes those with the letters show, and what is ticked; Enter sends nothing', async () => {
  const { container } = render(page('multiple-choice'));
  const search = container.querySelector<HTMLInputElement>('input[type="search"]');
  if (search === null) throw new Error('Nothing searches.');
  const boxes = [...container.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
  expect(boxes).toHaveLength(PLACES.length);
  const shown = () =>
    boxes
      .map((box) => box.closest('label'))
      .flatMap((each) => (each?.hidden ? [] : each?.textContent));
  const find = (value: string) => fireEvent.input(search, { target: { value } });
  find('luis');
  await expect.poll(shown, PATIENCE).toEqual(['San Luis Potosí', 'Luis Moya']);
  const told = () => container.querySelector('[role="status"]')?.textContent;
  await expect.poll(told, PATIENCE).toBe('Encontradas: 2');
  if (boxes[1]) fireEvent.click(boxes[1]);
  find('MERIDA');
  await expect.poll(shown, PATIENCE).toEqual(['Mérida', 'San Luis Potosí']);
  find('xyz');
  await expect.poll(shown, PATIENCE).toEqual(['San Luis Potosí']);
  expect(container.textContent).toContain('Ninguna opción con ese nombre');
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
  find('');
  await expect.poll(() => shown().length, PATIENCE).toBe(PLACES.length);
});

it('what says that a box is missing leads to the search that left all of them out', async () => {
  const { container } = render(page('multiple-choice'));
  const search = container.querySelector<HTMLInputElement>('input[type="search"]');
  if (search) fireEvent.input(search, { target: { value: 'xyz' } });
  await expect.poll(() => container.querySelector('label')?.hidden, PATIENCE).toBe(true);
  const form = container.querySelector('form');
  if (form) fireEvent.submit(form);
  await expect.poll(() => container.querySelector('[href="#f-lugar"]'), PATIENCE).not.toBeNull();
  const link = container.querySelector('[href="#f-lugar"]');
  if (link) fireEvent.click(link);
  expect(document.activeElement).toBe(search);
});
