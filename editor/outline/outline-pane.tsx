import { useCallback, useRef, useSyncExternalStore } from 'react';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import { Button } from '../ui/controls/button.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import { setView } from '../ui/view/view-store.ts';
import styles from './outline.module.css';
import { type OutlineRow, outlineRows, refersToWidgets } from './outline-rows.ts';
import { outlineStateOf } from './outline-state.ts';
import { OutlineTree } from './outline-tree.tsx';

const NOTHING: Known = { sources: [], rows: [] };

/** The layers of the page as a tree. */
export function OutlinePane() {
  const message = useMessage();
  const rows = useOutlineRows();
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <div ref={scroller} className={styles.pane}>
      {rows.length > 0 ? (
        <OutlineTree rows={rows} scroller={scroller} />
      ) : (
        <StateMessage
          title={message('outline.empty.title')}
          text={message('outline.empty.text')}
          action={
            <Button variant="primary" onClick={() => setView({ leftPane: 'add' })}>
              {message('outline.empty.action')}
            </Button>
          }
        />
      )}
    </div>
  );
}

/** The rows that show. They keep their identity until one of them changes: typing in a widget changes none. */
function useOutlineRows(): readonly OutlineRow[] {
  const editor = usePageEditor();
  const { page } = editor;
  const state = outlineStateOf(editor);
  const last = useRef<Known>(NOTHING);
  const subscribe = useCallback(
    (notify: () => void) => {
      const ends = [page.subscribe('', notify), state.store.subscribe(notify)];
      return () => {
        for (const end of ends) end();
      };
    },
    [page, state],
  );
  const read = () => {
    const { sections, widgets } = page.state();
    const { chosen } = state.store.getState();
    const referring = Object.values(widgets).filter(refersToWidgets);
    const sources = [state, sections, chosen, ...referring];
    if (!isSameList(sources, last.current.sources)) {
      const rows = outlineRows(page.state(), state.isExpanded);
      last.current = { sources, rows: sameRows(rows, last.current.rows) };
    }
    return last.current.rows;
  };
  return useSyncExternalStore(subscribe, read);
}

interface Known {
  readonly sources: readonly object[];
  readonly rows: readonly OutlineRow[];
}

/** The rows that were there before where nothing about them changed, one by one and as a list. */
function sameRows(
  rows: readonly OutlineRow[],
  before: readonly OutlineRow[],
): readonly OutlineRow[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const kept = rows.map((row) => {
    const old = known.get(row.id);
    return old && isSameRow(old, row) ? old : row;
  });
  return isSameList(kept, before) ? before : kept;
}

function isSameRow(a: OutlineRow, b: OutlineRow): boolean {
  return (
    a.kind === b.kind &&
    a.level === b.level &&
    a.position === b.position &&
    a.setSize === b.setSize &&
    a.isExpanded === b.isExpanded
  );
}

function isSameList(a: readonly object[], b: readonly object[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
