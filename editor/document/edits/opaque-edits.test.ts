import { expect, it } from 'vitest';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { openStore } from '../../testing/pages.ts';
import { toEditedPage, toPageDocument } from '../edited-page.ts';
import { duplicateSections } from './insert-fragment.ts';
import { removeSections } from './remove-nodes.ts';

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

it('copies what a newer version shows inside of a widget, and changes nothing else it says', () => {
  const tabs = (id: string) =>
    `{ "n":1.10, "tabs":[{"name":"Uno","widgetId":"${id}"}],"2":1,"1":2}`;
  const page = parsePageText(
    text
      .replace(
        `"version":99,"content":${WORDING}`,
        `"version":99,"content":${tabs('h')},"variants":{"p":${tabs('h')}}`,
      )
      .replace(
        '"widgets":[',
        '"widgets":[{"id":"h","type":"heading","content":{"text":"Hola","level":2}},',
      ),
  );
  if (!page.ok) throw new Error(JSON.stringify(page.problems));
  const store = openStore(toEditedPage(page.value));
  const edit = duplicateSections(store.state(), ['b']);
  if (edit) store.apply(edit);
  const { widgetIds, widgets } = store.state();
  const copy = widgetIds.findLast((id) => widgets[id]?.type === 'heading') ?? '';
  expect(copy).not.toBe('h');
  const printed = serialisePage(toPageDocument(store.state()));
  expect([printed.split(tabs('h')).length, printed.split(tabs(copy)).length]).toEqual([3, 3]);
});

it('brings widgets that it does not know back word for word', () => {
  const store = open();
  const edit = removeSections(store.state(), ['a', 'b']);
  if (edit) store.apply(edit);
  expect(wordingsIn(store)).toBe(0);
  store.undo();
  expect(wordingsIn(store)).toBe(3);
});
