import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { loadSiteFolder } from './load-site-folder.ts';
import { addUnreadable, createFolder } from './testing.ts';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h8v8z"/>'.repeat(99)}</svg>`;

it('knows the files of a site by the paths that pages write, and what they weigh', () => {
  const folder = createFolder({
    'site.json': '{}',
    'assets/a.svg': drawing,
    'assets/fotos/b.jpg': 'x'.repeat(900),
    'notas/c.svg': drawing,
  });
  addUnreadable(folder, 'assets/d.svg');
  expect([...(loadSiteFolder(folder).assets ?? [])].sort()).toEqual([
    ['assets/a.svg', { bytes: drawing.length, gzipBytes: gzipSync(drawing).length }],
    ['assets/d.svg', {}],
    ['assets/fotos/b.jpg', { bytes: 900 }],
  ]);
});

it('knows the forms of a site by their files', () => {
  const folder = createFolder({
    'site.json': '{}',
    'forms/aplicar.form.json': JSON.stringify(formOf(question('cv', 'resume'))),
    'forms/rota.form.json': '{',
    'forms/viejos/contacto.form.json': '{}',
    'forms/leeme.txt': '',
    'aplicar-2.form.json': '{}',
  });
  expect([...(loadSiteFolder(folder).forms ?? [])]).toEqual([
    ['aplicar', { hasResume: true }],
    ['rota', {}],
  ]);
});

it('judges by the time of day', () => {
  const { now = 0 } = loadSiteFolder(createFolder({ 'site.json': '{}' }));
  expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
});
