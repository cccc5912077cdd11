import { Plus } from 'lucide-react';
import { useContext, useMemo } from 'react';
import { useLanguage, useMessage } from '../language/use-message.ts';
import { paletteGroups } from '../palette/palette-groups.ts';
import { insertItem } from '../palette/use-insertion.ts';
import { OpenSiteContext } from '../site/open-site-context.ts';
import { useCommandContext } from './command-context.ts';
import type { PaletteEntry } from './find-entries.ts';

/** Everything that can be added to the open page; nothing where none is open. */
export function useBlockEntries(): readonly PaletteEntry[] {
  const message = useMessage();
  const { language } = useLanguage();
  const { editor } = useCommandContext();
  const site = useContext(OpenSiteContext);
  const group = message('group.insert');
  return useMemo(() => {
    if (editor === null || site === null) return [];
    const items = paletteGroups(site, language).flatMap((kind) => kind.items);
    return items.map((item) => ({
      id: item.key,
      name: item.label,
      group,
      icon: Plus,
      shortcut: undefined,
      words: item.words.join(' '),
      run: () => insertItem(editor, item, language),
    }));
  }, [editor, site, language, group]);
}
