import { useCallback, useState } from 'react';
import { showToast } from '../controls/toast-store.ts';
import { useLanguage } from '../language/use-message.ts';
import { formatMessage, type Language } from '../messages/messages.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { insertNew } from './insert-new.ts';
import type { PaletteItem } from './palette-item.ts';

/** Puts an item on the page, or tells that there is no room. @returns whether there was */
export function insertItem(editor: PageEditor, item: PaletteItem, language: Language): boolean {
  const isIn = insertNew(editor, item.fragment());
  const text = () => formatMessage(language, 'palette.no-room', { label: item.label });
  if (!isIn) showToast({ text: text(), tone: 'warning' });
  return isIn;
}

/** Puts items on the page; `said` is what screen readers are told of it. */
export function useInsertion() {
  const editor = usePageEditor();
  const { language } = useLanguage();
  const [said, setSaid] = useState('');
  const insert = useCallback(
    (item: PaletteItem) => {
      const { label } = item;
      if (!insertItem(editor, item, language)) return;
      // The same text twice would not be told twice: a space makes it another one.
      setSaid((before) => {
        const text = formatMessage(language, 'palette.inserted', { label });
        return before === text ? `${text} ` : text;
      });
    },
    [editor, language],
  );
  return { said, insert };
}
