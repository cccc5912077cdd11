// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../testing/site.ts';
import { FormFill } from './form-fill.tsx';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 8_000 };

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('fetch', async () => Response.json({ id: 'una' }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const FORM = formOfPages([
  [question('correo', 'email', { required: true }), question('rfc', 'rfc')],
  [question('nombre', 'full-name')],
]);

function openForm(form = FORM) {
  const page = { id: 'solicitud', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form: { ...form, review: true }, formVersion: 1, token: '', texts };
  const { container } = render(
    <PageContext value={context}>
      <FormFill id="f" content={{}} version="v2" shown={shown} job={null} draft={null} />
    </PageContext>,
  );
  const type = (keyId: string, value: string) => {
    const field = container.querySelector(`#f-${keyId}`);
    if (field === null) throw new Error(`There is no field of ${keyId}.`);
    fireEvent.input(field, { target: { value } });
    return () => fireEvent.blur(field);
  };
  const said = (keyId: string) => container.querySelector(`#f-${keyId}-error`)?.textContent;
  return { container, type, said };
}

it('a field that was left says what is worth a second look, and is not wrong', async () => {
  const { container, type, said } = openForm();
  const leave = type('correo', 'ana@gmial.com');
  expect(said('correo')).toBe('');
  leave();
  await waitFor(() => expect(said('correo')).toContain('¿Quisiste decir ana@gmail.com?'), PATIENCE);
  expect(container.querySelector('#f-correo')?.getAttribute('aria-invalid')).toBe('false');
  expect(container.querySelector('[aria-live], [role="status"]')).not.toBeNull();
  expect(container.textContent).toContain('correo: ¿Quisiste decir ana@gmail.com?');
});

it('a hint goes as soon as nothing is left of it', async () => {
  const { type, said } = openForm();
  type('rfc', 'NUHJ940312')();
  await waitFor(() => expect(said('rfc')).toContain('Si conoces los últimos 3'), PATIENCE);
  type('rfc', 'NUHJ9403129E');
  await waitFor(() => expect(said('rfc')).toBe(''), PATIENCE);
  type('rfc', 'NUHJ9403129E7')();
  await waitFor(() => expect(said('rfc')).toBe(''), PATIENCE);
});

it('keeps nobody from going on, and stands on the review', async () => {
  const { container, type } = openForm();
  const next = () => fireEvent.submit(container.querySelector('form') ?? container);
  type('correo', 'jose\u0301@gmail.com')();
  await waitFor(() => expect(container.textContent).toContain('lleva acento'), PATIENCE);
  next();
  await waitFor(() => expect(container.querySelector('#f-nombre')).not.toBeNull(), PATIENCE);
  next();
  await waitFor(() => expect(container.querySelector('dl')).not.toBeNull(), PATIENCE);
  expect(container.querySelector('dl')?.textContent).toContain('lleva acento');
});
