// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createPageEditor } from '../document/store/page-editor.ts';
import { samplePage } from '../testing/pages.ts';
import { toastStore } from '../ui/controls/toast-store.ts';
import { formatMessage } from '../ui/messages/messages.ts';
import { CommandContextContext } from './command.ts';
import { useShortcuts } from './use-shortcuts.ts';

afterEach(cleanup);

function Listening({ children }: { readonly children: React.ReactNode }) {
  useShortcuts();
  return children;
}

/** @returns ids of the outermost sections after a key was pressed at the control, while the first one is selected */
function press(key: string, control: React.ReactNode) {
  const editor = createPageEditor('sitio', samplePage());
  editor.selection.set(['s-a']);
  const message = formatMessage.bind(undefined, 'es');
  render(
    <CommandContextContext value={{ editor, saver: null, message, switchLanguage: () => {} }}>
      <Listening>{control}</Listening>
    </CommandContextContext>,
  );
  fireEvent.keyDown(screen.getByText('Aquí'), { key });
  return editor.page.state().sections['root']?.childIds;
}

const ALL = ['s-a', 'box', 's-tabs', 'empty'];

it('deletes what is selected, wherever the page has the focus', () => {
  const onOutline = (
    <div id="left-pane">
      <div data-outline="">
        <span>Aquí</span>
      </div>
    </div>
  );
  expect(press('Delete', <main>Aquí</main>)).toEqual(ALL.slice(1));
  cleanup();
  expect(press('Backspace', onOutline)).toEqual(ALL.slice(1));
});

it('deletes nothing from a control beside the page', () => {
  const control = (
    <div id="right-pane">
      <button type="button">Aquí</button>
    </div>
  );
  expect(press('Delete', control)).toEqual(ALL);
});

it('keeps Ctrl+D from the browser, and tells why nothing more can be duplicated', () => {
  const editor = createPageEditor('sitio', samplePage());
  const message = formatMessage.bind(undefined, 'es');
  render(
    <CommandContextContext value={{ editor, saver: null, message, switchLanguage: () => {} }}>
      <Listening>
        <main>Aquí</main>
      </Listening>
    </CommandContextContext>,
  );
  const duplicate = () => fireEvent.keyDown(screen.getByText('Aquí'), { key: 'd', ctrlKey: true });
  expect(duplicate()).toBe(false);
  expect(toastStore.getState().toasts).toEqual([]);
  editor.selection.set(['s-a']);
  for (let i = 0; i < 100; i += 1) duplicate();
  expect(editor.page.state().sections['root']?.childIds).toHaveLength(100);
  expect(toastStore.getState().toasts).toMatchObject([{ text: message('clipboard.no-room') }]);
});

it('leaves all keys to a menu that is open', () => {
  const menu = (
    <div role="menu" popover="manual">
      <button type="button">Aquí</button>
    </div>
  );
  expect(press('Delete', menu)).toEqual(ALL);
});
