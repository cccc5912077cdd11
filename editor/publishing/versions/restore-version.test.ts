import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { toPageDocument } from '../../document/edited-page.ts';
import { removeSections } from '../../document/edits/remove-nodes.ts';
import { readPage } from '../../document/read-page.ts';
import { createPageEditor } from '../../document/store/page-editor.ts';
import { renamePage } from '../../pages/rename-page-dialog.tsx';
import { restoreVersionSection, restoreWhole, versionSections } from './restore-version.ts';

const TEXT = readFileSync('pages/repartidores-mx/home.page.json', 'utf8');

function openHome() {
  const page = readPage(TEXT);
  if (!page.ok) throw new Error('The home page is not valid.');
  return createPageEditor('repartidores-mx', page.value);
}

const textOf = (editor: ReturnType<typeof openHome>) =>
  serialisePage(toPageDocument(editor.page.state()));

it('brings a whole version back as one step that can be undone', () => {
  const editor = openHome();
  const original = textOf(editor);
  editor.edit((page) => removeSections(page, ['seccion-lema', 'seccion-preguntas']));
  editor.edit(() => renamePage({ title: 'Otro', url: '/otro' }));
  const changed = textOf(editor);
  const restored = restoreWhole(editor.page.state(), TEXT);
  if (!restored.ok) throw new Error('It was not restored.');
  editor.page.replace(restored.value, 'edit.restore');
  expect(textOf(editor)).toBe(original);
  editor.page.undo();
  expect(textOf(editor)).toBe(changed);
});

it('brings one section back and leaves the rest as it is', () => {
  const editor = openHome();
  editor.edit((page) => removeSections(page, ['seccion-lema', 'seccion-tu-dia']));
  const wanted = { text: TEXT, sectionId: 'seccion-lema', language: 'es' } as const;
  const restored = restoreVersionSection(editor.page.state(), wanted);
  if (!restored.ok) throw new Error('It was not restored.');
  const { sections, widgets } = restored.value;
  expect([sections['seccion-lema'], sections['seccion-tu-dia']]).toEqual([
    { id: 'seccion-lema', parentId: 'root', widgetId: 'lema', options: expect.anything() },
    undefined,
  ]);
  expect(widgets['portada']).toBe(editor.page.state().widgets['portada']);
});

it('says why something cannot be restored', () => {
  const page = openHome().page.state();
  expect(restoreWhole(page, '{')).toMatchObject({ ok: false, problems: ['unreadable'] });
  const gone = restoreVersionSection(page, { text: TEXT, sectionId: 'nueva', language: 'es' });
  const same = restoreVersionSection(page, {
    text: TEXT,
    sectionId: 'seccion-lema',
    language: 'es',
  });
  expect(same).toMatchObject({ ok: false, problems: ['unchanged'] });
  expect(gone).toMatchObject({ ok: false, problems: [{ text: expect.stringContaining('nueva') }] });
});

it('knows which sections a version has', () => {
  expect(versionSections(TEXT).has('seccion-lema')).toBe(true);
  expect(versionSections('{').size).toBe(0);
});
