import { expect, it } from 'vitest';
import { examplePage, headingData, pageData } from '../testing/documents.ts';
import { withVariant } from './variant.ts';

const [plain, varied] = examplePage(
  pageData([headingData('a'), { ...headingData('b'), variants: { p: { text: 'Otra' } } }]),
).widgets;

it('lays the overrides over the content', () => {
  expect(varied && withVariant(varied, 'p')).toMatchObject({
    id: 'b',
    content: { text: 'Otra', level: 1 },
  });
});

it('keeps the identity of a widget that shows nothing else', () => {
  expect(plain && withVariant(plain, 'p')).toBe(plain);
  expect(varied && withVariant(varied, null)).toBe(varied);
});
