import type { AnyWidget, Widget } from '#schemas/documents/documents.ts';

export type FramedWidget = Extract<Widget, { readonly type: 'custom-html' }>;

/** Whether a widget is shown in a document of its own. Sound because the page's schema judged its content by its type. */
export function isFramed(widget: AnyWidget): widget is FramedWidget {
  return widget.type === 'custom-html';
}

/** Address of a widget's own document, relative to its page's; `server/pages/routes.ts` answers there. */
export function frameAddress(widgetId: string): string {
  return `?frame=${widgetId}`;
}
