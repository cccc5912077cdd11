import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PageEditor } from '../document/store/page-editor.ts';
import type { IsExpanded } from './outline-rows.ts';

/** What the outline of a page shows; it stays while another pane is shown. */
interface OutlineView {
  /** Rows that somebody opened or closed. */
  readonly chosen: Readonly<Record<string, boolean>>;
  /** The row that the Tab key leads to. */
  readonly focusedId: string | null;
}

export interface OutlineState {
  readonly store: StoreApi<OutlineView>;
  readonly isExpanded: IsExpanded;
  expand(ids: readonly string[], isExpanded: boolean): void;
  focus(id: string): void;
}

/** Pages with more sections open with their outer levels only. */
const LARGE_PAGE = 150;

/** Levels that are open on large pages. */
const OPEN_LEVELS = 1;

const states = new WeakMap<PageEditor, OutlineState>();

export function outlineStateOf(editor: PageEditor): OutlineState {
  const known = states.get(editor) ?? createOutlineState(editor);
  states.set(editor, known);
  return known;
}

function createOutlineState({ page }: PageEditor): OutlineState {
  const isLarge = Object.keys(page.state().sections).length > LARGE_PAGE;
  const store = createStore<OutlineView>(() => ({ chosen: {}, focusedId: null }));
  const byDefault: IsExpanded = (id, level) =>
    page.state().sections[id]?.childIds !== undefined && (!isLarge || level <= OPEN_LEVELS);
  return {
    store,
    isExpanded: (id, level) => store.getState().chosen[id] ?? byDefault(id, level),
    expand: (ids, isExpanded) =>
      store.setState(({ chosen }) => ({
        chosen: { ...chosen, ...Object.fromEntries(ids.map((id) => [id, isExpanded])) },
      })),
    focus: (focusedId) => store.setState({ focusedId }),
  };
}
