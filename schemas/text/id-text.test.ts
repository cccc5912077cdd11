import { expect, it } from 'vitest';
import { valueFormats } from '../generated/value-formats.ts';
import { ID_PATTERN, isId } from './id-text.ts';

it('is an id for code where it is one for documents', () => {
  expect(valueFormats[ID_PATTERN]).toBe('Id');
  expect(['home', 'a'.repeat(64), '-home', 'a'.repeat(65), 'a b', ''].map(isId)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
