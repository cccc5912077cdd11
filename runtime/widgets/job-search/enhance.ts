import { addNearMe } from '../../client/place/near-me-button.ts';
import { createZoneOffer } from '../../client/place/zone-offer.ts';
import { createSearchRegion } from '../../client/search/search-region.ts';
import { wakeSuggestions } from './wake-suggestions.ts';

// The search page without page loads. A page has one search: its state is the address.

const root = document.querySelector<HTMLElement>('[data-search-region]');

if (root) {
  createSearchRegion(root);
  wakeSuggestions(root);
  addNearMe(root);
  createZoneOffer(root);
}
