import { expect, it } from 'vitest';
import { en } from './en.ts';
import { enLater } from './en-later.ts';
import { es } from './es.ts';
import { esLater } from './es-later.ts';
import { formatMessage, preferredLanguage } from './messages.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it.each([
  ['first', en, es],
  ['later', enLater, esLater],
])(
  'has every text that is loaded %s in both languages, with the same parameters',
  (_, english, spanish) => {
    expect(Object.keys(english)).toEqual(Object.keys(spanish));
    const inSpanish = Object.values(spanish).map(placeholders);
    expect(Object.values(english).map(placeholders)).toEqual(inSpanish);
  },
);

it('has every text once', () => {
  expect(Object.keys(es).filter((key) => key in esLater)).toEqual([]);
});

it('fills parameters', () => {
  expect(formatMessage('en', 'canvas.width', { width: 390 })).toBe('390 px');
});

it('takes the first known language of the browser', () => {
  expect(preferredLanguage(['fr-CA', 'en-GB', 'es-MX'])).toBe('en');
  expect(preferredLanguage(['ES-mx', 'en'])).toBe('es');
  expect(preferredLanguage(['fr'])).toBe('es');
});
