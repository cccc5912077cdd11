import { FileText, Layers } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { CommandButton } from '../commands/command-button.tsx';
import type { FieldRequest, PageEditor } from '../document/store/page-editor.ts';
import { usePageEditor, usePagePart, useSelection } from '../document/store/page-editor-context.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { setView } from '../ui/view/view-store.ts';
import styles from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';
import { NodePanel } from './node-panel.tsx';
import { PagePanel } from './page/page-panel.tsx';
import { createSectionsFieldSource } from './section/scope-field-source.ts';
import { SectionPanel } from './section/section-panel.tsx';

const COMMANDS = ['duplicate', 'delete', 'move.up', 'move.down', 'wrap', 'wrap.row'];

/** What the selection says, as fields: one block or container, several, or the page itself. */
export function InspectorPane() {
  const message = useMessage();
  // The page shows what is selected first; its fields follow.
  const ids = useDeferredValue(useSelection((selection) => selection.ids));
  const leading = ids.at(-1);
  useFieldRequests();
  return (
    <section className={styles.pane} aria-label={message('inspector')}>
      {leading === undefined && (
        <>
          <InspectorHead icon={FileText} label={message('inspector.page')} />
          <div className={styles.body}>
            <PagePanel />
          </div>
        </>
      )}
      {leading !== undefined && ids.length === 1 && <NodePanel key={leading} id={leading} />}
      {ids.length > 1 && <ManyPanel key={ids.join(' ')} ids={ids} />}
    </section>
  );
}

/** Several things at once: what they share of their design, and what else can be done with them. */
function ManyPanel({ ids }: { readonly ids: readonly string[] }) {
  const message = useMessage();
  const editor = usePageEditor();
  const known = usePagePart('sections', ({ sections }) =>
    ids.filter((id) => sections[id] !== undefined).join(' '),
  );
  const sectionIds = useMemo(() => known.split(' ').filter(Boolean), [known]);
  const areContainers = usePagePart('sections', ({ sections }) =>
    sectionIds.every((id) => sections[id]?.widgetId === undefined),
  );
  const source = useMemo(() => createSectionsFieldSource(editor, sectionIds), [editor, sectionIds]);
  return (
    <>
      <InspectorHead icon={Layers} label={message('inspector.many', { count: ids.length })} />
      <div className={styles.body}>
        <div className={styles.commands}>
          {COMMANDS.map((id) => (
            <CommandButton key={id} id={id} />
          ))}
        </div>
        <p className={styles.hint}>{message('inspector.many.help')}</p>
        {sectionIds.length > 0 && <SectionPanel source={source} isContainer={areContainers} />}
      </div>
    </>
  );
}

/** Opens what a field that somebody asked for stands in: its node, and the tab of the inspector. */
function useFieldRequests(): void {
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
