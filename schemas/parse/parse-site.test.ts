import { expect, it } from 'vitest';
import { siteData } from '../testing/documents.ts';
import { parseSite, parseSiteText } from './parse-site.ts';

it('accepts a valid site and hands out the same data', () => {
  expect(parseSite(siteData)).toEqual({ ok: true, value: siteData });
});

it('points at what is wrong, without a node', () => {
  const result = parseSite({ ...siteData, country: 'Mexico', hostss: [] });
  expect(result.ok ? [] : result.problems).toEqual([
    { code: 'property-unknown', severity: 'error', pointer: '/hostss', params: { name: 'hostss' } },
    {
      code: 'value-wrong-format',
      severity: 'error',
      pointer: '/country',
      params: { format: 'country' },
    },
  ]);
});

it('tells where text stops being JSON', () => {
  const result = parseSiteText('{ "id": demo }');
  expect(result.ok ? [] : result.problems).toMatchObject([
    { code: 'json-malformed', params: { offset: 8 } },
  ]);
});
