// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditedPage } from '../../document/edited-page.ts';
import { createPageEditor } from '../../document/store/page-editor.ts';
import { createDragController } from './drag-controller.ts';
import { registerDragSource } from './drag-sources.ts';
import { block, column, draw, pageOf, row } from './testing.ts';

const WIDTH = 1000;
const HEIGHT = 4000;

const waiting = new Map<number, FrameRequestCallback>();
let requests = 0;

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    requests += 1;
    waiting.set(requests, callback);
    return requests;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => waiting.delete(request));
  vi.stubGlobal('innerWidth', WIDTH);
  vi.stubGlobal('innerHeight', HEIGHT);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const page = pageOf(
  column('one', [block('a'), block('b')], { padding: 24, gap: 16 }),
  row('two', [column('left', [block('c')], { padding: 24 }), block('d')], { gap: 32, padding: 24 }),
  block('e'),
);

/** The page as elements with the boxes that a browser would give them. */
function open(edited: EditedPage = page) {
  document.body.innerHTML = `<div><div data-desk><section id="canvas" tabindex="0"><div class="rb-page">${elementsOf(edited)}</div></section></div></div>
    <button data-drag-source="new">+</button>
    <div id="layer"><i data-drag-mark="line"></i><i data-drag-mark="zone"></i><i data-drag-mark="ghost"></i></div>`;
  const editor = createPageEditor('sitio', edited);
  const said: string[] = [];
  const layout = draw(edited, { width: WIDTH });
  const whole = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const box = (this.id.startsWith('s-') && layout.boxOf(this.id.slice(2))) || whole;
    return new DOMRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  });
  const layer = document.getElementById('layer');
  if (!layer) throw new Error('The layer was just written.');
  const controller = createDragController({
    editor,
    language: 'es',
    layer: () => layer,
    announce: (text) => said.push(text),
  });
  return { editor, controller, said, layer };
}

function elementsOf({ sections, rootId }: EditedPage): string {
  const element = (id: string): string =>
    `<div id="s-${id}">${(sections[id]?.childIds ?? []).map(element).join('')}</div>`;
  return element(rootId);
}

function elementOf(id: string): HTMLElement {
  const element = document.getElementById(`s-${id}`);
  if (!element) throw new Error(`No element of "${id}".`);
  return element;
}

function shownSlot(layer: HTMLElement) {
  const line = layer.querySelector<HTMLElement>('[data-drag-mark="line"]');
  if (!line || line.style.display === 'none') return undefined;
  return { parentId: line.dataset['zone'] ?? '', index: Number(line.dataset['index']) };
}

/** What the browser does before it draws. */
function frame(): void {
  const due = [...waiting.values()];
  waiting.clear();
  for (const callback of due) callback(performance.now());
}

describe('a drag by pointer', () => {
  it('drops exactly where the line was, wherever the pointer went since', () => {
    const path = fc.array(fc.record({ x: fc.nat(WIDTH), y: fc.nat(700) }), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom('a', 'd', 'left', 'two'), path, (id, points) => {
        const { editor, controller, layer } = open();
        const session = controller.grab(elementOf(id), { x: 0, y: 0 });
        for (const point of points) {
          session?.moveTo(point);
          frame();
        }
        const slot = shownSlot(layer);
        session?.moveTo({ x: 1, y: 699 });
        session?.drop();
        if (!slot) expect(editor.page.state()).toBe(page);
        if (!slot) return;
        const siblings = page.sections[slot.parentId]?.childIds ?? [];
        const before = siblings.slice(0, slot.index).filter((sibling) => sibling !== id);
        const now = editor.page.state().sections[slot.parentId]?.childIds;
        expect(now?.indexOf(id)).toBe(before.length);
      }),
      { numRuns: 40 },
    );
  });

  it('is one step of the history and leaves the dropped selected', () => {
    const { editor, controller } = open();
    const session = controller.grab(elementOf('a'), { x: 0, y: 0 });
    session?.moveTo({ x: 500, y: 4000 });
    frame();
    session?.drop();
    expect(editor.page.state().sections['root']?.childIds).toEqual(['one', 'two', 'e', 'a']);
    expect(editor.selection.get()).toEqual(['a']);
    editor.page.undo();
    expect(editor.page.state()).toEqual(page);
  });

  it('takes all that is selected along, if it took hold of a part of that', () => {
    const { editor, controller } = open();
    editor.selection.set(['e', 'a']);
    const session = controller.grab(elementOf('a'), { x: 0, y: 0 });
    session?.moveTo({ x: 500, y: 150 });
    frame();
    session?.drop();
    expect(editor.page.state().sections['one']?.childIds).toEqual(['b', 'a', 'e']);
  });

  it('shows no line where nothing would change', () => {
    const { controller, layer } = open();
    const session = controller.grab(elementOf('a'), { x: 500, y: 40 });
    session?.moveTo({ x: 500, y: 60 });
    frame();
    expect(shownSlot(layer)).toBeUndefined();
  });

  it('changes nothing once it is cancelled', () => {
    const { editor, controller, layer } = open();
    const session = controller.grab(elementOf('a'), { x: 0, y: 0 });
    session?.moveTo({ x: 500, y: 4000 });
    frame();
    session?.cancel();
    session?.drop();
    expect(editor.page.state()).toBe(page);
    expect(layer.style.display).toBe('none');
  });

  it('does not begin at the page itself, in fields or in what is typed', () => {
    const { controller } = open();
    elementOf('e').innerHTML = '<input /><p contenteditable="true"><b>Texto</b></p><em></em>';
    const inside = (selector: string) => document.querySelector(`#s-e ${selector}`);
    expect(controller.canGrab(inside('em'))).toBe(true);
    expect(['input', 'p', 'b'].map((name) => controller.canGrab(inside(name)))).toEqual([
      false,
      false,
      false,
    ]);
    expect(controller.canGrab(elementOf('root'))).toBe(false);
  });
});

describe('a drag by keyboard', () => {
  it('carries what is selected from slot to slot and says where it is', () => {
    const { editor, controller, said } = open();
    editor.selection.set(['e']);
    const session = controller.pickUp(document.getElementById('canvas'), ' ');
    expect(said.at(-1)).toContain('Posición 3 de 3 en Página');
    session?.step('previous');
    session?.step('into');
    expect(said.at(-1)).toMatch(/^Posición 2 de 2 en Sección/);
    session?.drop();
    expect(editor.page.state().sections['left']?.childIds).toEqual(['c', 'e']);
    expect(said.at(-1)).toContain('Soltaste');
  });

  it('puts something new where it would go by itself, unless it is carried elsewhere', () => {
    const fragment = {
      sections: [block('x')],
      widgets: [{ id: 'w-x', type: 'divider', content: {} }],
    };
    const remove = registerDragSource('new', { label: 'Separador', fragment: () => fragment });
    const { editor, controller } = open();
    editor.selection.set(['a']);
    const source = document.querySelector('[data-drag-source]');
    controller.pickUp(source, ' ')?.drop();
    expect(editor.page.state().sections['one']?.childIds).toHaveLength(3);
    expect(editor.page.state().sections['one']?.childIds?.[1]).toBe(editor.selection.get()[0]);
    remove();
    expect(controller.pickUp(source, ' ')).toBeUndefined();
  });

  it('leaves Enter to elements that it does something at', () => {
    const { controller } = open();
    const source = document.querySelector('[data-drag-source]');
    expect(controller.canPickUp(source, 'Enter')).toBe(false);
    expect(controller.canPickUp(source, ' ')).toBe(true);
  });
});
