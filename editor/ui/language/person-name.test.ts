import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it.each([
  ['operator', 'es', 'Administración'],
  ['operator', 'en', 'Administrator'],
  ['Ana de Monterrey (1a2b3c4d)', 'es', 'Ana de Monterrey'],
  ['Ana (Monterrey)', 'en', 'Ana (Monterrey)'],
] as const)('calls %s in %s %s', (actor, language, name) => {
  expect(personName(actor, language)).toBe(name);
});
