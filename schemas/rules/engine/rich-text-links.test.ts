import { expect, it } from 'vitest';
import { hrefsIn } from './rich-text-links.ts';

it.each([
  ['<p><a href="/a">x</a> <a href="/b">y</a></p>', ['/a', '/b']],
  ["<a href='/a'>", ['/a']],
  ['<a href=/a>', ['/a']],
  ['<A\n class="x" HREF = "/a">', ['/a']],
  ['<a href="/a?b=1&amp;c=2">', ['/a?b=1&c=2']],
  ['<a title="href=/no" href="/a">', ['/a']],
  ['<a data-href="/no">', []],
  ['<abbr href="/no">', []],
  ['<a name="x">', []],
  ['<a href="/a', []],
  ['a < b', []],
])('reads from %s', (html, hrefs) => {
  expect(hrefsIn(html)).toEqual(hrefs);
});

it.each(['<a ', '<a href="', '<a href=\'x" ', '<a  ', 'href= '])(
  'takes no quadratic time for 40,000 characters of %j',
  (piece) => {
    const html = piece.repeat(40_000 / piece.length);
    const start = process.cpuUsage();
    hrefsIn(`<a ${html}`);
    const { user } = process.cpuUsage(start);
    expect(user).toBeLessThan(200_000);
  },
);
