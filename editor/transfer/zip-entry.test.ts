import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readZipEntry } from './zip-entry.ts';

const archive = new Blob([
  zipSync({
    'site.json': [strToU8('{"name":"Año"}'), { level: 0 }],
    'home.page.json': [strToU8(`{"id":"home"${' '.repeat(9_000)}}`), { level: 6 }],
    'año.page.json': strToU8('{}'),
  }),
]);

it('reads files of an archive, packed or stored', async () => {
  expect(await readZipEntry(archive, 'site.json')).toBe('{"name":"Año"}');
  expect(JSON.parse((await readZipEntry(archive, 'home.page.json')) ?? '')).toEqual({ id: 'home' });
  expect(await readZipEntry(archive, 'año.page.json')).toBe('{}');
});

it('finds nothing where there is nothing to find', async () => {
  expect(await readZipEntry(archive, 'other.page.json')).toBeUndefined();
  expect(await readZipEntry(new Blob(['{}']), 'home.page.json')).toBeUndefined();
  expect(await readZipEntry(new Blob(['x'.repeat(200)]), 'home.page.json')).toBeUndefined();
});
