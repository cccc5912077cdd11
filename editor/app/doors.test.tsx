// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { exampleSite } from '#schemas/testing/documents.ts';
import { ActionsButton } from '../commands/actions-button.tsx';
import { type Command, CommandContextContext } from '../commands/command.ts';
import { commands } from '../commands/commands.ts';
import { ContextMenu } from '../commands/context-menu.tsx';
import { closeContextMenu } from '../commands/context-menu-store.ts';
import { createPageEditor } from '../document/store/page-editor.ts';
import { OpenSiteContext, PageEditorContext } from '../document/store/page-editor-context.ts';
import { PageList } from '../pages/page-list.tsx';
import { PagesTools } from '../pages/pages-tools.tsx';
import { openDisputedPage } from '../testing/disputed-page.ts';
import { listedPage } from '../testing/listed-page.ts';
import { samplePage } from '../testing/pages.ts';
import { LanguageSwitch } from '../ui/language/choice/language-provider.tsx';
import { LanguageContext } from '../ui/language/use-message.ts';
import { formatMessage, type MessageKey } from '../ui/messages/messages.ts';
import { PaneTabs } from './left-pane.tsx';
import { TopBar } from './top-bar.tsx';

afterEach(() => {
  act(closeContextMenu);
  cleanup();
});

/** Doors that say it in other words than the search of commands. */
const OTHER_NAMES: Readonly<Record<string, MessageKey>> = {
  save: 'saving.saved',
  publish: 'publish',
  'new-page': 'pages.new',
  import: 'pages.import',
  'export.site': 'pages.export-site',
  'export.page': 'pages.export',
  language: 'language',
  'pane.inspector': 'pane.right',
};

/** What the mouse does on the page itself: a press on it, or beside it. */
const ON_THE_PAGE = ['select.none', 'pane.canvas'];

function show(part: ReactNode) {
  const editor = createPageEditor('sitio', samplePage());
  editor.selection.set(['s-b']);
  const { saver } = openDisputedPage();
  const context = {
    editor,
    saver,
    message: formatMessage.bind(undefined, 'es'),
    switchLanguage: () => {},
  };
  const site = { siteId: 'sitio', document: exampleSite(), assets: {} };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageContext value={{ language: 'es', setLanguage: () => {} }}>
        <OpenSiteContext value={site}>
          <PageEditorContext value={editor}>
            <CommandContextContext value={context}>{part}</CommandContextContext>
          </PageEditorContext>
        </OpenSiteContext>
      </LanguageContext>
    </QueryClientProvider>,
  );
}

/** Names of all that can be pressed now, without their keys. */
function pressable(): string[] {
  const all = document.querySelectorAll('button, input, [role^="menuitem"], fieldset');
  return [...all].map((element) => {
    const name = element.getAttribute('aria-label') ?? element.closest('label')?.textContent;
    const keys = element.querySelector(':scope > span[aria-hidden="true"]')?.textContent ?? '';
    const legend = element.querySelector('legend')?.textContent;
    return name ?? legend ?? (element.textContent ?? '').slice(0, -keys.length || undefined);
  });
}

/** What can be pressed in a part of the editor, and in what its button opens. */
function doorsOf(part: ReactNode, opener?: RegExp): string[] {
  show(part);
  if (opener) fireEvent.click(screen.getByRole('button', { name: opener }));
  const doors = pressable();
  act(closeContextMenu);
  cleanup();
  return doors;
}

const nothing = () => undefined;

const pageActions = {
  open: nothing,
  duplicate: nothing,
  rename: nothing,
  exportFile: nothing,
  showResults: nothing,
  unpublish: nothing,
  remove: nothing,
};

const listed = listedPage('home', { title: 'Inicio' });

const list = (
  <PageList
    siteId="sitio"
    pages={[listed]}
    numbers={undefined}
    currentId="home"
    actions={pageActions}
    onChoose={nothing}
  />
);

it('whatever the search of commands can do has a door that the mouse sees', () => {
  const doors = new Set([
    ...doorsOf(<TopBar />, /^Más herramientas$/),
    ...doorsOf(<PaneTabs shown="add" hasPage />),
    ...doorsOf(<PagesTools siteId="sitio" onBin={nothing} />, /^Más sobre las páginas$/),
    ...doorsOf(list, /Inicio/),
    ...doorsOf(<LanguageSwitch />),
    ...doorsOf(
      <>
        <ActionsButton />
        <ContextMenu />
      </>,
      /^Acciones$/,
    ),
  ]);
  const nameOf = ({ id, label }: Command) => {
    const key = OTHER_NAMES[id];
    return key === undefined ? label.es : formatMessage('es', key);
  };
  const hidden = commands.filter(
    (command) => !ON_THE_PAGE.includes(command.id) && !doors.has(nameOf(command)),
  );
  expect(hidden.map(({ id }) => id)).toEqual([]);
});
