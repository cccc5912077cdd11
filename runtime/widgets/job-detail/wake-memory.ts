import { whenKept, ZONE, ZONE_CHANGED } from '../../client/memory/kept-marks.ts';

// What a job's panel says to who was here before comes once somebody looks at a job: on its own page, as the one that
// was chosen beside a list, or by touching the one that stands there by itself.

const TOUCHES = ['rumbo:swap', 'pointerdown', 'focusin'];

whenKept({ keys: [ZONE], events: [ZONE_CHANGED] }, () => void import('./zone-distance.ts'));

const isChosen = new URLSearchParams(location.search).has('job');
const isOwnPage = document.querySelector('[data-shown-job]')?.closest('[data-panel]') === null;
const remember = () => void import('./ask-applied.ts');
if (document.querySelector('[data-neighbours]')) void import('./neighbours.ts');
if (isChosen || isOwnPage) remember();
else whenKept({ keys: [], events: TOUCHES }, remember);
