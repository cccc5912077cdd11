import '../../client/widgets/job-marks.ts';
import '../../client/widgets/save-buttons.ts';
import { rememberOpenedLists } from '../../client/memory/opened-list.ts';
import { fillList } from './browser/fill-list.ts';

// Saving on the cards of a list, the list of what was saved, and those that are made for the visitor. The lists are on
// few pages, so their scripts come by themselves.

for (const root of document.querySelectorAll<HTMLElement>('[data-saved-list]'))
  void fillList(root, async () => (await import('./browser/saved-cards.ts')).createSavedList);
for (const root of document.querySelectorAll<HTMLElement>('[data-personal-list]'))
  void fillList(root, async () => (await import('./browser/personal-cards.ts')).createPersonalList);
for (const root of document.querySelectorAll<HTMLElement>('[data-trail-list]'))
  void fillList(root, async () => (await import('./browser/trail-cards.ts')).createTrailList);
rememberOpenedLists();
