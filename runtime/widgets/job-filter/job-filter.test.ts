// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Facets } from '#schemas/api/jobs.ts';
import type { JobFilterContent } from '#schemas/documents/documents.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';
import { searchResults } from '../../testing/search-results.ts';
import { data } from './data.ts';
import { facetChoices } from './facet-fieldset.tsx';

const CITIES = Array.from({ length: 12 }, (_, i) => ({ value: `Ciudad ${i}`, count: 1200 - i }));

const FACETS: Facets = { city: CITIES, company: [{ value: 'Rutas', count: 3 }] };

async function show(
  query = '',
  content: Partial<JobFilterContent> = {},
  facets = FACETS,
): Promise<Document> {
  const whole: JobFilterContent = { facetFields: ['city', 'company'], ...content };
  const request = { path: '/buscar-empleos', params: {}, query, now: 0 };
  const results = await searchResults(data.queries(whole, request), { total: 34, facets });
  return toDocument(
    renderTestPage({
      widgets: [{ id: 'filtros', type: 'job-filter', content: whole }],
      input: { ...request, results },
    }),
  );
}

/** What the form sends without script. */
function sent(page: Document): string {
  const form = page.querySelector('form');
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
  const entries = fields
    .filter(({ type }) => type !== 'checkbox')
    .map(({ name, value }) => [name, value]);
  const boxes = fields
    .filter((field) => field.hasAttribute('checked'))
    .map(({ name, value }) => [name, value]);
  return new URLSearchParams([...entries, ...boxes]).toString();
}

describe('the choices of a filter', () => {
  it('are eight, and the others behind a line that counts all', async () => {
    const page = await show();
    const legend = page.querySelector('fieldset legend');
    expect(legend?.textContent).toBe('Ciudad');
    expect(page.querySelectorAll('fieldset:first-of-type > label')).toHaveLength(8);
    expect(page.querySelector('fieldset summary')?.textContent).toBe('Ver todas (12)');
    expect(page.querySelector('fieldset label')?.textContent).toBe('Ciudad 01,200');
  });

  it('name companies without their legal form, and search by the name that the feed gives', async () => {
    const company = 'Norte Ágil Logística, S.A.P.I. de C.V.';
    const page = await show(
      `company=${encodeURIComponent(company)}`,
      {},
      {
        company: [{ value: company, count: 3 }],
      },
    );
    const label = page.querySelector('fieldset:has([name=company]) label');
    expect(label?.textContent).toBe('Norte Ágil Logística3');
    expect(label?.querySelector('input')?.getAttribute('value')).toBe(company);
    expect(page.body.textContent).not.toContain('S.A.P.I.');
  });

  it('always show what is chosen, also when no job has it any more', () => {
    const { shown, more } = facetChoices(CITIES, ['Ciudad 11', 'Cerrada']);
    expect(shown).toHaveLength(10);
    expect(shown.at(-1)).toEqual({ value: 'Cerrada', count: 0, chosen: true });
    expect(more.map(({ value }) => value)).toEqual(['Ciudad 8', 'Ciudad 9', 'Ciudad 10']);
  });

  it('have a town once that is chosen with and without its state', async () => {
    const page = await show('?city=Ciudad+1&city=Ciudad+1%2C+Jalisco');
    const towns = [...page.querySelectorAll<HTMLInputElement>('input[name="city"][checked]')];
    expect(towns.map(({ value }) => value)).toEqual(['Ciudad 1']);
  });

  it('are bounded, whatever a feed holds', () => {
    const many = Array.from({ length: 5000 }, (_, i) => ({ value: `${i}`, count: 1 }));
    const { shown, more, isCut } = facetChoices(many, ['4999']);
    expect(shown.length + more.length).toBe(201);
    expect(isCut).toBe(true);
  });

  it('are few of ten thousand, and say that they are those with most jobs', async () => {
    const city = Array.from({ length: 10_000 }, (_, i) => ({ value: `Pueblo ${i}`, count: 1 }));
    const page = await show('', {}, { city });
    expect(page.querySelector('fieldset summary')?.textContent).toBe(
      'Ver las 200 con más vacantes',
    );
    expect(page.documentElement.outerHTML.length).toBeLessThan(80_000);
  });

  it('leave out a filter without values', async () => {
    const page = await show('', { facetFields: ['category'] });
    expect(page.querySelector('fieldset')).toBeNull();
  });
});

describe('the form', () => {
  it.each([
    'keyword=moto&city=Ciudad+1&city=Ciudad+9',
    'keyword=moto&radius=10',
    'sort=startDate&company=Rutas',
  ])('says the search again: %s', async (query) => {
    expect(sent(await show(query))).toBe(query);
  });

  it('keeps filters that it does not offer itself', async () => {
    const page = await show('category=Reparto&city=Puebla', { facetFields: ['city'] });
    expect(sent(page)).toBe('category=Reparto&city=Puebla');
  });

  it('begins at the first page, without a selected job', async () => {
    expect(sent(await show('keyword=moto&page=3&job=x'))).toBe('keyword=moto');
  });

  it('has a button for those without script, and what it finds for the others', async () => {
    const button = (await show()).querySelector('form button');
    expect(button?.textContent).toBe('Aplicar filtrosVer 34 vacantes');
  });
});

