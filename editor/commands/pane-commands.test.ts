// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { createPageEditor } from '../document/store/page-editor.ts';
import { samplePage } from '../testing/pages.ts';
import { paneCommands } from './pane-commands.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

/** What has the focus after somebody went to the properties. */
async function focusedIn(pane: string): Promise<string | undefined> {
  document.body.innerHTML = `<div id="right-pane">${pane}</div>`;
  const editor = createPageEditor('sitio', samplePage());
  const go = paneCommands.find(({ id }) => id === 'pane.inspector');
  go?.run({ editor, saver: null, message: (key) => key, switchLanguage: () => {} });
  await new Promise((done) => requestAnimationFrame(done));
  return document.activeElement?.id;
}

it('leads to the first field, past tabs and help', async () => {
  const fields = '<button id="tab">Contenido</button><button>?</button><input id="field">';
  expect(await focusedIn(fields)).toBe('field');
});

it('leads to a button where there are no fields, and never to a hidden one for files', async () => {
  const picture = '<button id="choose">Elegir</button><input type="file" hidden>';
  expect(await focusedIn(picture)).toBe('choose');
});
