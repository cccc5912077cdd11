import { expect, it } from 'vitest';
import { positionAt } from './file-problems.tsx';
import { sizeText, toUpload, UPLOAD_LIMITS } from './upload.ts';

const file = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name);

it('sends a page as JSON and a site as a zip, whatever the computer calls them', () => {
  const page = toUpload(file('Mi página.PAGE.JSON'));
  const site = toUpload(file('sitio.zip'));
  expect(page).toMatchObject({ ok: true, value: { kind: 'page' } });
  expect(page.ok && page.value.blob.type).toBe('application/json');
  expect(site.ok && site.value.blob.type).toBe('application/zip');
});

it.each([
  ['foto.png', 10, 'type'],
  ['sin-nombre', 10, 'type'],
  ['vacia.json', 0, 'empty'],
  ['grande.json', UPLOAD_LIMITS.page + 1, 'too-large'],
])('refuses %s of %i bytes before anything is sent', (name, bytes, kind) => {
  expect(toUpload(file(name, bytes))).toMatchObject({ ok: false, problems: [{ kind, bytes }] });
});

it('accepts the largest page that the service does', () => {
  expect(toUpload(file('justa.json', UPLOAD_LIMITS.page)).ok).toBe(true);
});

it('tells sizes in words that people know', () => {
  expect([100, 2_048, 150_000, 3_670_016, 268_435_456].map(sizeText)).toEqual([
    '0.1 KB',
    '2 KB',
    '146 KB',
    '3.5 MB',
    '256 MB',
  ]);
});

it('finds line and column of a place in a text', () => {
  const text = '{\n  "a": 1,\r\n  oh\r}';
  expect(positionAt(text, 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt(text, text.indexOf('oh'))).toEqual({ line: 3, column: 3 });
  expect(positionAt(text, text.length)).toEqual({ line: 4, column: 2 });
});
