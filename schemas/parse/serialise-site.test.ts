import { expect, it } from 'vitest';
import { exampleSite, siteData } from '../testing/documents.ts';
import { parseSiteText } from './parse-site.ts';
import { serialiseSite } from './serialise-site.ts';

function parsed(text: string) {
  const site = parseSiteText(text);
  if (!site.ok) throw new Error(JSON.stringify(site.problems));
  return site.value;
}

it('prints the fields in the order of their schema, whatever order they came in', () => {
  const entries = Object.entries(siteData).reverse();
  const text = serialiseSite(exampleSite());
  expect(serialiseSite(parsed(JSON.stringify(Object.fromEntries(entries))))).toBe(text);
  expect(text).toMatch(/^\{\n {2}"id": "demo",\n {2}"agencyId": "agency",\n/);
  expect(text.endsWith('\n}\n')).toBe(true);
});

it('gives back canonical text, and an equal site', () => {
  const site = exampleSite({ messages: { 'page.skip': 'Saltar', '2': 'b', '1': 'a' } });
  const text = serialiseSite(site);
  expect(parsed(text)).toEqual(site);
  expect(serialiseSite(parsed(text))).toBe(text);
});

it('keeps a text under the key "__proto__"', () => {
  const text = JSON.stringify({ ...siteData, messages: { KEY: 'a' } }).replace('KEY', '__proto__');
  expect(serialiseSite(parsed(text))).toContain('"__proto__": "a"');
});
