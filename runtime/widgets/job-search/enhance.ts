import { whenKept, ZONE } from '../../client/memory/kept-marks.ts';
import { addNearMe } from '../../client/place/near-me-button.ts';
import { createSearchRegion } from '../../client/search/search-region.ts';
import { wakeSuggestions } from './wake-suggestions.ts';

// The search page without page loads. A page has one search: its state is the address.

const root = document.querySelector<HTMLElement>('[data-search-region]');

if (root) {
  createSearchRegion(root);
  wakeSuggestions(root);
  addNearMe(root);
  // The place that is chosen now is kept as well, so that it comes with the first field that has the focus.
  whenKept({ keys: [ZONE], events: ['focusin'] }, async () => {
    const { createZoneOffer } = await import('../../client/place/zone-offer.ts');
    createZoneOffer(root);
  });
}
