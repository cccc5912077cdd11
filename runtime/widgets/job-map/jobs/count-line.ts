import { countText } from '../../../jobs/count-text.ts';
import type { MapTexts } from '../view/map-data.ts';
import type { FoundJobs } from './load-jobs.ts';

/** What the map shows of a search, in a sentence or two. */
export function countLine(texts: MapTexts, { jobs, total, unplaced }: FoundJobs): string {
  if (total === 0) return texts.nothing;
  return [shownText(texts, jobs.length, total - unplaced), unplacedText(texts, unplaced)]
    .filter(Boolean)
    .join(' ');
}

function shownText(texts: MapTexts, shown: number, placed: number): string {
  if (shown < placed)
    return texts.newest.replace('{count}', countText(shown)).replace('{total}', countText(placed));
  if (shown === 0) return texts.none;
  return texts[shown === 1 ? 'count-one' : 'count-many'].replace('{count}', countText(shown));
}

function unplacedText(texts: MapTexts, unplaced: number): string {
  if (unplaced === 0) return '';
  const text = texts[unplaced === 1 ? 'unplaced-one' : 'unplaced-many'];
  return text.replace('{count}', countText(unplaced));
}
