import { expect, it } from 'vitest';
import { closestName, createSuggester, suggestionFor } from './closest-name.ts';

it.each([
  ['herf', 'href'],
  ['HREF', 'href'],
  ['px', 'py'],
  ['subheadign', 'subheading'],
])('takes "%s" for "%s"', (wrong, name) => {
  expect(closestName(wrong, ['subheading', name, 'other'])).toBe(name);
});

it.each(['zzzz', 'breakpointsbreakpoints', ''])('takes "%s" for nothing', (wrong) => {
  expect(closestName(wrong, ['href', 'breakpoints', 'px'])).toBeUndefined();
});

it('prefers the nearest of several names', () => {
  expect(closestName('widgetid', ['widgets', 'widgetId'])).toBe('widgetId');
});

it('gives no param when no name is near', () => {
  expect(suggestionFor('zzzz', ['href'])).toEqual({});
});

it('suggests among prepared names, for the first 20 wrong ones', () => {
  const suggest = createSuggester(new Set(['href', 'label']));
  const suggestions = Array.from({ length: 21 }, () => suggest('herf'));
  expect(suggestions.slice(0, 20)).toEqual(Array(20).fill({ suggestion: 'href' }));
  expect(suggestions[20]).toEqual({});
});
