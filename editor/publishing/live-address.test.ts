import { expect, it } from 'vitest';
import { liveAddress } from './live-address.ts';

const ORIGIN = 'https://editor.example';
const at = (url: string, type: 'CONTENT' | 'SYSTEM' | 'JOB_DETAIL' = 'CONTENT') => ({ url, type });

it('is below the prefix of the site, on the host of the site', () => {
  const site = { hosts: ['empleos.example'], sitePrefix: 'norte' };
  expect(liveAddress(site, at('/sueldos'), ORIGIN)).toBe('https://empleos.example/norte/sueldos');
});

it('stays on the host of the editor where the site answers there', () => {
  expect(liveAddress({ hosts: [], sitePrefix: '' }, at('/'), ORIGIN)).toBe(`${ORIGIN}/`);
  const both = { hosts: ['a.example', 'editor.example'], sitePrefix: '' };
  expect(liveAddress(both, at('/a'), ORIGIN)).toBe(`${ORIGIN}/a`);
});

it('is nowhere for pages that have no address of their own', () => {
  const site = { hosts: [], sitePrefix: '' };
  expect(liveAddress(site, at('/404', 'SYSTEM'), ORIGIN)).toBeNull();
  expect(liveAddress(site, at('/job/{urlSlug}', 'JOB_DETAIL'), ORIGIN)).toBeNull();
});
