import { useEffect } from 'react';

const PASTED: ReadonlySet<string> = new Set(['insertFromPaste', 'insertFromDrop']);

/** Ends of lines by other names: Word's own, those of pages and paragraphs. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/g;

/** Control characters, which nobody sees and no document may hold; ends of lines are left. */
const UNSEEN = /[^\P{Cc}\n\r]/gu;

/**
 * Cells of a sheet come with tabs between them, lines of Word with ends of their own. A field takes them as they are, and
 * its page could not be published for a character that nobody sees.
 */
export function usePasteGuard(): void {
  useEffect(() => {
    document.addEventListener('beforeinput', cleanPaste);
    return () => document.removeEventListener('beforeinput', cleanPaste);
  }, []);
}

function cleanPaste(event: InputEvent): void {
  if (!PASTED.has(event.inputType) || event.defaultPrevented) return;
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const lines = text.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(UNSEEN, '');
  if (lines === text) return;
  event.preventDefault();
  const isLong = event.target instanceof HTMLTextAreaElement;
  // Unlike a value that is written, this can be undone and leaves the caret behind it.
  document.execCommand('insertText', false, isLong ? lines : lines.replace(/\s*[\n\r]+\s*/g, ' '));
}
