import { expect, it } from 'vitest';
import { editedPage } from '../testing/pages.ts';
import { gatherFrameParts } from './frame-part.ts';

const footer = (owner: string) => ({
  id: 'pie',
  type: 'footer',
  content: { year: 2026, owner, links: [] },
});

function page(id: string, widgets: readonly { readonly id: string }[]) {
  return editedPage({
    schemaVersion: 1,
    id,
    url: `/${id}`,
    type: 'CONTENT',
    metadata: {
      title: id,
      description: id,
      layout: {
        sectionId: 'root',
        subSections: widgets.map((widget) => ({
          sectionId: `s-${widget.id}`,
          widgetId: widget.id,
        })),
      },
    },
    widgets,
  });
}

it('gathers equal footers of all pages, those of most pages first', () => {
  const heading = { id: 'titulo', type: 'heading', content: { text: 'Hola', level: 1 } };
  const parts = gatherFrameParts([
    page('uno', [footer('Otra')]),
    page('dos', [heading, footer('Rumbo')]),
    page('tres', [footer('Rumbo')]),
  ]);
  expect(parts.map(({ type, uses }) => [type, uses.map(({ pageId }) => pageId)])).toEqual([
    ['footer', ['dos', 'tres']],
    ['footer', ['uno']],
  ]);
});
