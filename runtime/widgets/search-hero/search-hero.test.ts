// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

function show(): HTMLFormElement {
  const image = { src: 'assets/van.svg', alt: '', width: 1440, height: 760 };
  const content = { title: 'Empleos', image, ctaLabel: 'Buscar' };
  const page = renderTestPage({
    site: { id: 'norte', agencyId: 'agency-1', sitePrefix: 'mx' },
    widgets: [{ id: 'hero', type: 'search-hero', content }],
  });
  document.body.innerHTML = toDocument(page).body.innerHTML;
  const form = document.querySelector('form');
  if (form === null) throw new Error('No form');
  return form;
}

async function enhance(): Promise<HTMLFormElement> {
  const form = show();
  vi.resetModules();
  await import('./enhance.ts');
  return form;
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leads to the job search with keyword, radius 10 and page 1, in this order', () => {
  const form = show();
  const fields = [...form.querySelectorAll('input')];
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['keyword', ''],
    ['radius', '10'],
    ['page', '1'],
  ]);
  expect(form.getAttribute('action')).toBe('/mx/buscar-empleos');
});

it.each([
  ['repartidor de moto', 'keyword=repartidor+de+moto&radius=10&page=1'],
  ['  chofer ', 'keyword=chofer&radius=10&page=1'],
  ['   ', 'radius=10&page=1'],
])('searches for %j as ?%s', async (keyword, query) => {
  const form = await enhance();
  const formData = new FormData();
  for (const [name, value] of [
    ['keyword', keyword],
    ['radius', '10'],
    ['page', '1'],
  ] as const)
    formData.append(name, value);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  const entries = [...formData].map(([name, value]) => [name, String(value)]);
  expect(new URLSearchParams(entries).toString()).toBe(query);
});

it('suggests after 300 ms and searches for what is chosen', async () => {
  const asked = vi.fn(async (_url: string) => Response.json({ data: ['Repartidor', 'Reparto'] }));
  vi.stubGlobal('fetch', asked);
  const form = await enhance();
  const input = form.querySelector('input');
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  input?.focus();
  if (input) input.value = 'rep';
  input?.dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(299);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.mock.calls[0]?.[0]).toBe(
    '/v4/agencies/agency-1/type-ahead?entity=job&site=norte&field=title&value=rep&type=STRING',
  );
  const options = form.querySelectorAll<HTMLElement>('[role="option"]');
  expect([...options].map((option) => option.textContent)).toEqual(['Repartidor', 'Reparto']);
  options[1]?.click();
  expect(input?.value).toBe('Reparto');
  expect(submitted).toHaveBeenCalledOnce();
});

it('tells in the words of the specification that it loads and that there is nothing', async () => {
  let answer = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
  const form = await enhance();
  const input = form.querySelector('input');
  const status = form.querySelector('[role="status"]');
  input?.focus();
  if (input) input.value = 'xyz';
  input?.dispatchEvent(new Event('input'));
  await vi.advanceTimersByTimeAsync(300);
  expect(status?.textContent).toBe('Cargando sugerencias...');
  answer(Response.json({ data: [] }));
  await vi.advanceTimersByTimeAsync(0);
  expect(status?.textContent).toBe('No se encontraron sugerencias');
});

it('offers the place of an earlier search, which goes into the address with the keyword', async () => {
  vi.useRealTimers();
  localStorage.setItem('rumbo_zone', 'León, Guanajuato, México--21.12---101.68');
  const form = await enhance();
  await vi.dynamicImportSettled();
  const submitted = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', submitted);
  const [go, forget] = form.querySelectorAll<HTMLElement>('[data-zone-offer] button');
  expect(go?.textContent).toBe('Buscar en mi zona: León');
  go?.click();
  expect(submitted).toHaveBeenCalledOnce();
  const formData = new FormData();
  formData.set('keyword', 'moto');
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  expect([...formData]).toEqual([
    ['keyword', 'moto'],
    ['location', 'León, Guanajuato, México--21.12---101.68'],
  ]);
  forget?.click();
  expect(localStorage.getItem('rumbo_zone')).toBeNull();
  expect(form.querySelector('[data-zone-offer]')).toHaveProperty('hidden', true);
});
