import { createStore } from 'zustand/vanilla';
import type { EditedWidget } from '../../document/edited-page.ts';

/** The widget whose text is typed in place. It is drawn as it was, so that nothing is changed under the caret. */
export const typingStore = createStore<{ readonly widget: EditedWidget | null }>(() => ({
  widget: null,
}));
