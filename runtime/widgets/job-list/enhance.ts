import '../../client/widgets/wake-saving.ts';
import {
  APPLIED,
  APPLIED_CHANGED,
  JOB_TRAIL,
  TRAIL_CHANGED,
  whenKept,
  ZONE,
  ZONE_CHANGED,
} from '../../client/memory/kept-marks.ts';
import { rememberOpenedLists } from '../../client/memory/remember-list.ts';
import { fillList } from './browser/fill-list.ts';

// Saving on the cards of a list, the list of what was saved, and those that are made for the visitor. The lists are on
// few pages, so their scripts come by themselves.

for (const root of document.querySelectorAll<HTMLElement>('[data-saved-list]'))
  void fillList(root, async () => (await import('./browser/saved-cards.ts')).createSavedList);
for (const root of document.querySelectorAll<HTMLElement>('[data-personal-list]'))
  void fillList(root, async () => (await import('./browser/personal-cards.ts')).createPersonalList);
for (const root of document.querySelectorAll<HTMLElement>('[data-trail-list]'))
  void fillList(root, async () => (await import('./browser/trail-cards.ts')).createTrailList);
whenKept(
  { keys: [JOB_TRAIL, ZONE, APPLIED], events: [TRAIL_CHANGED, ZONE_CHANGED, APPLIED_CHANGED] },
  () => void import('../../client/widgets/job-marks.ts'),
);
rememberOpenedLists();
