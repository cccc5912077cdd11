import { expect, it } from 'vitest';
import { canonicalQuery, MAX_VALUE_LENGTH } from './canonical-query.ts';

const KNOWN = ['keyword', 'city', 'page'];

it.each([
  ['keyword=reparto+moto&page=2', 'keyword=reparto+moto&page=2'],
  ['?page=2&keyword=reparto', 'keyword=reparto&page=2'],
  ['keyword=&page=%20&utm_source=x', ''],
  ['city=Le%C3%B3n&city=Puebla&city=Puebla', 'city=Le%C3%B3n&city=Puebla'],
  ['keyword=a%00b%0Ac', 'keyword=a+b+c'],
  ['keyword=%E0%A4%A', 'keyword=%EF%BF%BD%25A'],
])('turns %j into %j', (raw, canonical) => {
  expect(canonicalQuery(raw, KNOWN)).toBe(canonical);
});

it('is empty for a page that reads nothing of its address', () => {
  expect(canonicalQuery('keyword=reparto', [])).toBe('');
});

it('changes nothing when applied again', () => {
  const once = canonicalQuery('city=%C3%81&keyword= x  y &keyword=z', KNOWN);
  expect(canonicalQuery(once, KNOWN)).toBe(once);
});

it('keeps of each parameter the values that are read', () => {
  const read = (name: string, values: readonly string[]) => (name === 'page' ? [] : values);
  expect(canonicalQuery('page=x&city=Puebla', KNOWN, read)).toBe('city=Puebla');
});

it('keeps long values and long lists within bounds', () => {
  const long = new URLSearchParams({ keyword: '🛵'.repeat(5000) });
  const value = new URLSearchParams(canonicalQuery(long.toString(), KNOWN)).get('keyword') ?? '';
  expect(value).toBe('🛵'.repeat(MAX_VALUE_LENGTH / 2));
  const many = Array.from({ length: 5000 }, (_, i) => `city=${i}`).join('&');
  expect(new URLSearchParams(canonicalQuery(many, KNOWN)).getAll('city')).toHaveLength(20);
});
