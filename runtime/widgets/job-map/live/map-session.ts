import { loadGround } from '../ground/ground.ts';
import { countLine } from '../jobs/count-line.ts';
import { type FoundJobs, loadMapJobs } from '../jobs/load-jobs.ts';
import { type MapFrame, tellFailure } from '../view/map-frame.ts';
import type { LiveMap } from './live-map.ts';

// The one map of a page. It lives on while the search around it changes: each state of the search prints another frame,
// and the map moves into it.

let opening: Promise<LiveMap> | undefined;
/** The frame of the page as it is now, which is where a map that was long on its way is to stand. */
let current: MapFrame | undefined;
let live: LiveMap | undefined;
/** The jobs that are shown or on their way, by their request. */
let asked = '';
let found: Promise<FoundJobs> | undefined;

/** Shows the jobs that a frame asks for. */
export async function showMap(frame: MapFrame): Promise<void> {
  if (!opening && !canDrawMaps()) return tellFailure(frame, 'no-webgl');
  current = frame;
  if (live) enter(live, frame);
  const request = JSON.stringify(frame.data.request);
  const isNew = request !== asked;
  asked = request;
  if (isNew || !found) found = loadMapJobs(frame.data);
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
  const [{ createLiveMap }, ground] = await Promise.all([
    import('./live-map.ts'),
    loadGround(frame.data),
  ]);
  return createLiveMap(current ?? frame, ground);
}

function enter({ element }: LiveMap, { host, stage }: MapFrame): void {
  if (!host.contains(element)) host.replaceChildren(element);
  stage.dataset['state'] = 'ready';
}

function draw(frame: MapFrame, map: LiveMap, jobs: FoundJobs | undefined): void {
  enter(map, frame);
  map.follow(frame);
  if (jobs) map.showJobs(jobs, frame.data.start);
  if (found)
    void found.then((answer) => {
      frame.count.textContent = countLine(frame.data.texts, answer);
    });
}

/** Whether the browser has what maps are drawn with; without it nothing of them need be downloaded. */
function canDrawMaps(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers allow few at a time.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
