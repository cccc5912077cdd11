import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { MenuPlace } from '../controls/menu.tsx';
import { fragmentOf, type PageFragment } from '../document/page-fragment.ts';
import { topmost } from '../document/page-structure.ts';
import { useMessage } from '../language/use-message.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { savePattern } from './pattern-changes.ts';
import { PatternNameForm } from './pattern-name-form.tsx';
import { usePatternStore } from './use-pattern-store.ts';

interface Asking {
  readonly fragment: PageFragment;
  readonly at: MenuPlace;
}

const askingStore = createStore<{ readonly asking: Asking | null }>(() => ({ asking: null }));

/** Whether there is anything selected that could be kept. */
export function canSavePattern(editor: PageEditor): boolean {
  return selectedSections(editor).length > 0;
}

/** Asks for a name under which the selected sections, as they are now, are kept for other pages. */
export function openSavePattern(editor: PageEditor, at: MenuPlace): void {
  const ids = selectedSections(editor);
  if (ids.length === 0) return;
  askingStore.setState({ asking: { fragment: fragmentOf(editor.page.state(), ids), at } });
}

function selectedSections(editor: PageEditor): readonly string[] {
  const page = editor.page.state();
  return topmost(page, editor.selection.get()).filter((id) => id !== page.rootId);
}

/** The form of `openSavePattern`, while it is open; stands once in the workshop. */
export function SavePattern() {
  const message = useMessage();
  const store = usePatternStore();
  const asking = useStore(askingStore, (state) => state.asking);
  if (asking === null) return null;
  return (
    <PatternNameForm
      title={message('patterns.save')}
      submit={message('patterns.save.submit')}
      initial=""
      at={asking.at}
      onClose={() => askingStore.setState({ asking: null })}
      onName={(name) => savePattern(store, name, asking.fragment)}
    />
  );
}
