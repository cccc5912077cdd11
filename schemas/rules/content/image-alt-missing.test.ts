import { expect, it } from 'vitest';
import { createContext, examplePage, imageData, pageData } from '../../testing/documents.ts';
import { imageAltMissing } from './image-alt-missing.ts';

function missing(image: Record<string, unknown>) {
  return imageAltMissing.check(examplePage(pageData([imageData(image)])), createContext());
}

it('finds a picture with a blank alternative text', () => {
  expect(missing({ alt: ' \u00a0' })).toEqual([
    {
      code: 'image-alt-missing',
      severity: 'error',
      pointer: '/widgets/0/content/image/alt',
      nodeId: 'image',
      params: { src: 'assets/a.svg' },
    },
  ]);
});

it('accepts a picture that only decorates', () => {
  expect(missing({ alt: '', decorative: true })).toEqual([]);
});

it('refuses a blank text where decorative is false', () => {
  expect(missing({ alt: '', decorative: false })).toHaveLength(1);
});

it('accepts a picture with a text', () => {
  expect(missing({ alt: 'Camioneta' })).toEqual([]);
});
