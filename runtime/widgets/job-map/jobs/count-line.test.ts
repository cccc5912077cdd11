import { expect, it } from 'vitest';
import messages from '../../../messages/es.json';
import { MAP_TEXTS, type MapTexts } from '../view/map-data.ts';
import { countLine } from './count-line.ts';
import type { MapJob } from './load-jobs.ts';

const job: MapJob = {
  ...{ urlSlug: 'a', title: '', company: '', city: '', place: '', pay: '', schedule: '' },
  ...{ longitude: -100, latitude: 20 },
};

const known = new Map<string, unknown>(Object.entries(messages));
const texts = Object.fromEntries(
  [...MAP_TEXTS, 'untitled'].map((name) => [name, known.get(`job-map.${name}`)]),
) as MapTexts;

it.each([
  [0, 0, 0, 'Esta búsqueda no tiene vacantes.'],
  [1, 1, 0, '1 vacante en el mapa.'],
  [
    ...([0, 2, 2] as const),
    'Ninguna vacante de esta búsqueda tiene ubicación exacta. 2 vacantes sin ubicación exacta solo están en la lista.',
  ],
  [
    ...([2, 3, 1] as const),
    '2 vacantes en el mapa. 1 vacante sin ubicación exacta solo está en la lista.',
  ],
] as const)(
  'says of %i shown of %i found, %i without a place: %s',
  (shown, total, unplaced, line) => {
    expect(countLine(texts, { jobs: Array<MapJob>(shown).fill(job), total, unplaced })).toBe(line);
  },
);
