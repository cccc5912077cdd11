import { useEffect } from 'react';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import type { MessageKey } from '../ui/messages/messages.ts';
import { copySelection, cutSelection, type PasteOutcome, pasteText } from './clipboard.ts';
import { isBusy, isTyping } from './use-shortcuts.ts';

const FAILURES: Readonly<Record<Exclude<PasteOutcome, 'pasted'>, MessageKey>> = {
  unreadable: 'clipboard.unreadable',
  'not-loaded': 'clipboard.not-loaded',
  'no-room': 'clipboard.no-room',
};

/**
 * Copy, cut and paste by the system's clipboard, through the browser's own events: these need no permission.
 * @param onFailure told why nothing was pasted
 */
export function useClipboard(onFailure: (reason: MessageKey) => void): void {
  const editor = usePageEditor();
  useEffect(() => {
    const put = (take: typeof copySelection) => (event: ClipboardEvent) => {
      if (isElsewhere(event)) return;
      const text = take(editor);
      if (text === undefined) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
    };
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (isElsewhere(event) || text === '') return;
      event.preventDefault();
      void pasteText(editor, text).then((outcome) => {
        if (outcome !== 'pasted') onFailure(FAILURES[outcome]);
      });
    };
    const listeners = { copy: put(copySelection), cut: put(cutSelection), paste };
    const { copy, cut } = listeners;
    document.addEventListener('copy', copy);
    document.addEventListener('cut', cut);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', cut);
      document.removeEventListener('paste', paste);
    };
  }, [editor, onFailure]);
}

/** In a field, a dialog, or with text of the interface marked, the browser does what it always does. */
function isElsewhere(event: ClipboardEvent): boolean {
  return (
    event.defaultPrevented ||
    isTyping(event.target) ||
    isBusy() ||
    (event.type !== 'paste' && getSelection()?.isCollapsed === false)
  );
}
