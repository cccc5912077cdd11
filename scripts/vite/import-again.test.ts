import { expect, it } from 'vitest';
import { withSecondAddress } from './import-again.ts';

it('gives a later import a second address for when its first does not come', () => {
  expect(withSecondAddress('let{a}=await import(`./a-1x.js`);b()')).toBe(
    'let{a}=await import(`./a-1x.js`).catch(()=>import("./a-1x.js?"+Date.now()));b()',
  );
});

it.each(['import"./a.js";', 'import(a)', 'import.meta.url', 'import(`https://a.mx/a.js`)'])(
  'leaves %s as it is',
  (code) => {
    expect(withSecondAddress(code)).toBe(code);
  },
);
