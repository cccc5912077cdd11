// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditedPage } from '../../document/edited-page.ts';
import { createPageEditor } from '../../document/store/page-editor.ts';
import { createDragController } from './drag-controller.ts';
import { type DragOrigin, deskOrigin, grabAt, sourceOrigin } from './drag-origin.ts';
import { block, column, draw, pageOf, row } from './testing.ts';

const WIDTH = 1000;
const HEIGHT = 4000;

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
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
    <button id="new">+</button>
    <div id="layer"><i data-drag-mark="line"></i><i data-drag-mark="zone"></i><i data-drag-mark="ghost"></i></div>`;
  const editor = createPageEditor('sitio', edited);
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
    remeasure: () => {},
  });
  return { editor, controller, layer, desk: deskOrigin(() => editor.page.state()) };
}

type Opened = ReturnType<typeof open>;

const dataOf = (origin: DragOrigin) => ({ current: { origin } });

/** An event as it reaches a sensor. */
function eventAt(target: Element, event: Event): Event {
  Object.defineProperty(event, 'target', { value: target });
  return event;
}

const press = (target: Element, { x = 0, y = 0 } = {}) =>
  eventAt(target, new MouseEvent('pointerdown', { clientX: x, clientY: y }));
const key = (target: Element, name: string) =>
  eventAt(target, new KeyboardEvent('keydown', { key: name }));

function begin(opened: Opened, origin: DragOrigin, activatorEvent: Event): void {
  const rect = { current: { initial: null, translated: null } };
  opened.controller.begin({ active: { id: 'desk', data: dataOf(origin), rect }, activatorEvent });
  show(opened);
}

/** What the library does when it is told of a move: it asks where that is, and the marks show it. */
function show({ controller }: Opened): void {
  controller.draw(controller.hitTest());
}

/** A move of the pointer, of which the library is told where it leads elsewhere. */
function moveTo(opened: Opened, point: { x: number; y: number }): void {
  if (opened.controller.follow(point)) show(opened);
}

function elementsOf({ sections, rootId }: EditedPage): string {
  const element = (id: string): string =>
    `<div id="s-${id}">${(sections[id]?.childIds ?? []).map(element).join('')}</div>`;
  return element(rootId);
}

function elementOf(id: string): HTMLElement {
  return elementWith(`s-${id}`);
}

function shownSlot(layer: HTMLElement) {
  const line = layer.querySelector<HTMLElement>('[data-drag-mark="line"]');
  if (!line || line.style.display === 'none') return undefined;
  return { parentId: line.dataset['zone'] ?? '', index: Number(line.dataset['index']) };
}

describe('a drag by pointer', () => {
  it('drops exactly where the line was, wherever the pointer went since', () => {
    const path = fc.array(fc.record({ x: fc.nat(WIDTH), y: fc.nat(700) }), { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom('a', 'd', 'left', 'two'), path, (id, points) => {
        const opened = open();
        const { editor, controller, layer, desk } = opened;
        begin(opened, desk, press(elementOf(id)));
        for (const point of points) moveTo(opened, point);
        const slot = shownSlot(layer);
        controller.follow({ x: 1, y: 699 });
        controller.hitTest();
        controller.drop();
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

  it('tells the library only of moves that lead elsewhere, and follows all', () => {
    const opened = open();
    const { controller, layer, desk } = opened;
    const ghost = layer.querySelector<HTMLElement>('[data-drag-mark="ghost"]');
    begin(opened, desk, press(elementOf('a')));
    moveTo(opened, { x: 500, y: 4000 });
    expect(controller.follow({ x: 510, y: 3990 })).toBe(false);
    expect(ghost?.style.transform).toBe('translate(524px, 4004px)');
    expect(controller.follow({ x: 500, y: 150 })).toBe(true);
  });

  it('is one step of the history and leaves the dropped selected', () => {
    const opened = open();
    const { editor, controller, desk } = opened;
    begin(opened, desk, press(elementOf('a')));
    moveTo(opened, { x: 500, y: 4000 });
    controller.drop();
    expect(editor.page.state().sections['root']?.childIds).toEqual(['one', 'two', 'e', 'a']);
    expect(editor.selection.get()).toEqual(['a']);
    editor.page.undo();
    expect(editor.page.state()).toEqual(page);
  });

  it('takes all that is selected along, if it took hold of a part of that', () => {
    const opened = open();
    const { editor, controller, desk } = opened;
    editor.selection.set(['e', 'a']);
    begin(opened, desk, press(elementOf('a')));
    moveTo(opened, { x: 500, y: 150 });
    controller.drop();
    expect(editor.page.state().sections['one']?.childIds).toEqual(['b', 'a', 'e']);
  });

  it('shows no line where nothing would change', () => {
    const opened = open();
    const { desk, layer } = opened;
    begin(opened, desk, press(elementOf('a'), { x: 500, y: 40 }));
    moveTo(opened, { x: 500, y: 60 });
    expect(shownSlot(layer)).toBeUndefined();
  });

  it('changes nothing once it is cancelled', () => {
    const opened = open();
    const { editor, controller, desk, layer } = opened;
    begin(opened, desk, press(elementOf('a')));
    moveTo(opened, { x: 500, y: 4000 });
    controller.cancel();
    controller.drop();
    expect(editor.page.state()).toBe(page);
    expect(layer.style.display).toBe('none');
  });

  it('does not begin at the page itself, in fields or in what is typed', () => {
    const { desk } = open();
    elementOf('e').innerHTML = '<input /><p contenteditable="true"><b>Texto</b></p><em></em>';
    const grabbed = (element: Element | null) =>
      element && grabAt(dataOf(desk), press(element))?.kind;
    const inside = (selector: string) => document.querySelector(`#s-e ${selector}`);
    expect(grabbed(inside('em'))).toBe('section');
    expect(['input', 'p', 'b'].map((name) => grabbed(inside(name)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(grabbed(elementOf('root'))).toBe(undefined);
  });
});

