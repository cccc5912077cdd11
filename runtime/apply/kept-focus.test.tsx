// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { POSTED } from '#schemas/forms/posted-form.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../testing/site.ts';
import { FormFill } from './form-fill.tsx';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

/** How the server answers a save. */
let answer: () => Response | Promise<Response> = () => Response.json({ id: 'una' });
/** Of saves. */
let bodies: string[] = [];

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    bodies.push(String(init?.body));
    return answer();
  });
  bodies = [];
  answer = () => Response.json({ id: 'una' });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const FORM = formOfPages([
  [
    question('nombre', 'short-text', { required: true }),
    question('edad', 'short-text', { ends: [{ value: 'no', text: 'Gracias' }] }),
    question('carta', 'file'),
  ],
]);

function openForm() {
  const page = { id: 'solicitud', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form: FORM, formVersion: 1, token: '', texts };
  const { container } = render(
    <PageContext value={context}>
      <FormFill id="f" content={{}} version="v2" shown={shown} job={null} draft={null} />
    </PageContext>,
  );
  const find = (selector: string) => {
    const found = container.querySelector<HTMLInputElement>(selector);
    if (found === null) throw new Error(`There is no ${selector}.`);
    return found;
  };
  /** The button of a step, pressed by keyboard. */
  const send = () => {
    find('button[value="next"]').focus();
    fireEvent.submit(find('form'));
  };
  return { container, find, send };
}

/** Of what has the focus; the whole page has it where nothing does. */
const focused = () =>
  document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '');

it('while a step is saved what says so has the focus; a step that stays gives it back', async () => {
  let reply = () => {};
  answer = () =>
    new Promise((resolve) => {
      reply = () => resolve(Response.json({}, { status: 400 }));
    });
  const { container, find, send } = openForm();
  fireEvent.input(find('#f-nombre'), { target: { value: 'Ana' } });
  send();
  await expect.poll(() => focused(), PATIENCE).toContain('Enviando tu solicitud…');
  expect(find('form').contains(document.activeElement)).toBe(false);
  await expect.poll(() => bodies.length, PATIENCE).toBe(1);
  reply();
  await expect.poll(() => container.textContent, PATIENCE).toContain('No pudimos guardar');
  await expect.poll(() => focused(), PATIENCE).toBe('Enviar solicitud');
});

it('a step that answers keep gives the focus to what is wrong', async () => {
  const { send } = openForm();
  send();
  await expect.poll(() => focused(), PATIENCE).toContain('Falta corregir una respuesta');
});

it.each([
  ['an answer that ends the application', 'no', () => Response.json({}), 'Gracias por tu interés'],
  [
    'a job that closed meanwhile',
    'sí',
    () => Response.json({ code: 'job-closed' }, { status: 409 }),
    'Este puesto está cerrado',
  ],
])('%s takes the focus', async (_, value, reply, told) => {
  answer = reply;
  const { container, find, send } = openForm();
  fireEvent.input(find('#f-nombre'), { target: { value: 'Ana' } });
  fireEvent.input(find('#f-edad'), { target: { value } });
  send();
  await expect.poll(() => container.querySelector('form'), PATIENCE).toBeNull();
  await expect.poll(() => focused(), PATIENCE).toContain(told);
});

it('a button that goes as it is pressed leaves the focus to its question', async () => {
  class Taken {
    onload = () => {};
    onloadend = () => {};
    readonly upload = {};
    readonly status = 200;
    readonly responseText = '{"s3Url":"/api/upload/0123"}';
    open(): void {}
    abort(): void {}
    setRequestHeader(): void {}
    send(): void {
      setTimeout(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Taken);
  const { container, find } = openForm();
  fireEvent.change(find('#f-carta'), { target: { files: [new File(['Ana'], 'carta.txt')] } });
  const remove = () => container.querySelector<HTMLElement>('[data-question="carta"] button');
  await expect.poll(() => remove()?.textContent, PATIENCE).toBe('Quitar');
  remove()?.focus();
  if (remove()) fireEvent.click(remove() ?? container);
  await expect.poll(() => document.activeElement?.id, PATIENCE).toBe('f-carta');
});

it('what a machine fills in where people see no field is sent, as without script, and told once it is refused', async () => {
  const trap = { code: 'left-blank', pointer: '/website', message: 'Deja este campo vacío' };
  answer = () => Response.json({ problems: [trap] }, { status: 422 });
  const { container, find, send } = openForm();
  fireEvent.input(find('#f-nombre'), { target: { value: 'Ana' } });
  find(`[name="${POSTED.trap}"]`).value = 'https://compra.example';
  send();
  await expect.poll(() => container.textContent, PATIENCE).toContain('Deja este campo vacío');
  expect(JSON.parse(bodies[0] ?? '')).toMatchObject({ website: 'https://compra.example' });
  answer = () => Response.json({ id: 'una' });
  send();
  await expect.poll(() => container.textContent, PATIENCE).toContain('¡Listo!');
  expect(JSON.parse(bodies[1] ?? '')).not.toHaveProperty('website');
});
