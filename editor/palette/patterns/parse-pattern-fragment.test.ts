import { expect, it } from 'vitest';
import { toFragmentJson } from '../../document/fragment-json.ts';
import { parsePatternFragment, parsePatternText, widgetTypesIn } from './parse-pattern-fragment.ts';

const widget = { id: 'w', type: 'heading', content: { text: 'Hola', level: 2 } };

it('reads sections with what they show, unfinished or not', () => {
  const sections = [{ sectionId: 'root', widgetId: 'w' }];
  const unfinished = { ...widget, content: { level: 2 } };
  expect(parsePatternFragment({ sections, widgets: [widget] })).toEqual({
    sections,
    widgets: [widget],
  });
  expect(parsePatternFragment({ sections, widgets: [unfinished] })?.sections).toEqual(sections);
});

it('keeps what widgets of a newer version say word for word', () => {
  const wording = '{"n":12345678901234567890.10,"2":1,"1":2}';
  const text = `{"sections":[{"sectionId":"s","widgetId":"w"}],"widgets":[{"id":"w","type":"hologram","content":${wording}}]}`;
  const fragment = parsePatternText(text);
  expect(fragment && toFragmentJson(fragment)).toBe(text);
});

it.each([
  ['nothing', null],
  ['no sections', { widgets: [] }],
  ['sections that are none', { sections: [7], widgets: [] }],
  ['the same id twice', { sections: [{ sectionId: 'a' }, { sectionId: 'a' }], widgets: [] }],
  ['a widget without content', { sections: [], widgets: [{ id: 'w', type: 'heading' }] }],
])('refuses %s', (_, data) => {
  expect(parsePatternFragment(data)).toBeUndefined();
});

it('tells types of any data', () => {
  expect(widgetTypesIn({ widgets: [widget, null, { type: 7 }] })).toEqual(['heading']);
  expect(widgetTypesIn('x')).toEqual([]);
});
