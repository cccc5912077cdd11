import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestPages, type TestPages } from '../testing/sites.ts';
import { readClientManifest } from './client-manifest.ts';

let folder: TestPages;

beforeEach(async () => {
  folder = await createTestPages();
});

afterEach(() => folder.discard());

it('names the scripts of pages with all that they import, also in a circle', async () => {
  const manifest = {
    'header.ts': { file: 'h.js', name: 'enhance-header', isEntry: true, imports: ['_marks'] },
    'loader.ts': { file: 'l.js', name: 'loader', isEntry: true },
    _marks: { file: 'm.js', imports: ['_jobs'] },
    _jobs: { file: 'j.js', imports: ['_marks'] },
  };
  await folder.write('client/.vite/manifest.json', JSON.stringify(manifest));
  expect(readClientManifest(folder.pagesDir)).toMatchObject({
    page: { loader: '/build/l.js' },
    enhance: { header: '/build/h.js' },
    islands: {},
    imports: { '/build/h.js': ['/build/m.js', '/build/j.js'], '/build/l.js': [] },
  });
});
