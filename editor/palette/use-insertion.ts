import { useCallback, useState } from 'react';
import { showToast } from '../controls/toast-store.ts';
import { useLanguage } from '../language/use-message.ts';
import { formatMessage } from '../messages/messages.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { insertNew } from './insert-new.ts';
import type { PaletteItem } from './palette-item.ts';

/** Puts items on the page; `said` is what screen readers are told of it. */
export function useInsertion() {
  const editor = usePageEditor();
  const { language } = useLanguage();
  const [said, setSaid] = useState('');
  const insert = useCallback(
    (item: PaletteItem) => {
      const { label } = item;
      if (!insertNew(editor, item.fragment()))
        showToast({ text: formatMessage(language, 'palette.no-room', { label }), tone: 'warning' });
      // The same text twice would not be told twice: a space makes it another one.
      else
        setSaid((before) => {
          const text = formatMessage(language, 'palette.inserted', { label });
          return before === text ? `${text} ` : text;
        });
    },
    [editor, language],
  );
  return { said, insert };
}
