// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../testing/render.ts';

const EVENT = {
  id: 'e',
  title: 'Feria',
  eventDateAndTime: { start: '2031-01-01T10:00:00Z', end: '2031-01-01T12:00:00Z' },
};

const CONTENTS = [
  ['events', { events: [EVENT] }],
  ['blogs', { posts: [{ id: 'p', title: 'Guía', redirectUrl: '/guia' }] }],
  ['department-carousel', { items: [{ name: 'Rutas', filter: { field: 'city', value: 'León' } }] }],
  ['meet-the-team', { people: [{ name: 'Ana Ruiz', role: 'Jefa' }] }],
  ['tabs', { tabs: [{ name: 'Uno', widgetId: 'uno' }] }],
  ['tab-carousel', { tabs: [{ name: 'Uno', slides: [{ title: 'Ruta' }] }] }],
] as const;

function levelsOf(type: string, content: object): string[] {
  const page = toDocument(renderTestPage({ widgets: [{ id: 'w', type, content }] }));
  return [...page.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ localName }) => localName);
}

describe.each(CONTENTS)('%s', (type, content) => {
  it('leaves no level of headings out, with a heading of its own and without', () => {
    const inner = type === 'tab-carousel' ? ['h2', 'h3', 'h4'] : ['h2', 'h3'];
    expect(levelsOf(type, { ...content, heading: 'Título' })).toEqual(inner);
    expect(levelsOf(type, content)).toEqual(inner.slice(0, -1));
  });
});
