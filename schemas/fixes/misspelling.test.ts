import { expect, it } from 'vitest';
import { isMisspelling } from './misspelling.ts';

it.each([
  ['herf', 'href'],
  ['Href', 'href'],
  ['NEWTAB', 'newTab'],
  ['lable', 'label'],
  ['labell', 'label'],
  ['labl', 'label'],
  ['labek', 'label'],
  ['xp', 'px'],
])('"%s" is a slip of "%s"', (wrong, name) => {
  expect(isMisspelling(wrong, name)).toBe(true);
});

it.each([
  ['mx', 'px'],
  ['p', 'px'],
  ['text2', 'text'],
  ['image1', 'image2'],
  ['lbl', 'label'],
  ['showDate', 'showRate2'],
  ['', 'px'],
  ['title', 'label'],
])('"%s" is no slip of "%s"', (wrong, name) => {
  expect(isMisspelling(wrong, name)).toBe(false);
});
