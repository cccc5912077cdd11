import { FileText, Plus, TextSearch } from 'lucide-react';
import { useContext, useMemo } from 'react';
import { showNode } from '../checks/problems/problem-target.ts';
import { useCommandContext } from '../commands/command.ts';
import { commandById, commands } from '../commands/commands.ts';
import { EntryPalette } from '../commands/entry-palette.tsx';
import type { PaletteEntry } from '../commands/find-entries.ts';
import { OpenSiteContext } from '../document/store/page-editor-context.ts';
import { paletteGroups } from '../palette/items/palette-groups.ts';
import { insertItem } from '../palette/use-insertion.ts';
import { useKnownPages, usePages } from '../service/content-queries.ts';
import type { DialogProps } from '../ui/dialogs/dialog.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { toHash } from '../ui/route/route.ts';
import { pageBlocks } from './page-blocks.ts';

/** Finds whatever can be done here, every block and every page of the site, by a few letters. */
export function CommandPalette({ site, onClose }: DialogProps) {
  const message = useMessage();
  const { language } = useLanguage();
  return (
    <EntryPalette
      label={commandById('commands').label[language]}
      searchLabel={message('palette.commands.search')}
      entries={useEntries(site.siteId)}
      onClose={onClose}
    />
  );
}

function useEntries(siteId: string): readonly PaletteEntry[] {
  const message = useMessage();
  const { language } = useLanguage();
  const context = useCommandContext();
  const { data: pages = [] } = usePages(siteId);
  const blocks = useBlockEntries();
  const onPage = usePageBlockEntries();
  const own = commands
    .filter((command) => command.id !== 'commands' && command.isEnabled(context))
    .map(({ id, label, words, group, icon, shortcuts: [shortcut] = [], run }) => ({
      id,
      name: label[language],
      // Many know a thing by its name in the other language.
      words: [label.es, label.en, words?.es, words?.en].filter(Boolean).join(' '),
      group: message(`group.${group}`),
      icon,
      shortcut,
      run: () => run(context),
    }));
  const toPages = pages.map(({ id, title, url }) => ({
    id: `page ${id}`,
    name: title,
    group: url,
    icon: FileText,
    shortcut: undefined,
    run: () => location.assign(toHash(siteId, id)),
  }));
  return [...own, ...toPages, ...blocks, ...onPage];
}

/** Everything that can be added to the open page; nothing where none is open. */
function useBlockEntries(): readonly PaletteEntry[] {
  const message = useMessage();
  const { language } = useLanguage();
  const { editor } = useCommandContext();
  const site = useContext(OpenSiteContext);
  const pages = useKnownPages(site?.siteId ?? '');
  const group = message('group.insert');
  return useMemo(() => {
    if (editor === null || site === null) return [];
    const items = paletteGroups({ ...site, pages }, language).flatMap((kind) => kind.items);
    return items.map((item) => ({
      id: item.key,
      name: item.label,
      group,
      icon: Plus,
      shortcut: undefined,
      words: item.words.join(' '),
      run: () => insertItem(editor, item, language),
    }));
  }, [editor, site, pages, language, group]);
}

/** What stands on the open page, found by what it says. */
function usePageBlockEntries(): readonly PaletteEntry[] {
  const { language } = useLanguage();
  const { editor } = useCommandContext();
  return useMemo(() => {
    if (editor === null) return [];
    return pageBlocks(editor.page.state(), language).map(({ id, name, kind, words }) => ({
      id: `block ${id}`,
      name,
      group: kind,
      icon: TextSearch,
      shortcut: undefined,
      words,
      run: () => showNode(editor, id),
    }));
  }, [editor, language]);
}
