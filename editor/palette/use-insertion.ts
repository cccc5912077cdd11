import { useCallback, useState } from 'react';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import { insertionPoint } from '../canvas/overlay/insert-gap.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { insertFragment } from '../document/edits/insert-fragment.ts';
import { insertionPlace } from '../document/insertion-place.ts';
import type { PageFragment } from '../document/page-fragment.ts';
import { accepts, heightOfNode } from '../document/page-structure.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import { showToast } from '../ui/controls/toast-store.ts';
import { useLanguage } from '../ui/language/use-message.ts';
import { formatMessage, type Language } from '../ui/messages/messages.ts';
import type { PaletteItem } from './items/palette-groups.ts';

/**
 * Puts an item on the page, or tells that there is no room. One that a page needs once and has is selected instead, with a way
 * to add another.
 * @returns whether it was put there
 */
export function insertItem(editor: PageEditor, item: PaletteItem, language: Language): boolean {
  const there = onlyOne(editor.page.state(), item);
  if (there === undefined) return insertAnother(editor, item, language);
  editor.selection.set([there]);
  showToast({
    text: formatMessage(language, 'palette.there', { label: item.label }),
    action: {
      label: formatMessage(language, 'palette.there.add'),
      run: () => void insertAnother(editor, item, language),
    },
  });
  return false;
}

/** The section that shows what a page needs only once. */
function onlyOne({ sections, widgets }: EditedPage, { key }: PaletteItem): string | undefined {
  const type = key.replace(/^widget:/, '');
  if (!traitsOf(type).once) return undefined;
  return Object.values(sections).find(({ widgetId = '' }) => widgets[widgetId]?.type === type)?.id;
}

function insertAnother(editor: PageEditor, item: PaletteItem, language: Language): boolean {
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

/**
 * Puts something new where somebody asked for it on the canvas, else where it belongs, and selects it.
 * @returns whether there was room for it
 */
export function insertNew(editor: PageEditor, fragment: PageFragment): boolean {
  return editor.edit((page) => {
    const coming = {
      type: typeOf(fragment),
      height: Math.max(1, ...fragment.sections.map(heightOfNode)),
      count: fragment.sections.length,
    };
    const { place: asked } = insertionPoint.getState();
    const place =
      asked !== null && accepts(page, asked.parentId, coming)
        ? asked
        : insertionPlace(page, editor.selection.get().at(-1), coming);
    return insertFragment(page, { fragment, place, label: 'edit.insert' });
  });
}

/** What a fragment of one widget shows; several have no type. */
function typeOf({ sections, widgets }: PageFragment): string | undefined {
  const [only] = sections;
  if (sections.length > 1 || only?.widgetId === undefined) return undefined;
  return widgets.find(({ id }) => id === only.widgetId)?.type;
}
