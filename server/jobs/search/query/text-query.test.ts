import { expect, it } from 'vitest';
import { withoutImplied } from './text-query.ts';

it('leaves out alternatives that another one implies', () => {
  const alternatives = [`'mot':ABC`, `'mot':ABC <-> 'mensajer':ABC`, `'uber'`, `'mot':ABC`];
  expect(withoutImplied(alternatives)).toEqual([`'mot':ABC`, `'uber'`]);
});

it('keeps phrases whose words are asked for elsewhere or not alone', () => {
  const alternatives = [
    `'mot':A`,
    `'mot':C <-> 'propi':C`,
    `'añ' <-> 'uber' | 'an' <-> 'uber'`,
    `'uber'`,
  ];
  expect(withoutImplied(alternatives)).toEqual(alternatives);
});
