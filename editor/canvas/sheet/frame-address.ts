import { useEffect, useMemo, useState } from 'react';
import { useCommandContext } from '../../commands/command.ts';
import type { EditedPage, EditedWidget } from '../../document/edited-page.ts';

/** Another number for each state of a widget, so that a frame is asked for anew once it is another one. */
const numbers = new WeakMap<EditedWidget, number>();
let last = 0;

function numberOf(widget: EditedWidget): number {
  const number = numbers.get(widget) ?? ++last;
  numbers.set(widget, number);
  return number;
}

/** Addresses of frames in the draft of the open page; null for those that the service does not have yet. */
export function useFrameAddress(): (widgetId: string) => string | null {
  const { editor } = useCommandContext();
  const saved = useSavedPage();
  return useMemo(
    () => (widgetId: string) => {
      const widget = saved?.widgets[widgetId];
      if (!editor || !widget) return null;
      const { siteId, pageId } = editor;
      const query = `frame=${encodeURIComponent(widgetId)}&state=${numberOf(widget)}`;
      return `/content/v1/sites/${siteId}/preview/real/~${pageId}?${query}`;
    },
    [editor, saved],
  );
}

/** The open page as the service had it last. */
function useSavedPage(): EditedPage | undefined {
  const { editor, saver } = useCommandContext();
  const [saved, setSaved] = useState<EditedPage>();
  useEffect(() => {
    if (!editor || !saver) return undefined;
    const take = () => {
      if (saver.store.getState().step === 'saved') setSaved(editor.page.state());
    };
    take();
    return saver.store.subscribe(take);
  }, [editor, saver]);
  return saved;
}
