import { whenKept, ZONE, ZONE_CHANGED } from '../../client/memory/kept-marks.ts';

// What a job's panel says to who was here before comes once somebody looks at a job: on its own page, as the one that
// was chosen beside a list, or by touching the one that stands there by itself.

const TOUCHES = ['rumbo:swap', 'pointerdown', 'focusin'];

whenKept({ keys: [ZONE], events: [ZONE_CHANGED] }, () => void import('./zone-distance.ts'));

const isChosen = new URLSearchParams(location.search).has('job');
const isOwnPage = document.querySelector('[data-shown-job]')?.closest('[data-panel]') === null;
const early: MouseEvent[] = [];
const keep = (event: MouseEvent) => void early.push(event);

/** A way to apply may be opened while the script is on its way. */
async function remember(): Promise<void> {
  for (const name of ['click', 'auxclick'] as const) addEventListener(name, keep, true);
  const { followWay } = await import('./ask-applied.ts');
  for (const name of ['click', 'auxclick'] as const) removeEventListener(name, keep, true);
  for (const event of early) followWay(event);
}

if (document.querySelector('[data-neighbours]')) void import('./neighbours.ts');
if (isChosen || isOwnPage) void remember();
else whenKept({ keys: [], events: TOUCHES }, remember);
