// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { EditedPage, EditedWidget } from '../../document/edited-page.ts';
import { moveSections } from '../../document/edits/move-sections.ts';
import { removeSections } from '../../document/edits/remove-nodes.ts';
import { setField } from '../../document/edits/set-field.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { samplePage } from '../../testing/pages.ts';
import { drawCanvas } from './canvas-testing.tsx';
import { LaterWidget } from './later-widget.tsx';

afterEach(cleanup);

/** The page with another content for one of its widgets, valid or not. */
function withContent(id: string, content: EditedWidget['content'], type?: string): EditedPage {
  const page = samplePage();
  const widget = page.widgets[id];
  if (!widget) throw new Error(`The sample page has no widget "${id}".`);
  return {
    ...page,
    widgets: { ...page.widgets, [id]: { ...widget, content, type: type ?? widget.type } },
  };
}

/** Counts by widget how often components have read their content. */
function countReads(page: EditedPage): readonly [EditedPage, Map<string, number>] {
  const reads = new Map<string, number>();
  const watched = (widget: EditedWidget): EditedWidget => ({
    ...widget,
    content: new Proxy(widget.content, {
      get(target, name) {
        if (name === 'level' || name === 'tabs')
          reads.set(widget.id, (reads.get(widget.id) ?? 0) + 1);
        return Reflect.get(target, name);
      },
    }),
  });
  const widgets = Object.entries(page.widgets).map(([id, widget]) => [id, watched(widget)]);
  return [{ ...page, widgets: Object.fromEntries(widgets) }, reads];
}

/** The first edit reads everything once, to freeze it. */
function freeze(editor: PageEditor): void {
  const owner = { kind: 'head' } as const;
  act(() => void editor.page.apply(setField({ owner, pointer: '/metadata/title', value: 'Otro' })));
}

const textOf = (sectionId: string) => document.getElementById(`s-${sectionId}`)?.textContent;

it('draws the widget that is edited once, and no other', () => {
  const [page, reads] = countReads(samplePage());
  const editor = drawCanvas(page);
  expect([...reads.keys()].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'tabs']);
  freeze(editor);
  reads.clear();
  const change = { owner: { kind: 'widget', id: 'b' }, pointer: '/content/text' } as const;
  act(() => void editor.page.apply(setField({ ...change, value: 'Nuevo', continues: true })));
  expect(textOf('s-b')).toBe('Nuevo');
  expect([...reads.keys()].filter((id) => id !== 'b')).toEqual([]);
});

it('draws a widget in another one anew without the one around it', () => {
  const [page, reads] = countReads(samplePage());
  const editor = drawCanvas(page);
  freeze(editor);
  reads.clear();
  const owner = { kind: 'widget', id: 'e' } as const;
  act(() => void editor.page.apply(setField({ owner, pointer: '/content/text', value: 'Dentro' })));
  expect(document.querySelector('[data-widget="e"]')?.textContent).toBe('Dentro');
  expect(reads.has('tabs')).toBe(false);
});

it('changes the rules of one section when one of its options changes', () => {
  const editor = drawCanvas(samplePage());
  const before = [...document.querySelectorAll('[data-canvas-root] > style')];
  const owner = { kind: 'section', id: 'box' } as const;
  act(() => void editor.page.apply(setField({ owner, pointer: '/options/gap', value: 24 })));
  const after = [...document.querySelectorAll('[data-canvas-root] > style')];
  expect(after).toEqual(before);
  expect(after.map((style) => style.textContent).join('')).toContain('#s-box{gap:24px}');
});

it('shows what was moved and what was removed', () => {
  const editor = drawCanvas(samplePage());
  act(
    () => void editor.edit((page) => moveSections(page, ['s-b'], { parentId: 'root', index: 0 })),
  );
  expect(document.getElementById('s-s-b')?.parentElement?.id).toBe('s-root');
  act(() => void editor.edit((page) => removeSections(page, ['s-b'])));
  expect(document.getElementById('s-s-b')).toBeNull();
});

it('says what an unknown type is, and that it is kept', () => {
  drawCanvas(withContent('a', {}, 'hologram'));
  expect(textOf('s-a')).toContain('hologram');
  expect(textOf('s-a')).toContain('tal como está');
});

it('draws a widget that few pages have once its code is there, and what is around it before', async () => {
  drawCanvas(withContent('a', { stops: ['#1e1b4b', '#7c2d12'], heading: 'De noche' }, 'gradient'));
  expect(textOf('s-b')).toBe('b');
  expect(textOf('s-a')).toBe('Cargando…');
  await act(() => LaterWidget.load());
  await expect.poll(() => textOf('s-a')).toBe('De noche');
});

it('leaves no picture waiting until it is seen, which browsers would look after at every frame', () => {
  const image = { src: 'assets/van.svg', alt: 'Una van', width: 40, height: 30 };
  drawCanvas(withContent('a', { image }, 'image'));
  expect(document.querySelector('#s-s-a img')).not.toBeNull();
  expect(document.querySelector('#s-s-a img[loading]')).toBeNull();
});

it('keeps the page when a widget cannot be drawn', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  drawCanvas(withContent('tabs', { tabs: 'nothing that a tab could be' }));
  expect(document.querySelector('#s-s-tabs [role=alert]')).not.toBeNull();
  expect(textOf('s-a')).toBe('a');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

it('draws a widget that stands in itself once, and says by which way it comes again', () => {
  drawCanvas(withContent('tabs', { tabs: [{ name: 'Uno', widgetId: 'tabs' }] }));
  const alerts = [...document.querySelectorAll('#s-s-tabs [role=alert]')];
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'Error rendering widgetIt shows itself: tabs → tabs',
  ]);
});

it('prints no markup from a field that holds no text', () => {
  drawCanvas(withContent('a', { html: ['<img src=x onerror=alert(1)>'] }, 'rich-text'));
  expect(document.querySelector('#s-s-a img')).toBeNull();
});

it('lets no option break out of its rule', () => {
  const page = samplePage();
  const box = page.sections['box'];
  if (!box) throw new Error('The sample page has no section "box".');
  const options = { gap: '1px}body{display:none', animation: 'constructor' } as object;
  drawCanvas({ ...page, sections: { ...page.sections, box: { ...box, options } } });
  expect(document.querySelector('[data-canvas-root]')?.innerHTML).not.toContain('body{display');
  expect(textOf('s-b')).toBe('b');
});

it('says in an empty section how it is filled', () => {
  drawCanvas(samplePage());
  expect(textOf('empty')).toContain('Arrastra un bloque aquí');
});
