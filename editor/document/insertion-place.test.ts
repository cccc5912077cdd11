import { expect, it } from 'vitest';
import { exampleSite, headingData, metadataData, pageData } from '#schemas/testing/documents.ts';
import { insertNew } from '../palette/use-insertion.ts';
import { editedPage, samplePage } from '../testing/pages.ts';
import type { EditedPage } from './edited-page.ts';
import { insertionPlace } from './insertion-place.ts';
import { starterFragment } from './new-content/starter-fragment.ts';
import { createPageEditor } from './store/page-editor.ts';

const ONE = { height: 1, count: 1 };

const footer = { id: 'f', type: 'footer', content: { year: 2026, owner: 'O', links: [] } };

function pageWithFooter(): EditedPage {
  return editedPage(pageData([headingData('h'), { ...footer }]));
}

it('is behind what is selected', () => {
  expect(insertionPlace(samplePage(), 's-b', ONE)).toEqual({ parentId: 'box', index: 1 });
});

it('is inside an empty container that is selected', () => {
  expect(insertionPlace(samplePage(), 'empty', ONE)).toEqual({ parentId: 'empty', index: 0 });
});

it('is behind the section around a widget in a widget', () => {
  const place = insertionPlace(samplePage(), 'e', ONE);
  expect(place).toEqual({ parentId: 'root', index: 3 });
});

it('is at the end of the page where nothing is selected, before its footer', () => {
  expect(insertionPlace(pageWithFooter(), undefined, ONE)).toEqual({ parentId: 'root', index: 1 });
  expect(insertionPlace(pageWithFooter(), 'section-1', ONE)).toEqual({
    parentId: 'root',
    index: 1,
  });
});

it('is where a page begins for headers, and where it ends for footers', () => {
  const page = pageWithFooter();
  expect(insertionPlace(page, 'section-0', { ...ONE, type: 'header' }).index).toBe(0);
  expect(insertionPlace(page, 'section-0', { ...ONE, type: 'footer' }).index).toBe(2);
});

it('goes outwards where the innermost section is too deep', () => {
  const deep = (level: number): Record<string, unknown> =>
    level === 8
      ? { sectionId: 'l8', widgetId: 'h' }
      : { sectionId: `l${level}`, subSections: [deep(level + 1)] };
  const metadata = metadataData([deep(2)]);
  const page = editedPage(pageData([headingData('h')], { metadata }));
  expect(insertionPlace(page, 'l8', { height: 2, count: 1 })).toEqual({ parentId: 'l6', index: 1 });
});

it('puts what is new there, selects it and can be undone', () => {
  const before = samplePage();
  const editor = createPageEditor('demo', before);
  editor.selection.set(['s-a']);
  const values = { site: { document: exampleSite(), assets: {} }, pages: [], now: 0 };
  expect(insertNew(editor, starterFragment('tabs', values))).toBe(true);
  const { sections, widgets } = editor.page.state();
  const [id = ''] = editor.selection.get();
  expect(sections['root']?.childIds?.[1]).toBe(id);
  expect(widgets[sections[id]?.widgetId ?? '']?.type).toBe('tabs');
  editor.page.undo();
  expect(editor.page.state()).toEqual(before);
});
