// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Form } from '#schemas/documents/documents.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../testing/site.ts';
import { FormFill } from './form-fill.tsx';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('fetch', async () => Response.json({ id: 'una' }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** The form as its page opens at the address that shows. */
function openForm(form: Form) {
  cleanup();
  const page = { id: 'solicitud', metadata: {} };
  const query = location.search.slice(1);
  const request = { path: '/', params: {}, query, now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form, formVersion: 1, token: '', texts };
  const { container } = render(
    <PageContext value={context}>
      <FormFill id="f" content={{}} version="v2" shown={shown} job={null} draft={null} />
    </PageContext>,
  );
  const field = (keyId: string) => {
    const found = container.querySelector<HTMLInputElement>(`#f-${keyId}`);
    if (found === null) throw new Error(`There is no field of ${keyId}.`);
    return found;
  };
  return {
    container,
    field,
    type: (keyId: string, value: string) => fireEvent.input(field(keyId), { target: { value } }),
    next: () => fireEvent.submit(field0(container)),
    summary: () => [...container.querySelectorAll('form a[href^="#"]')],
    shows: (title: string) =>
      expect.poll(() => container.querySelector('h2')?.textContent ?? '', PATIENCE).toBe(title),
  };
}

function field0(container: Element): Element {
  const form = container.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  return form;
}

const THREE = formOfPages([
  [question('nombre', 'short-text', { required: true })],
  [
    question('auto', 'yes-no'),
    question('placas', 'short-text', { visibleWhen: { question: 'nombre', is: 'Ana' } }),
  ],
  [question('zona', 'short-text')],
]);

function openAt(query: string): void {
  history.replaceState(null, '', `/?${query}`);
}

it.each(['step=2', 'step=review'])(
  'an address ahead of what was filled in opens the first page (%s)',
  async (query) => {
    openAt(query);
    const { shows } = openForm(THREE);
    await shows('Parte 1');
    expect(location.search).toBe('');
  },
);

it('a refresh stays where the person was, and leads no further', async () => {
  const opened = openForm(THREE);
  await opened.shows('Parte 1');
  opened.type('nombre', 'Ana');
  opened.next();
  await opened.shows('Parte 2');
  const again = openForm(THREE);
  await again.shows('Parte 2');
  again.next();
  await again.shows('Parte 3');
});

/** The form whose pages are called as the composer calls those that are added. */
const numbered = (form: Form): Form => ({
  ...form,
  review: true,
  pages: form.pages.map((page, index) => ({
    ...page,
    title: `${['Página', 'Page'][index % 2]} ${index + 2}`,
  })),
});

it('a page that nobody gave a title is called by its step, in the review and the tab too', async () => {
  const { container, type, next, shows } = openForm(numbered(THREE));
  await shows('Paso 1 de 3');
  expect(container.textContent?.split('Paso 1 de 3')).toHaveLength(2);
  type('nombre', 'Ana');
  next();
  await shows('Paso 2 de 3');
  expect(document.title).toMatch(/^Paso 2 de 3 ·/);
  next();
  await shows('Paso 3 de 3');
  next();
  await shows('Revisa tus respuestas');
  const rows = [...container.querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['Paso 1 de 3', 'Paso 2 de 3', 'Paso 3 de 3']);
  expect(container.querySelector('[value="edit:1"]')?.getAttribute('aria-label')).toBe(
    'Cambiar: Paso 2 de 3',
  );
});

it('the one page of a form that nobody gave a title repeats the title for screen readers alone', async () => {
  const { pages } = numbered(formOfPages([[question('nombre', 'short-text')]]));
  const { container, shows } = openForm({ ...THREE, pages });
  await shows(THREE.title);
  expect(container.querySelector('h2')?.className).toBe('rb-visually-hidden');
});

it('back from a page that the review opened leads to its row there', async () => {
  const { container, type, next, shows } = openForm(THREE);
  await shows('Parte 1');
  type('nombre', 'Ana');
  for (const title of ['Parte 2', 'Parte 3', 'Revisa tus respuestas']) {
    next();
    await shows(title);
  }
  const row = () => container.querySelector<HTMLElement>('[value="edit:1"]');
  row()?.click();
  await shows('Parte 2');
  openAt('step=review');
  dispatchEvent(new PopStateEvent('popstate'));
  await shows('Revisa tus respuestas');
  await expect.poll(() => document.activeElement === row(), PATIENCE).toBe(true);
});

it('forward in the history leads to no page behind one that wants something', async () => {
  const { type, next, shows } = openForm(THREE);
  await shows('Parte 1');
  type('nombre', 'Ana');
  next();
  await shows('Parte 2');
  openAt('');
  dispatchEvent(new PopStateEvent('popstate'));
  await shows('Parte 1');
  type('nombre', '');
  openAt('step=1');
  dispatchEvent(new PopStateEvent('popstate'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await shows('Parte 1');
  expect(location.search).toBe('');
});

it('a page that answers hide gives way to the nearest before it, also in the address', async () => {
  const form = formOfPages([
    [question('nombre', 'short-text')],
    [question('placas', 'short-text', { visibleWhen: { question: 'nombre', is: 'Ana' } })],
    [question('zona', 'short-text')],
  ]);
  openAt('step=1');
  const { shows } = openForm(form);
  await shows('Parte 1');
  await expect.poll(() => location.search, PATIENCE).toBe('');
});

const HIDING = formOfPages([
  [
    question('nombre', 'short-text', { required: true }),
    question('auto', 'short-text'),
    question('placas', 'short-text', {
      ...{ required: true },
      visibleWhen: { not: { question: 'auto', is: 'no' } },
    }),
  ],
]);

it('what an answer hides leaves the summary and is not wrong as it shows again; the focus stays', async () => {
  const { container, field, type, next, shows, summary } = openForm(HIDING);
  await shows('Parte 1');
  next();
  await expect
    .poll(() => summary().map((link) => link.textContent), PATIENCE)
    .toEqual(['nombre', 'placas']);
  field('auto').focus();
  type('auto', 'no');
  await expect.poll(() => summary().map((link) => link.textContent), PATIENCE).toEqual(['nombre']);
  expect(container.textContent).toContain('Falta corregir una respuesta');
  expect(document.activeElement).toBe(field('auto'));
  type('auto', 'sí');
  await expect.poll(() => field('placas').closest('[data-dependent]'), PATIENCE).toBeNull();
  expect(field('placas').getAttribute('aria-invalid')).toBe('false');
});

it('the summary goes with its last error', async () => {
  const { container, type, next, shows, summary } = openForm(HIDING);
  await shows('Parte 1');
  type('nombre', 'Ana');
  next();
  await expect.poll(() => summary().length, PATIENCE).toBe(1);
  type('auto', 'no');
  await expect.poll(() => summary().length, PATIENCE).toBe(0);
  expect(container.textContent).not.toContain('Falta corregir');
});

it('a link of the summary leads to a field of another page', async () => {
  const problems = ['nombre', 'zona'].map((keyId) => ({
    code: 'x',
    keyId,
    message: 'No se puede',
  }));
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('APPLY_FINISH')
      ? Response.json(
          { problems: problems.map((each) => ({ ...each, pointer: '' })) },
          { status: 422 },
        )
      : Response.json({ id: 'una' }),
  );
  const { type, next, shows, summary } = openForm(THREE);
  await shows('Parte 1');
  type('nombre', 'Ana');
  for (const title of ['Parte 2', 'Parte 3', 'Revisa tus respuestas']) {
    next();
    await shows(title);
  }
  next();
  await expect.poll(() => summary().length, PATIENCE).toBe(2);
  await shows('Parte 1');
  const [, last] = summary();
  if (last) fireEvent.click(last);
  await shows('Parte 3');
  await expect.poll(() => document.activeElement?.id, PATIENCE).toBe('f-zona');
  expect(summary()).toHaveLength(2);
});

it('a step that stays for want of an answer writes nothing into the history', async () => {
  const { next, summary } = openForm(THREE);
  const write = vi.spyOn(history, 'replaceState');
  next();
  await expect.poll(() => summary().length, PATIENCE).toBe(1);
  expect(write).not.toHaveBeenCalled();
});
