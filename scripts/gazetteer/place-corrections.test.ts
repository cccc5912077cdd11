import { expect, it } from 'vitest';
import { readGazetteerFile } from '#server/places/gazetteer-file.ts';
import corrections from './place-corrections.json' with { type: 'json' };

const places = new Map(readGazetteerFile().map((place) => [place.id, place]));

it('the committed gazetteer holds every correction; else run npx tsx scripts/gazetteer/main.ts', () => {
  for (const { id, name, state, municipality } of corrections.names) {
    const place = places.get(id);
    expect(place?.city).toBe(name);
    if (state !== undefined) expect(place?.state).toBe(state);
    if (municipality !== undefined) expect(place?.municipality).toBe(municipality);
  }
  for (const { id } of corrections.removed) expect(places.has(id)).toBe(false);
});

it('no town is named with a number that a source put behind it', () => {
  const named = [...places.values()].map(({ city }) => city);
  expect(named.filter((city) => /\p{L}\d/u.test(city))).toEqual([]);
});