describe('a drag by keyboard', () => {
  it('carries what is selected from slot to slot and says where it is', () => {
    const opened = open();
    const { editor, controller, desk } = opened;
    editor.selection.set(['e']);
    begin(opened, desk, key(elementWith('canvas'), ' '));
    expect(controller.words()).toContain('Posición 3 de 3 en Página');
    controller.step('ArrowUp');
    controller.step('ArrowRight');
    expect(controller.words()).toMatch(/^Posición 2 de 2 en Sección/);
    show(opened);
    controller.drop();
    expect(editor.page.state().sections['left']?.childIds).toEqual(['c', 'e']);
    expect(controller.words()).toContain('Soltaste');
    expect(controller.words()).toBeUndefined();
  });

  it('leads to coordinates that no other place has', () => {
    const opened = open();
    const { editor, controller, desk } = opened;
    editor.selection.set(['e']);
    begin(opened, desk, key(elementWith('canvas'), ' '));
    const first = controller.step('Home');
    const all = [first];
    for (let at = controller.step('ArrowDown'); ; at = controller.step('ArrowDown')) {
      if (at?.x === all.at(-1)?.x && at?.y === all.at(-1)?.y) break;
      all.push(at);
    }
    expect(all.length).toBeGreaterThan(8);
    expect(new Set(all.map((at) => `${at?.x} ${at?.y}`)).size).toBe(all.length);
  });

  it('puts something new where it would go by itself, unless it is carried elsewhere', () => {
    const fragment = {
      sections: [block('x')],
      widgets: [{ id: 'w-x', type: 'divider', content: {} }],
    };
    const opened = open();
    const { editor, controller } = opened;
    editor.selection.set(['a']);
    const source = sourceOrigin({ label: 'Separador', fragment: () => fragment });
    begin(opened, source, key(elementWith('new'), ' '));
    show(opened);
    controller.drop();
    expect(editor.page.state().sections['one']?.childIds).toHaveLength(3);
    expect(editor.page.state().sections['one']?.childIds?.[1]).toBe(editor.selection.get()[0]);
  });

  it('leaves Enter to elements that it does something at', () => {
    const { controller } = open();
    const source = sourceOrigin({
      label: 'Separador',
      fragment: () => ({
        sections: [block('x')],
        widgets: [{ id: 'w-x', type: 'divider', content: {} }],
      }),
    });
    const button = elementWith('new');
    expect(controller.canCarry(dataOf(source), key(button, 'Enter'))).toBe(false);
    expect(controller.canCarry(dataOf(source), key(button, ' '))).toBe(true);
  });
});

function elementWith(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element "${id}".`);
  return element;
}
