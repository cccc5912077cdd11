import { describe, expect, it } from 'vitest';
import { parsePage } from '#schemas/parse/parse-page.ts';
import { headingData, pageData } from '#schemas/testing/documents.ts';
import { insertPayload } from '../canvas/drag/drag-payload.ts';
import { positionText } from '../canvas/drag/drag-words.ts';
import { slotsOf } from '../canvas/drag/geometry.ts';
import { outlineSlotAt } from '../canvas/drag/outline-slot.ts';
import { draw } from '../canvas/drag/testing.ts';
import { zonesOf } from '../canvas/drag/zone.ts';
import { toPageDocument } from '../document/edited-page.ts';
import { insertFragment } from '../document/edits/insert-fragment.ts';
import { insertionPlace } from '../document/insertion-place.ts';
import { applyChecked, editedPage, openStore } from '../testing/pages.ts';
import { outlineRows } from './outline-rows.ts';

/** The root shows the heading itself. */
function rootPage() {
  const metadata = {
    title: 'Sola',
    description: 'Una página de un solo bloque',
    layout: { sectionId: 'root', widgetId: 'titulo', options: { gap: 8 } },
  };
  return editedPage(pageData([headingData('titulo')], { metadata }));
}

const coming = {
  sections: [{ sectionId: 's', widgetId: 'w' }],
  widgets: [{ id: 'w', type: 'heading', content: { text: 'Otra', level: 2 } }],
};

describe('a page whose root shows a widget', () => {
  it.each([
    [0, ['Otra', 'Vacantes de repartidor']],
    [1, ['Vacantes de repartidor', 'Otra']],
  ])('takes blocks beside it at %i, each in a section of its own', (index, texts) => {
    const place = { parentId: 'root', index };
    const edit = insertFragment(rootPage(), { fragment: coming, place, label: 'edit.insert' });
    if (!edit) throw new Error('The page takes nothing.');
    const page = applyChecked(openStore(rootPage()), edit);
    const { childIds = [], widgetId, options } = page.sections['root'] ?? {};
    expect([widgetId, options]).toEqual([undefined, { gap: 8 }]);
    const shown = childIds.map((id) => page.widgets[page.sections[id]?.widgetId ?? '']);
    expect(shown).toHaveLength(2);
    expect(shown.findIndex((widget) => widget?.id === 'titulo')).toBe(
      texts.indexOf('Otra') ? 0 : 1,
    );
    expect(parsePage(toPageDocument(page)).ok).toBe(true);
  });

  it('shows the line above and below it, and says where that is', () => {
    const page = rootPage();
    const payload = insertPayload(page, coming, 'Título');
    if (!payload) throw new Error('Nothing can be dragged.');
    const slots = slotsOf(zonesOf(page, draw(page)), payload.accepts);
    expect(slots.map(({ zoneId, index }) => `${zoneId} ${index}`)).toEqual(['root 0', 'root 1']);
    expect(slots[0]?.line.y).toBeLessThan(slots[1]?.line.y ?? 0);
    const announced = { page, payload, language: 'es' } as const;
    expect(positionText(announced, { parentId: 'root', index: 1 })).toMatch(/2.*2.*Página/);
  });

  it('is a row of the outline, above and below which blocks can be dropped', () => {
    const page = rootPage();
    expect(outlineRows(page, () => true).map(({ id }) => id)).toEqual(['root']);
    const row = { id: 'root', box: { left: 0, top: 0, right: 280, bottom: 30 }, indent: 8 };
    const at = (y: number) =>
      outlineSlotAt(page, [{ ...row, isOpen: false }], { x: 20, y }, () => true)?.place.index;
    expect([at(5), at(25)]).toEqual([0, 1]);
  });

  it('takes what the palette adds behind its widget', () => {
    const place = insertionPlace(rootPage(), 'root', { height: 1, count: 1 });
    expect(place).toEqual({ parentId: 'root', index: 1 });
  });
});
