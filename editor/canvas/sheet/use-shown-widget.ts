import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { EditedWidget } from '../../document/edited-page.ts';
import type { WidgetSanitiser } from '../../document/html/sanitise.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { typingStore } from '../typing/typing-store.ts';

/** A widget as the canvas shows it: as it is, but while its text is typed in place, as it was before. */
export function useShownWidget(id: string): EditedWidget | undefined {
  const { page } = usePageEditor();
  const subscribe = useCallback(
    (notify: () => void) => {
      const ends = [page.subscribe(`widgets/${id}`, notify), typingStore.subscribe(notify)];
      return () => {
        for (const end of ends) end();
      };
    },
    [page, id],
  );
  return useSyncExternalStore(subscribe, () => {
    const { widget } = typingStore.getState();
    return widget?.id === id ? widget : page.state().widgets[id];
  });
}

export const WidgetSanitiserContext = createContext<WidgetSanitiser | null>(null);

/** Gives widgets as they may be drawn. */
export function useWidgetSanitiser(): (widget: EditedWidget) => ReturnType<WidgetSanitiser> {
  const sanitise = useContext(WidgetSanitiserContext);
  if (sanitise === null)
    throw new Error('A widget was drawn outside <WidgetSanitiserContext>. Wrap it in one.');
  return sanitise;
}
