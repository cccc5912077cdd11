import { expect, it } from 'vitest';
import { toPagePath } from './page-path.ts';

it.each([
  ['/home?a=1#b', '/home'],
  ['/home/', '/home'],
  ['/', '/'],
  ['/pol%C3%ADticas', '/políticas'],
  ['/políticas'.normalize('NFD'), '/políticas'],
  ['/a%2Fb', '/a%2Fb'],
  ['/a%zz', '/a%zz'],
])('takes from %s the path %s', (href, path) => {
  expect(toPagePath(href)).toBe(path);
});
