import { expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { formatMessage, preferredLanguage } from './messages.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

it('has every text in both languages, with the same parameters', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es));
  const spanish = Object.values(es).map(placeholders);
  expect(Object.values(en).map(placeholders)).toEqual(spanish);
});

it('fills parameters', () => {
  expect(formatMessage('en', 'problems.many', { count: 3 })).toBe('3 problems on this page');
});

it('takes the first known language of the browser', () => {
  expect(preferredLanguage(['fr-CA', 'en-GB', 'es-MX'])).toBe('en');
  expect(preferredLanguage(['ES-mx', 'en'])).toBe('es');
  expect(preferredLanguage(['fr'])).toBe('es');
});
