// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';
import { PageContext } from '../context/page-context.ts';
import { toPageContext } from '../context/to-page-context.ts';
import texts from '../messages/answers/es.json' with { type: 'json' };
import { testSite } from '../testing/site.ts';
import { FormFill } from './form-fill.tsx';

/** On a machine with much else to do. */
const PATIENCE = { timeout: 30_000 };

/** An upload that a slow network has taken up, as the browser hears of it. */
class Slow {
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  readonly upload = {};
  status = 0;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.onabort();
    this.onloadend();
  }
  send(): void {
    calls.push(this);
  }
  arrive(): void {
    this.status = 200;
    this.responseText = JSON.stringify({ s3Url: '/api/upload/0123' });
    this.onload();
    this.onloadend();
  }
  fail(): void {
    this.onerror();
    this.onloadend();
  }
}

let calls: Slow[] = [];
/** Saves that were sent: their statuses and bodies. */
let saves: string[] = [];

beforeEach(() => {
  // happy-dom has none.
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('XMLHttpRequest', Slow);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const status = new URL(address, 'https://x.example').searchParams.get('applicationStatus');
    if (status !== null) saves.push(`${status} ${String(init?.body)}`);
    return new Response(JSON.stringify({ id: 'una' }));
  });
  calls = [];
  saves = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** A form that asks for a file on its first page. */
function formWithFile(more: Partial<FormQuestion> = {}) {
  const form = formOfPages([
    [question('carta', 'file', { label: 'Carta', ...more })],
    [question('nombre', 'short-text')],
  ]);
  const page = { id: 'solicitud', metadata: {} };
  const request = { path: '/', params: {}, query: '', now: Date.now() };
  const context = toPageContext({ site: testSite(), page, assets: {}, ...request });
  const shown = { form, formVersion: 1, token: '', texts };
  return (
    <PageContext value={context}>
      <FormFill id="f" content={{}} version="v2" shown={shown} job={null} draft={null} />
    </PageContext>
  );
}

/** The file is chosen, on a slow network. */
async function chooseFile(more: Partial<FormQuestion> = {}) {
  const { container } = render(formWithFile(more));
  await new Promise((resolve) => setTimeout(resolve));
  const picker = container.querySelector('#f-carta');
  if (picker === null) throw new Error('There is no picker.');
  fireEvent.change(picker, { target: { files: [new File(['Ana Ruiz'], 'carta.txt')] } });
  await expect.poll(() => calls.length, PATIENCE).toBe(1);
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  const press = (name: string) => {
    const found = button(name);
    if (found === undefined) throw new Error(`There is no button ${name}.`);
    if (found.type === 'submit') fireEvent.submit(found.closest('form') ?? found);
    else fireEvent.click(found);
  };
  const says = (text: string) => expect.poll(() => container.textContent, PATIENCE).toContain(text);
  return { container, button, press, says };
}

it('a file that was chosen before the script came is sent', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(formWithFile());
  document.body.append(container);
  const picker = container.querySelector('#f-carta');
  if (picker === null) throw new Error('There is no picker.');
  Object.defineProperty(picker, 'files', { value: [new File(['Ana Ruiz'], 'carta.txt')] });
  render(formWithFile(), { container, hydrate: true });
  await expect.poll(() => calls.length, PATIENCE).toBe(1);
});

/** Goes on to the last step and presses it, while the file is on its way. */
async function sendAtOnce(more: Partial<FormQuestion> = {}) {
  const opened = await chooseFile(more);
  opened.press('Siguiente');
  await opened.says('Parte 2');
  opened.press('Siguiente');
  await opened.says('Revisa tus respuestas');
  opened.press('Enviar solicitud');
  await opened.says('Esperando tu archivo…');
  return opened;
}

const finished = () => saves.filter((save) => save.startsWith('APPLY_FINISH'));

it('other pages do not wait for a file that is on its way, also where one is wanted; it is told at each of them', async () => {
  const { press, says, container } = await chooseFile({ required: true });
  press('Siguiente');
  await says('Parte 2');
  expect(container.textContent).toContain('Subiendo…');
  expect(container.querySelector('[aria-invalid="true"]')).toBeNull();
});

it('the last step says what it waits for, and sends once the file has arrived', async () => {
  const { says } = await sendAtOnce();
  await says('Tu archivo sigue subiendo.');
  expect(finished()).toEqual([]);
  calls[0]?.arrive();
  await says('¡Listo!');
  expect(finished()).toEqual([expect.stringContaining('/api/upload/0123')]);
});

it('whoever waits for a file may go on without it', async () => {
  const { press, says } = await sendAtOnce();
  press('Seguir sin el archivo');
  await says('¡Listo!');
  expect(finished()).toHaveLength(1);
});

it('nobody goes on without a file that is wanted, and whoever waits goes back to the form', async () => {
  const { button, press, says } = await sendAtOnce({ required: true });
  expect(button('Seguir sin el archivo')).toBeUndefined();
  press('Dejar de esperar');
  await says('Enviar solicitud');
  calls[0]?.arrive();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(finished()).toEqual([]);
  press('Enviar solicitud');
  await says('¡Listo!');
});

it('a file that does not arrive keeps the application from going without it, and says so at its question', async () => {
  const { container, says } = await sendAtOnce();
  calls[0]?.fail();
  await says('Falta corregir una respuesta');
  expect(finished()).toEqual([]);
  expect(container.querySelector('[data-question="carta"]')?.textContent).toContain(
    'No se pudo subir.',
  );
});
