import { formatMessage, type Language } from '../messages/messages.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { type DragPayload, insertPayload, movePayload } from './drag-payload.ts';
import { dragSource } from './drag-sources.ts';
import type { Grab } from './grab.ts';
import { sectionName } from './section-name.ts';

/** What a grab drags: everything selected where it took hold of a part of that. */
export function payloadOf(
  editor: PageEditor,
  grab: Grab,
  language: Language,
): DragPayload | undefined {
  const page = editor.page.state();
  if (grab.kind === 'source') {
    const source = dragSource(grab.key);
    return source && insertPayload(page, source.fragment(), source.label);
  }
  const selected = editor.selection.get();
  const isSelection = grab.kind === 'selection' || selected.includes(grab.id);
  const payload = movePayload(page, isSelection ? selected : [grab.id], '');
  if (!payload) return undefined;
  const [first = ''] = payload.movedIds;
  const count = payload.movedIds.length;
  const label =
    count === 1
      ? sectionName(page, first, language)
      : formatMessage(language, 'drag.many', { count });
  return { ...payload, label };
}
