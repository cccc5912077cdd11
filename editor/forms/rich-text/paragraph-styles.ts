import type { Editor } from '@tiptap/core';

/** Kinds of paragraphs that are offered, as the toolbar names them. */
export const TEXT_STYLES = ['paragraph', 'heading-2', 'heading-3', 'heading-4', 'quote'] as const;

const LEVELS = { 'heading-2': 2, 'heading-3': 3, 'heading-4': 4 } as const;

export function currentStyle(editor: Editor): string {
  const heading = Object.entries(LEVELS).find(([, level]) => editor.isActive('heading', { level }));
  if (heading) return heading[0];
  return editor.isActive('blockquote') ? 'quote' : 'paragraph';
}

export function applyStyle(editor: Editor, style: string): void {
  const chain = editor.chain().focus();
  if (style === 'heading-2' || style === 'heading-3' || style === 'heading-4')
    chain.setHeading({ level: LEVELS[style] }).run();
  else if (style === 'quote') chain.setParagraph().setBlockquote().run();
  else if (editor.isActive('blockquote')) chain.setParagraph().unsetBlockquote().run();
  else chain.setParagraph().run();
}
