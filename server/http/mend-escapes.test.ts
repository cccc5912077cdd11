import { expect, it } from 'vitest';
import { mendEscapes } from './mend-escapes.ts';

it.each([
  ['/home', '/home'],
  ['/pol%C3%ADtica?x=%', '/pol%C3%ADtica?x=%'],
  ['/a%2Fb%00', '/a%2Fb%00'],
  ['/%', '/%25'],
  ['/%zz/%20?x=%20', '/%25zz/%2520?x=%20'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('%s is routed as %s', (target, mended) => {
  expect(mendEscapes(target)).toBe(mended);
});
