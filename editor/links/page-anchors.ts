import type { EditedPage } from '../document/edited-page.ts';
import { subtreeOf } from '../document/page-structure.ts';
import { widgetTypeName, widgetWords } from '../fields/widget-name.ts';
import type { Language } from '../messages/messages.ts';
import type { PageAnchor } from './link-places.ts';

/** The bands of a page as targets of links, named by what they say first. */
export function pageAnchors(page: EditedPage, language: Language): readonly PageAnchor[] {
  const bands = page.sections[page.rootId]?.childIds ?? [];
  return bands.map((id) => ({ href: `#s-${id}`, title: nameOf(page, id, language) }));
}

function nameOf(page: EditedPage, id: string, language: Language): string {
  const widgets = subtreeOf(page.sections, id).flatMap((inner) => {
    const widgetId = page.sections[inner]?.widgetId;
    return (widgetId !== undefined && page.widgets[widgetId]) || [];
  });
  const words = widgets.map(widgetWords).find((text) => text !== '');
  return words ?? (widgets[0] ? widgetTypeName(widgets[0].type, language) : id);
}
