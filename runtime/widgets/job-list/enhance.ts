import '../../client/save-buttons.ts';
import { createSavedList } from './saved-cards.ts';

// Saving on the cards of a list, and the list of what was saved.

for (const root of document.querySelectorAll<HTMLElement>('[data-saved-list]'))
  createSavedList(root);
