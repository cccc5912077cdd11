import { expect, it } from 'vitest';
import { closestName, suggestionFor } from './closest-name.ts';

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
