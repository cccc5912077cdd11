import { type AnyExtension, Extension, Node } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { richTextMarks } from './rich-text-marks.ts';
import { richTextTable } from './rich-text-table.ts';

/** Tab goes on to the next field; items are moved in and out with ⌘] and ⌘[. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

const ParagraphLanguage = Extension.create({
  name: 'paragraphLanguage',
  addGlobalAttributes: () => [{ types: ['paragraph'], attributes: { lang: { default: null } } }],
});

/** Everything that the allow list of rich text knows, and nothing else. The history is the document's. */
export const richTextExtensions: AnyExtension[] = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: false,
    code: false,
    listItem: false,
    undoRedo: false,
    trailingNode: false,
  }),
  ListItem,
  ParagraphLanguage,
  ...richTextMarks,
  ...richTextTable,
];

/** Of what people type, only `- ` and `1. ` are read as more than text. */
export const RICH_TEXT_INPUT_RULES = ['bulletList', 'orderedList'];