describe('the distance', () => {
  const LEON = 'location=Le%C3%B3n%2C+Guanajuato--21.12--101.68';
  const options = (page: Document) =>
    [...page.querySelectorAll('option')].map((option) => [
      option.value,
      option.hasAttribute('selected'),
    ]);

  it('is offered around a place only', async () => {
    expect(options(await show('radius=25'))).toEqual([]);
  });

  it('is 100 km where the address has none', async () => {
    expect(options(await show(LEON)).at(-1)).toEqual(['100', true]);
  });

  it('is among the options even where the widget does not offer it', async () => {
    const page = await show(`${LEON}&radius=40`, { radiusOptions: [50, 5] });
    expect(options(page)).toEqual([
      ['5', false],
      ['40', true],
      ['50', false],
    ]);
  });
});

describe('filters in force', () => {
  it('are links that take them away one by one, and all at once', async () => {
    const page = await show(`keyword=moto&location=Le%C3%B3n&radius=5&city=A&city=B`);
    const links = [...page.querySelectorAll('main a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Quitar filtro: León', '?keyword=moto&city=A&city=B'],
      ['Quitar filtro: A', '?keyword=moto&location=Le%C3%B3n&radius=5&city=B'],
      ['Quitar filtro: B', '?keyword=moto&location=Le%C3%B3n&radius=5&city=A'],
      ['Borrar filtros', '?keyword=moto'],
    ]);
    expect(page.querySelector('summary')?.textContent).toBe('Filtros (3)');
  });

  it('have a name for a part of the map', async () => {
    const page = await show('keyword=moto&coordinates=20%2C-104%3B21%2C-103&city=A');
    const [area] = page.querySelectorAll('main a');
    expect(area?.textContent).toBe('Quitar filtro: Zona del mapa');
    expect(area?.getAttribute('href')).toBe('?keyword=moto&city=A');
    expect(page.querySelector('summary')?.textContent).toBe('Filtros (2)');
  });

  it('are none without filters', async () => {
    const page = await show('keyword=moto');
    expect(page.querySelector('ul')).toBeNull();
    expect(page.querySelector('summary')?.textContent).toBe('Filtros');
  });
});

it('counts by day until the day ends somewhere in Mexico', () => {
  const late = Date.parse('2026-11-28T05:59:59Z');
  const expires = (now: number) => data.expires({ facetFields: ['posted'] }, now);
  // In Quintana Roo, most of Mexico, Juárez and Tijuana.
  const days = [5, 6, 7, 8].map((hour) => Date.parse(`2026-11-28T0${hour}:00:00Z`));
  expect(days.map((day) => expires(day - 1))).toEqual(days);
  expect(expires(days[3] ?? 0)).toBe(Date.parse('2026-11-29T05:00:00Z'));
  expect(data.expires({ facetFields: ['city'] }, late)).toBeUndefined();
});

describe('finding a value', () => {
  const field = () => document.querySelector<HTMLInputElement>('[data-facet-find]');
  const values = () =>
    [...document.querySelectorAll<HTMLElement>('fieldset label')]
      .filter(({ hidden }) => !hidden)
      .map((label) => label.querySelector('input')?.value);

  async function type(text: string): Promise<void> {
    const input = field();
    if (input) input.value = text;
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    // What fields do is loaded by then, and comes a turn later.
    await new Promise((resolve) => setTimeout(resolve));
  }

  beforeAll(async () => {
    await Promise.all([import('./enhance.ts'), import('./find-values.ts')]);
  });

  beforeEach(async () => {
    const city = ['León', 'Mérida', 'Morelia', ...'ABCDEFG'].map((value) => ({ value, count: 1 }));
    const page = await show('', { facetFields: ['city'] }, { city });
    document.body.replaceChildren(...page.body.children);
  });

  it('leaves those that hold the text, whatever case and accents it is typed with', async () => {
    await type('LEON');
    expect(values()).toEqual(['León']);
    await type('');
    expect(values()).toHaveLength(10);
  });

  it('goes by the name of a value that people read', async () => {
    const licence = ['a', 'b', 'c', 'd', 'e', 'f', 'federal', 'federal-b', 'federal-c', 'none'];
    const facets = { licence: licence.map((value) => ({ value, count: 1 })) };
    const page = await show('', { facetFields: ['licence'] }, facets);
    document.body.replaceChildren(...page.body.children);
    await type('federal tipo b');
    expect(values()).toEqual(['federal-b']);
  });

  it('says so where none does', async () => {
    await type('zzz');
    expect(values()).toEqual([]);
    expect(document.querySelector('[data-none]')?.textContent).toBe(
      'Ninguna opción con ese nombre',
    );
  });

  it('denies nothing of which the page has only a part where the server does not answer', async () => {
    const company = Array.from({ length: 300 }, (_, i) => ({ value: `Empresa ${i}`, count: 1 }));
    const page = await show('', { facetFields: ['company'] }, { company });
    document.body.replaceChildren(...page.body.children);
    await type('Empresa 299');
    expect(document.querySelector('[data-none]')?.textContent).toBe('');
    await expect
      .poll(() => document.querySelector('[data-none]')?.textContent)
      .toContain('No está entre las 200 con más vacantes, y no pudimos buscar en las demás.');
  });

  it('neither searches nor sends the form', () => {
    const searched = vi.fn();
    document.querySelector('form')?.addEventListener('change', searched);
    field()?.dispatchEvent(new Event('change', { bubbles: true }));
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    expect(field()?.dispatchEvent(enter)).toBe(false);
    expect(searched).not.toHaveBeenCalled();
    expect(field()?.name).toBe('');
  });
});
