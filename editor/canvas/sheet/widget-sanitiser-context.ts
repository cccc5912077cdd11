import { createContext, useContext } from 'react';
import type { EditedWidget } from '../../document/edited-page.ts';
import type { WidgetSanitiser } from '../../document/html/widget-sanitiser.ts';

export const WidgetSanitiserContext = createContext<WidgetSanitiser | null>(null);

/** Gives widgets as they may be drawn. */
export function useWidgetSanitiser(): (widget: EditedWidget) => ReturnType<WidgetSanitiser> {
  const sanitise = useContext(WidgetSanitiserContext);
  if (sanitise === null)
    throw new Error('A widget was drawn outside <WidgetSanitiserContext>. Wrap it in one.');
  return sanitise;
}
