import { expect, it } from 'vitest';
import { freeFormId } from './free-form-id.ts';

it.each(['Web', 'CB', 'Submit'])(
  'a form may be called «%s», as the form service calls something else',
  (title) => {
    expect(freeFormId(title, new Set())).toBe(`${title.toLowerCase()}-2`);
  },
);

it('counts on where forms have the same title', () => {
  expect(freeFormId('Repartidor de día', new Set(['repartidor-de-dia']))).toBe(
    'repartidor-de-dia-2',
  );
});
