import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';
import { separateIds } from './separate-ids.ts';

const heading = (id: string, text: string) => ({
  id,
  type: 'heading',
  content: { text, level: 2 },
});
const section = (sectionId: string, widgetId: string) => ({ sectionId, widgetId });

function separated(subSections: readonly object[], widgets: readonly object[]) {
  const layout = { sectionId: 'root', subSections };
  const metadata = { title: 'Turnos', description: 'Cómo son los turnos.', layout };
  const page = { schemaVersion: 1, id: 'turnos', url: '/turnos', type: 'CONTENT', metadata };
  const text = separateIds(JSON.stringify({ ...page, widgets })) ?? '';
  const read = readPage(text);
  if (!read.ok) throw new Error(`It does not open: ${text}`);
  return read.value;
}

it('sections that show one id get one of its widgets each', () => {
  const page = separated(
    [section('s-1', 'w'), section('s-2', 'w'), section('s-3', 'w')],
    [heading('w', 'Uno'), heading('w', 'Dos')],
  );
  const shown = ['s-1', 's-2', 's-3'].map(
    (id) => page.widgets[page.sections[id]?.widgetId ?? '']?.content['text'],
  );
  expect(shown).toEqual(['Uno', 'Dos', 'Uno']);
  expect(page.widgetIds[0]).toBe('w');
});

it('the first section keeps its id, a further one stays as it is otherwise', () => {
  const page = separated(
    [section('s', 'a'), { ...section('s', 'b'), options: { paddingTop: 8 } }],
    [heading('a', 'Uno'), heading('b', 'Dos')],
  );
  const [first, second = ''] = page.sections['root']?.childIds ?? [];
  expect(first).toBe('s');
  expect(page.sections[second]).toMatchObject({ widgetId: 'b', options: { paddingTop: 8 } });
});

it('a widget with the id of a section gets another, which all that shows it follows', () => {
  const search = { id: 'buscar', type: 'job-search', content: { listWidgetId: 'lista' } };
  const list = { id: 'lista', type: 'job-list', content: {} };
  const page = separated([section('lista', 'buscar')], [search, list]);
  const listId = page.widgetIds[1] ?? '';
  expect(listId).not.toBe('lista');
  expect(page.widgets['buscar']?.content['listWidgetId']).toBe(listId);
});

it('a widget that nothing shows is kept', () => {
  const page = separated([section('s', 'w')], [heading('w', 'Uno'), heading('w', 'Dos')]);
  expect(Object.values(page.widgets).map(({ content }) => content['text'])).toEqual(['Uno', 'Dos']);
});

it('what cannot be walked is not mended', () => {
  expect(separateIds('{"widgets":[]}')).toBeUndefined();
});
