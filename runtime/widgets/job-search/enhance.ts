import { createSearchRegion } from '../../client/search-region.ts';
import { addSuggestions } from '../../client/search-suggestions.ts';

// The search page without page loads. A page has one search: its state is the address.

const root = document.querySelector<HTMLElement>('[data-search-region]');

if (root) {
  createSearchRegion(root);
  addSuggestions(root);
}
