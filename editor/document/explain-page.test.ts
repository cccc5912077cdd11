import { expect, it } from 'vitest';
import { explainPage } from './explain-page.ts';
import { readPage } from './read-page.ts';

const widget = { id: 'titulo', type: 'heading', content: { text: 'Turnos', level: 1 } };

function pageText(changes: object, sectionId = 'seccion'): string {
  const layout = { sectionId: 'root', subSections: [{ sectionId, widgetId: 'titulo' }] };
  const metadata = { title: 'Turnos', description: 'Cómo son los turnos.', layout };
  const page = { schemaVersion: 1, id: 'turnos', url: '/turnos', type: 'CONTENT', metadata };
  return JSON.stringify({ ...page, widgets: [widget], ...changes });
}

it.each([
  ['a widget with the id of its section', pageText({}, 'titulo'), 'id-duplicate'],
  ['two widgets of one id', pageText({ widgets: [widget, widget] }), 'id-duplicate'],
  ['no list of widgets', pageText({ widgets: null }), 'value-wrong-type'],
  ['text that breaks off', pageText({}).slice(0, 80), 'json-malformed'],
])('what does not open is explained: %s', (_, text, code) => {
  expect(readPage(text).ok).toBe(false);
  expect(explainPage(text).map((problem) => problem.code)).toContain(code);
});
