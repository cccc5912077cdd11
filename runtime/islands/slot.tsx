import { createContext, useContext } from 'react';
import { WidgetTree } from '../page/widget-tree.ts';
import { WidgetBox } from '../page/widget-view.tsx';

/**
 * Set while an island is rendered on the server: gives the HTML of a widget, so that the island's own
 * tree holds text there and React leaves it alone.
 */
export const SlotMarkup = createContext<((widgetId: string) => string) | null>(null);

/**
 * Shows another widget of the page inside this one. Inside an island the slotted widget stays server
 * HTML, and where it is an island itself it hydrates by itself: islands never nest.
 */
export function WidgetSlot({ widgetId }: { readonly widgetId: string }) {
  const markup = useContext(SlotMarkup);
  const tree = useContext(WidgetTree);
  if (markup === null && tree !== null) return <WidgetBox widgetId={widgetId} />;
  return (
    <div
      data-slot={widgetId}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markup?.(widgetId) ?? '' }}
    />
  );
}
