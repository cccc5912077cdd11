import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { FieldRequest } from '../page-editor/field-focus.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { setView } from '../view/view-store.ts';

/** Opens what a field that somebody asked for stands in: its node, and the tab of the inspector. */
export function useFieldRequests(leading: string | undefined): void {
  const editor = usePageEditor();
  const request = useStore(editor.fieldFocus, (state) => state.request);
  useEffect(() => {
    if (!request) return;
    const tab = request.pointer.startsWith('/options') ? 'layout' : 'content';
    setView({ inspectorTab: tab, openPane: 'right' });
    if (isShown(editor, request, leading)) return;
    editor.selection.set(request.nodeId === null ? [] : [shownId(editor, request.nodeId)]);
  }, [request, leading, editor]);
}

function isShown(
  editor: PageEditor,
  { nodeId }: FieldRequest,
  leading: string | undefined,
): boolean {
  if (nodeId === null) return leading === undefined;
  return leading === nodeId || leading === shownId(editor, nodeId);
}

/** A widget is selected by the section that shows it, where one does. */
function shownId(editor: PageEditor, nodeId: string): string {
  const { sections } = editor.page.state();
  const showing = Object.values(sections).find(({ widgetId }) => widgetId === nodeId);
  return showing?.id ?? nodeId;
}
