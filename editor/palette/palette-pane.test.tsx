// @vitest-environment happy-dom

import { DndContext, type DragStartEvent } from '@dnd-kit/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleSite } from '#schemas/testing/documents.ts';
import { grabAt } from '../canvas/drag/drag-origin.ts';
import { createPageEditor, type PageEditor } from '../document/store/page-editor.ts';
import { OpenSiteContext, PageEditorContext } from '../document/store/page-editor-context.ts';
import { samplePage } from '../testing/pages.ts';
import { toastStore } from '../ui/controls/toast-store.ts';
import { PalettePane } from './palette-pane.tsx';

const fragment = {
  sections: [{ sectionId: 's', widgetId: 'w' }],
  widgets: [{ id: 'w', type: 'heading', content: { text: 'Guardado', level: 2 } }],
};

const kept = { patternId: 'p1', name: 'Cierre de ruta', fragment, createdAt: '', createdBy: 'a' };

let requests: string[];
let patterns: object[];

/** The service as the network shows it. */
function answer(input: unknown, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init;
  requests.push(
    `${method} ${String(input)}${typeof body === 'string' ? ` ${JSON.parse(body).name}` : ''}`,
  );
  if (method === 'DELETE') patterns = [];
  if (method === 'POST') patterns = [kept];
  const data = method === 'GET' ? { data: patterns } : kept;
  return Promise.resolve(new Response(JSON.stringify(data), { status: 200 }));
}

beforeEach(() => {
  requests = [];
  patterns = [kept];
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(around = (pane: ReactNode) => pane): Promise<PageEditor> {
  const editor = createPageEditor('demo', samplePage());
  const site = { siteId: 'demo', document: exampleSite(), assets: {} };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OpenSiteContext value={site}>
        <PageEditorContext value={editor}>{around(<PalettePane />)}</PageEditorContext>
      </OpenSiteContext>
    </QueryClientProvider>,
  );
  await screen.findByText('Portada', {}, { timeout: 20_000 });
  return editor;
}

const field = () => screen.getByLabelText('Buscar bloque', { selector: 'input' });
const search = (value: string) => fireEvent.change(field(), { target: { value } });
const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-drag-source]')];
const typesOf = (editor: PageEditor) => {
  const { widgets, widgetIds } = editor.page.state();
  return widgetIds.map((id) => widgets[id]?.type);
};

it('shows everything by kind, with one stop for the Tab key', async () => {
  await show();
  const titles = [...document.querySelectorAll('h2')].map((title) => title.textContent);
  expect(titles).toEqual(
    expect.arrayContaining(['Estructura', 'Básicos', 'Vacantes', 'Secciones listas']),
  );
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it('inserts what is searched for, selects it and says so', async () => {
  const editor = await show();
  search('CONTÁCTO');
  expect(screen.getByRole('status').textContent).toContain('encontrados');
  search('preguntas frec');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(typesOf(editor)).toContain('faq');
  const [selected = ''] = editor.selection.get();
  expect(editor.page.state().sections[selected]?.widgetId).toMatch(/^faq-/);
  expect(screen.getByRole('status').textContent).toContain('Se insertó Preguntas frecuentes');
});

it('helps where nothing matches', async () => {
  await show();
  search('zzz');
  expect(tiles()).toEqual([]);
  fireEvent.click(screen.getByText('Ver todos los bloques'));
  expect(tiles().length).toBeGreaterThan(40);
  expect(document.activeElement).toBe(field());
});

it('moves through the grid with the arrows, and back to the search', async () => {
  await show();
  search('columnas');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const [first, second] = tiles();
  expect(document.activeElement).toBe(first);
  if (first) fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(second);
  expect(second?.tabIndex).toBe(0);
  if (second) fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field());
});

it('makes every item a drag source, which Space does not press', async () => {
  const grabbed: unknown[] = [];
  const onDragStart = ({ active, activatorEvent }: DragStartEvent) => {
    const grab = grabAt(active.data, activatorEvent);
    if (grab?.kind === 'source')
      grabbed.push(...grab.source.fragment().widgets.map(({ type }) => type));
  };
  const editor = await show((pane) => <DndContext onDragStart={onDragStart}>{pane}</DndContext>);
  const hero = screen.getByText('Portada').closest('button') ?? document.body;
  fireEvent.pointerDown(hero, { isPrimary: true, button: 0 });
  expect(grabbed).toEqual(['hero']);
  fireEvent.pointerUp(hero);
  expect(fireEvent.keyDown(hero, { key: ' ' })).toBe(false);
  expect(fireEvent.keyUp(hero, { key: ' ' })).toBe(false);
  expect(editor.page.history().undoLabel).toBeNull();
});

it('inserts a copy of a section that the site keeps', async () => {
  const editor = await show();
  fireEvent.click(await screen.findByText('Cierre de ruta'));
  const added = Object.values(editor.page.state().widgets).find(
    ({ content }) => content['text'] === 'Guardado',
  );
  expect(added?.id).toMatch(/^heading-/);
});

it('renames and forgets a kept section', async () => {
  await show();
  const options = await screen.findByLabelText('Opciones de Cierre de ruta');
  fireEvent.click(options);
  fireEvent.click(screen.getByText('Cambiar nombre'));
  const input = screen.getByLabelText('Nombre de la sección');
  fireEvent.change(input, { target: { value: '  ' } });
  fireEvent.submit(input);
  expect(await screen.findByText(/Escribe un nombre/)).toBeTruthy();
  fireEvent.change(input, { target: { value: 'Otro' } });
  fireEvent.submit(input);
  await waitFor(() => expect(input.isConnected).toBe(false));
  expect(requests).toContain('PUT /content/v1/sites/demo/patterns/p1 Otro');
  fireEvent.click(options);
  fireEvent.click(screen.getByText('Eliminar'));
  await waitFor(() => expect(screen.queryByText('Cierre de ruta')).toBeNull());
  expect(requests).toContain('DELETE /content/v1/sites/demo/patterns/p1');
});

it('goes on without the kept sections where the service does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const editor = createPageEditor('demo', samplePage());
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const site = { siteId: 'demo', document: exampleSite(), assets: {} };
  render(
    <QueryClientProvider client={queries}>
      <OpenSiteContext value={site}>
        <PageEditorContext value={editor}>
          <PalettePane />
        </PageEditorContext>
      </OpenSiteContext>
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'No se pudieron cargar tus secciones',
  );
  expect(tiles().length).toBeGreaterThan(40);
  await act(async () => fireEvent.click(screen.getByText('Reintentar')));
});

it('leads to the footer that a page has, and adds another one only on purpose', async () => {
  const editor = await show();
  const footers = () =>
    Object.values(editor.page.state().widgets).filter(({ type }) => type === 'footer').length;
  const add = screen.getByRole('button', { name: /^Pie de página/ });
  act(() => void fireEvent.click(add));
  const [first = ''] = editor.selection.get();
  editor.selection.set([]);
  act(() => void fireEvent.click(add));
  expect([footers(), editor.selection.get()]).toEqual([1, [first]]);
  const notice = toastStore.getState().toasts.at(-1);
  expect(notice?.text).toBe('La página ya tiene «Pie de página»: es el bloque seleccionado.');
  act(() => notice?.action?.run());
  expect(footers()).toBe(2);
});
