import { countText } from '../../jobs/count-text.ts';
import { loadBasemap } from './basemap.ts';
import { canDrawMaps } from './can-draw-maps.ts';
import type { LiveMap } from './live-map.ts';
import { type FoundJobs, loadJobs } from './load-jobs.ts';
import { type MapFrame, tellFailure } from './map-frame.ts';

// The one map of a page. It lives on while the search around it changes: each state of the search prints another frame,
// and the map moves into it.

let opening: Promise<LiveMap> | undefined;
let live: LiveMap | undefined;
/** The jobs that are shown or on their way, by their request. */
let asked = '';
let found: Promise<FoundJobs> | undefined;

/** Shows the jobs that a frame asks for. */
export async function showMap(frame: MapFrame): Promise<void> {
  if (!canDrawMaps()) return tellFailure(frame, 'no-webgl');
  if (live) enter(live, frame);
  const request = JSON.stringify(frame.data.request);
  const isNew = request !== asked;
  asked = request;
  if (isNew || !found) found = loadJobs(frame.data);
  const jobs = found;
  try {
    opening ??= openLive(frame);
    live = await opening;
    const answer = await jobs;
    // Another search may have come meanwhile.
    if (jobs === found && frame.host.isConnected) draw(frame, live, isNew ? answer : undefined);
  } catch {
    forget(jobs);
    if (frame.host.isConnected) tellFailure(frame, 'failed');
  }
}

/** What failed is asked for again the next time. */
function forget(jobs: Promise<FoundJobs>): void {
  if (live === undefined) opening = undefined;
  if (jobs === found) {
    found = undefined;
    asked = '';
  }
}

async function openLive(frame: MapFrame): Promise<LiveMap> {
  const [{ createLiveMap }, basemap] = await Promise.all([import('./live-map.ts'), loadBasemap()]);
  return createLiveMap(frame, basemap);
}

function enter({ element }: LiveMap, { host, stage }: MapFrame): void {
  if (!host.contains(element)) host.replaceChildren(element);
  stage.dataset['state'] = 'ready';
}

function draw(frame: MapFrame, map: LiveMap, jobs: FoundJobs | undefined): void {
  enter(map, frame);
  map.follow(frame);
  if (jobs) map.showJobs(jobs, frame.data.start);
  if (found) void found.then((answer) => tellCount(frame, answer));
}

function tellCount(
  { data: { texts }, count }: MapFrame,
  { jobs, total, unplaced }: FoundJobs,
): void {
  const placed = total - unplaced;
  count.textContent = [shownText(texts, jobs.length, placed), unplacedText(texts, unplaced)]
    .filter(Boolean)
    .join(' ');
}

type Texts = MapFrame['data']['texts'];

function shownText(texts: Texts, shown: number, placed: number): string {
  if (shown < placed)
    return texts.newest.replace('{count}', countText(shown)).replace('{total}', countText(placed));
  if (shown === 0) return texts.none;
  return texts[shown === 1 ? 'count-one' : 'count-many'].replace('{count}', countText(shown));
}

function unplacedText(texts: Texts, unplaced: number): string {
  if (unplaced === 0) return '';
  const text = texts[unplaced === 1 ? 'unplaced-one' : 'unplaced-many'];
  return text.replace('{count}', countText(unplaced));
}
