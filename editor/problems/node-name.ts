import type { NodeName } from '#schemas/diff/change.ts';
import { nodePhrase } from '#schemas/diff/node-phrase.ts';
import { ownText } from '#schemas/diff/own-text.ts';
import type { ProblemLanguage } from '#schemas/format-problem.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { widgetAt } from '../document/page-structure.ts';

/** What people call a section or widget of the page, such as `Portada "Entregas que llegan"`. */
export function nodeNameOf(page: EditedPage, id: string, language: ProblemLanguage): string {
  return nodePhrase(toNodeName(page, id), language);
}

function toNodeName(page: EditedPage, id: string): NodeName {
  if (id === '' || (!page.sections[id] && !page.widgets[id]))
    return { nodeId: id, nodeKind: 'page' };
  const widget = widgetAt(page, id);
  const nodeKind = page.sections[id] ? 'section' : 'widget';
  const text = widget && ownText(widget.content);
  return {
    ...{ nodeId: id, nodeKind },
    ...(widget && { type: widget.type }),
    ...(text !== undefined && { text }),
    ...(id === page.rootId && { isRoot: true as const }),
  };
}
