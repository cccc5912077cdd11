import { createContext } from 'react';

/**
 * Gives the address of a widget's own document; null where there is none to be asked for. On a page it is relative to
 * the page's, and `server/pages/routes.ts` answers there; a canvas has those of the draft.
 */
export const FrameAddress = createContext<(widgetId: string) => string | null>(
  (widgetId) => `?frame=${widgetId}`,
);
