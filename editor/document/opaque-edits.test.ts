import { expect, it } from 'vitest';
import { parsePageText } from '#schemas/parse-page.ts';
import { serialisePage } from '#schemas/serialise-page.ts';
import { toEditedPage, toPageDocument } from './edited-page.ts';
import { duplicateSections } from './edits/duplicate-sections.ts';
import { removeSections } from './edits/remove-nodes.ts';
import { openStore } from './testing.ts';

/** Says what no number of JavaScript holds, and keys in an order that no object keeps. */
const WORDING = '{"n":12345678901234567890.10,"2":1,"1":2}';

const text = `{"schemaVersion":1,"id":"home","url":"/home","type":"CONTENT",
  "metadata":{"title":"Inicio","description":"Vacantes","layout":{"sectionId":"root","subSections":[
    {"sectionId":"a","widgetId":"future"},{"sectionId":"b","widgetId":"newer"}]}},
  "widgets":[
    {"id":"future","type":"hologram","content":${WORDING},"variants":{"p":${WORDING}}},
    {"id":"newer","type":"tabs","version":99,"content":${WORDING}}]}`;

function open() {
  const page = parsePageText(text);
  if (!page.ok) throw new Error(JSON.stringify(page.problems));
  return openStore(toEditedPage(page.value));
}

const wordingsIn = (store: ReturnType<typeof open>) =>
  serialisePage(toPageDocument(store.state())).split(WORDING).length - 1;

it('writes copies of widgets that it does not know word for word', () => {
  const store = open();
  const edit = duplicateSections(store.state(), ['a', 'b']);
  if (edit) store.apply(edit);
  expect(wordingsIn(store)).toBe(6);
  store.undo();
  store.redo();
  expect(wordingsIn(store)).toBe(6);
});

it('brings widgets that it does not know back word for word', () => {
  const store = open();
  const edit = removeSections(store.state(), ['a', 'b']);
  if (edit) store.apply(edit);
  expect(wordingsIn(store)).toBe(0);
  store.undo();
  expect(wordingsIn(store)).toBe(3);
});
