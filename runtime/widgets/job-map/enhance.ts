import { whenKept } from '../../client/memory/kept-marks.ts';

// The map is opened where the address asks for one. What opens it comes after the page itself.

whenKept({ keys: [], events: ['rumbo:swap'], idle: true }, async (event) => {
  const { startMap } = await import('./live/map-opening.ts');
  startMap(event !== undefined);
});
