import { expect, it } from 'vitest';
import { gainedCss, sortCss } from './stylesheets.ts';

const types = [
  { type: 'blogs', html: '<div data-carousel="">', css: '.rail{gap:1px}.rail a{top:0}.blogs{a:b}' },
  { type: 'team', html: '<ul data-carousel="">', css: '.rail{gap:1px}.rail a{top:0}.team{c:d}' },
  { type: 'faq', html: '<details>', css: '.faq{e:f}' },
];

it('tells what types share from what is theirs', () => {
  const { shared, ownCss, partsOf } = sortCss(types);
  expect(shared.get('carousel')).toBe('.rail{gap:1px}.rail a{top:0}');
  expect(types.map(ownCss)).toEqual(['.blogs{a:b}', '.team{c:d}', '.faq{e:f}']);
  expect(types.map(partsOf)).toEqual([['carousel'], ['carousel'], []]);
});

it('finds what a stylesheet gained between what surrounds it', () => {
  expect(gainedCss('a{}@view{}', 'a{}.x{}@view{}')).toBe('.x{}');
  expect(gainedCss('a{}.line{}', 'a{}.list{}.line{}')).toBe('.list{}');
});
