import { afterLoad, whenKept } from '../../client/memory/kept-marks.ts';

// A map that the address asks for comes right after the page. Any other is opened once the search shows one; what opens
// it comes when the browser has nothing else to do.

if (document.querySelector('[data-job-map]')) afterLoad(open);
else whenKept({ keys: [], events: ['rumbo:swap'], idle: true }, open);

async function open(event?: Event): Promise<void> {
  const { startMap } = await import('./live/map-opening.ts');
  startMap(event !== undefined);
}
