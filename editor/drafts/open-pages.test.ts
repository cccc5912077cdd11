import { expect, it } from 'vitest';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { ok } from '#schemas/problems/result.ts';
import { examplePage, headingData, pageData } from '#schemas/testing/documents.ts';
import { setField } from '../document/edits/set-field.ts';
import { readPage } from '../document/read-page.ts';
import { openText } from '../testing/open-text.ts';
import { editorOf } from './left-editor.ts';
import { createOpenPages } from './open-pages.ts';

const TEXT = serialisePage(examplePage(pageData([headingData()])));

/** A page whose saves are answered when the test says so. */
function createOpenPage() {
  const saved: string[] = [];
  const answers: (() => void)[] = [];
  const open = openText(
    { text: TEXT, etag: '"1"' },
    {
      service: {
        save: ({ text }) =>
          new Promise((resolve) => {
            saved.push(text);
            answers.push(() => resolve(`"${saved.length + 1}"`));
          }),
      },
    },
  );
  const type = (value: string) =>
    open.editor.edit(() =>
      setField({ owner: { kind: 'widget', id: 'heading' }, pointer: '/content/text', value }),
    );
  return { open, type, saved, answers };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('goes on saving a page that somebody came back to just when its last save ended', async () => {
  const { open, type, saved, answers } = createOpenPage();
  const pages = createOpenPages();
  const leave = pages.enter('sitio/home', open);
  type('Uno');
  leave();
  await settled();
  const again = await pages.open('sitio/home', async () => {
    throw new Error('The page was open.');
  });
  // The view needs a moment until it shows the page, and the answer comes just then.
  answers.shift()?.();
  await settled();
  if (!again.ok) throw new Error('The page did not open.');
  pages.enter('sitio/home', again.value);
  type('Dos');
  expect(open.saver.store.getState().step).toBe('pending');
  void open.saver.flush();
  await settled();
  expect(saved.map((text) => JSON.parse(text).widgets[0].content.text)).toEqual(['Uno', 'Dos']);
  expect(pages.isOpen('sitio/home')).toBe(true);
});

it('loads a page anew once nothing of it is unsaved', async () => {
  const { open } = createOpenPage();
  const other = createOpenPage();
  const pages = createOpenPages();
  pages.enter('sitio/home', open)();
  await settled();
  expect(await pages.open('sitio/home', async () => ok(other.open))).toEqual(ok(other.open));
});

it('undoes what was done before a page was saved and left, and leaves what others saved meanwhile', async () => {
  const { open, type, saved, answers } = createOpenPage();
  const pages = createOpenPages();
  const leave = pages.enter('sitio/home', open);
  const titleBefore = open.editor.page.state().widgets['heading']?.content['text'];
  type('Uno');
  leave();
  await settled();
  answers.shift()?.();
  await settled();
  expect(pages.isOpen('sitio/home')).toBe(false);
  const theirs = readPage(saved[0] ?? '');
  if (!theirs.ok) throw new Error('What was saved cannot be read.');
  const served = { ...theirs.value, head: { ...theirs.value.head, url: '/de-beto' } };
  const again = await pages.open('sitio/home', async (left) =>
    ok({ ...open, editor: await editorOf('sitio', served, left) }),
  );
  if (!again.ok) throw new Error('The page did not open.');
  const { page } = again.value.editor;
  expect(page.state().widgets['heading']?.content['text']).toBe('Uno');
  page.undo();
  expect(page.state().widgets['heading']?.content['text']).toBe(titleBefore);
  expect(page.state().head.url).toBe('/de-beto');
});
