import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { stepsUncounted } from './steps-uncounted.ts';

function wrongAt(...numbers: readonly number[]): string[] {
  const steps = numbers.map((number) => ({ number, title: 'Ven' }));
  const widget = { id: 'a', type: 'steps', content: { heading: 'Pasos', steps } };
  const page = examplePage(pageData([widget]));
  return stepsUncounted.check(page, createContext()).map(({ pointer = '' }) => pointer);
}

it('finds the first step that does not follow the one before', () => {
  expect(wrongAt(2, 1, 3)).toEqual(['/widgets/0/content/steps/1/number']);
  expect(wrongAt(1, 2, 2)).toEqual(['/widgets/0/content/steps/2/number']);
});

it('takes steps that go on from an earlier block', () => {
  expect(wrongAt(1, 2, 3)).toEqual([]);
  expect(wrongAt(4, 5)).toEqual([]);
});
