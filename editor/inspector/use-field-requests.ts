import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { FieldRequest } from '../page-editor/field-focus.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { setView } from '../view/view-store.ts';

/** Opens what a field that somebody asked for stands in: its node, and the tab of the inspector. */
export function useFieldRequests(): void {
  const editor = usePageEditor();
  const request = useStore(editor.fieldFocus, (state) => state.request);
  useEffect(() => {
    if (!request) return;
    const tab = request.pointer.startsWith('/options') ? 'layout' : 'content';
    setView({ inspectorTab: tab, openPane: 'right' });
    if (!isShown(editor, request))
      editor.selection.set(request.nodeId === null ? [] : [shownId(editor, request.nodeId)]);
    return waitForField(() => editor.fieldFocus.setState({ request: null }));
  }, [request, editor]);
}

/**
 * What is typed before the field is there belongs to it: letters would run commands. Not every field can be shown:
 * whoever goes on with something else is not called back.
 */
function waitForField(giveUp: () => void): () => void {
  const watching = new AbortController();
  const options = { signal: watching.signal, capture: true };
  let typed = '';
  const leave = () => {
    typed = '';
    giveUp();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!isLetter(event)) {
      leave();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    typed += event.key;
  };
  addEventListener('pointerdown', leave, options);
  addEventListener('keydown', onKey, options);
  return () => {
    watching.abort();
    if (typed !== '') document.execCommand('insertText', false, typed);
  };
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

function isShown(editor: PageEditor, { nodeId }: FieldRequest): boolean {
  const [id, ...others] = editor.selection.get();
  if (nodeId === null || id === undefined) return nodeId === null && id === undefined;
  return others.length === 0 && (id === nodeId || id === shownId(editor, nodeId));
}

/** A widget is selected by the section that shows it, where one does. */
function shownId(editor: PageEditor, nodeId: string): string {
  const { sections } = editor.page.state();
  const showing = Object.values(sections).find(({ widgetId }) => widgetId === nodeId);
  return showing?.id ?? nodeId;
}
