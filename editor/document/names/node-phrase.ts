import type { NodeName } from '#schemas/diff/compare/change.ts';
import { nodePhrase } from '#schemas/diff/words/node-phrase.ts';
import { blockText } from '#schemas/fields/block-name.ts';
import type { ProblemLanguage } from '#schemas/problems/format-problem.ts';
import type { EditedPage } from '../edited-page.ts';
import { widgetAt } from '../page-structure.ts';

/** What people call a section or widget of the page, such as `Portada "Entregas que llegan"`. */
export function nodeNameOf(page: EditedPage, id: string, language: ProblemLanguage): string {
  return nodePhrase(toNodeName(page, id), language);
}

function toNodeName(page: EditedPage, id: string): NodeName {
  if (id === '' || (!page.sections[id] && !page.widgets[id]))
    return { nodeId: id, nodeKind: 'page' };
  const widget = widgetAt(page, id);
  const nodeKind = page.sections[id] ? 'section' : 'widget';
  const text = widget && blockText(widget, 'sentence');
  return {
    nodeId: id,
    nodeKind,
    ...(widget && { type: widget.type }),
    ...(text !== undefined && { text }),
    ...(id === page.rootId && { isRoot: true as const }),
  };
}
