import { afterEach, describe, expect, it, vi } from 'vitest';
import { distanceKm } from '#schemas/api/distance.ts';
import type { WeightedTypeahead } from '#schemas/api/places.ts';
import type { JobScope } from '../jobs/records/job-scope.ts';
import { openGazetteer } from './gazetteer.ts';
import { readGazetteerFile } from './gazetteer-file.ts';
import { rememberClientPlaces } from './town-routes.ts';
import { suggestWeighted } from './weighted-typeahead.ts';

const gazetteer = openGazetteer();
const places = readGazetteerFile();

/** Every 40th place has jobs, the first the most: 200 places all over the country. */
const scattered = places.filter((_, index) => index % 40 === 0).slice(0, 200);
const clientPlaces = new Map(scattered.map(({ id }, index) => [id, scattered.length - index]));
const centres = scattered.slice(0, 100);

function request(search_city: string, radius: number): WeightedTypeahead {
  return {
    search_city,
    radius,
    norm_country: '',
    site_id: '',
    agency_id: 'entregas',
    client_id: '',
    num_results: 100,
    client_location_num_results: 100,
    enable_location_proximity: false,
    enable_distance_filter: true,
  };
}

/** Measures every place from every centre. */
function naiveIds(search_city: string, radius: number): readonly number[] {
  const withJobs = gazetteer
    .typeahead(search_city, 100, ({ id }) => clientPlaces.has(id))
    .sort((a, b) => (clientPlaces.get(b.id) ?? 0) - (clientPlaces.get(a.id) ?? 0));
  const near = new Set(
    places
      .filter((place) => centres.some((centre) => distanceKm(centre, place) <= radius))
      .map(({ id }) => id),
  );
  const rest = gazetteer.typeahead(search_city, 100, ({ id }) => near.has(id));
  const labels = new Map<string, number>();
  const all = [...withJobs, ...rest];
  const meant = all.filter((place) => gazetteer.isMeant(place, search_city));
  const others = all.filter((place) => !gazetteer.isMeant(place, search_city));
  for (const { city, state, id } of [...meant, ...others])
    if (!labels.has(`${city}, ${state}`)) labels.set(`${city}, ${state}`, id);
  return [...labels.values()].slice(0, 100);
}

afterEach(() => vi.restoreAllMocks());

describe('the kind of match', () => {
  const idOf = (city: string, state: string) => gazetteer.findPlace({ city, state })?.id ?? 0;
  const jobs = new Map([
    [idOf('León', 'Guanajuato'), 90],
    [idOf('Celaya', 'Guanajuato'), 80],
    [idOf('Aguascalientes', 'Aguascalientes'), 70],
    [idOf('Playa del Carmen', 'Quintana Roo'), 60],
    [idOf('Guanajuato', 'Guanajuato'), 2],
    [idOf('Guadalupe', 'Nuevo León'), 5],
  ]);
  const citiesFor = (text: string) => {
    const query = { ...request(text, 25), enable_distance_filter: false, num_results: 10 };
    return suggestWeighted(gazetteer, jobs, query).map(({ city }) => city);
  };

  it("comes before the number of jobs: 'gua' inside a word or as the state is not meant", () => {
    const cities = citiesFor('gua');
    expect(cities.slice(0, 2)).toEqual(['Guadalupe', 'Guanajuato']);
    expect(cities).toContain('Guadalajara');
    expect(cities).not.toContain('León');
    expect(citiesFor('guascali')[0]).toBe('Aguascalientes');
  });

  it('lets words within a name be meant, and the towns of a state by its whole name', () => {
    expect(citiesFor('carmen')[0]).toBe('Playa del Carmen');
    expect(citiesFor('Guanajuato').slice(0, 3)).toEqual(['León', 'Celaya', 'Guanajuato']);
  });
});

describe('names of the gazetteer', () => {
  it('have no digit behind their last word, as Zapopan2 had', () => {
    expect(places.filter(({ city }) => /\p{L}\d+$/u.test(city)).map(({ city }) => city)).toEqual(
      [],
    );
  });
});

describe('the distance filter', () => {
  it.each([
    ['a', 500],
    ['san', 25],
    ['mor', 5],
    ['villa', 60],
    ['e', 0],
  ])('keeps for %j within %d km what measuring every place would keep', (text, radius) => {
    const found = suggestWeighted(gazetteer, clientPlaces, request(text, radius));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(naiveIds(text, radius));
  });

  it('measures few distances however many places have jobs', () => {
    const measured = vi.spyOn(Math, 'asin');
    suggestWeighted(gazetteer, clientPlaces, request('a', 500));
    expect(measured.mock.calls.length).toBeGreaterThan(0);
    expect(measured.mock.calls.length).toBeLessThan(places.length);
  });
});

describe('the memory of places with jobs', () => {
  const A = { agencyId: 'a' };

  it('asks once per scope, also when asked twice at once', async () => {
    const asked: JobScope[] = [];
    const placesOf = rememberClientPlaces(async (scope) => {
      asked.push(scope);
      return new Map([[1, asked.length]]);
    });
    const [first, second] = await Promise.all([placesOf(A), placesOf(A)]);
    expect(second).toBe(first);
    expect(await placesOf(A)).toBe(first);
    expect(await placesOf({ ...A, clientId: 'c' })).not.toEqual(first);
    expect(await placesOf({ agencyId: 'b' })).not.toEqual(first);
    expect(asked).toEqual([A, { ...A, clientId: 'c' }, { agencyId: 'b' }]);
  });

  it('forgets after 30 seconds', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    let jobs = 0;
    const placesOf = rememberClientPlaces(async () => new Map([[1, ++jobs]]));
    expect(await placesOf(A)).toEqual(new Map([[1, 1]]));
    clock.mockReturnValue(30_000);
    expect(await placesOf(A)).toEqual(new Map([[1, 1]]));
    await new Promise((resolve) => setTimeout(resolve, 5));
    clock.mockReturnValue(31_002);
    expect(await placesOf(A)).toEqual(new Map([[1, 2]]));
  });

  it('does not keep a failure', async () => {
    let isDown = true;
    const placesOf = rememberClientPlaces(async () => {
      if (isDown) throw new Error('The database is down.');
      return new Map();
    });
    await expect(placesOf(A)).rejects.toThrow('down');
    isDown = false;
    expect(await placesOf(A)).toEqual(new Map());
  });
});
