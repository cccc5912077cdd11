import { partition } from 'lodash-es';
import type { WeightedTypeahead } from '#schemas/api/places.ts';
import type { Gazetteer } from './gazetteer.ts';
import { createNearTest } from './near-places.ts';
import type { Place } from './place.ts';

/** Open jobs of an agency's clients by the id of their place. */
export type ClientPlaces = ReadonlyMap<number, number>;

/**
 * Places for what was typed so far: those that it begins a name of before those that have it inside a word or as
 * their state. Of each kind those with open jobs first, the most jobs before; then the rest in the order of the
 * plain typeahead. Proximity puts what is near a place with jobs before what is not; the
 * distance filter keeps only that. Without any jobs there is nothing to be near to: the plain list.
 */
export function suggestWeighted(
  gazetteer: Gazetteer,
  clientPlaces: ClientPlaces,
  query: WeightedTypeahead,
): readonly Place[] {
  const { search_city, num_results, client_location_num_results } = query;
  const jobsOf = ({ id }: Pick<Place, 'id'>): number => clientPlaces.get(id) ?? 0;
  const withJobs = gazetteer
    .typeahead(search_city, client_location_num_results, ({ id }) => clientPlaces.has(id))
    .sort((a, b) => jobsOf(b) - jobsOf(a));
  const centres = [...clientPlaces]
    .sort(([, a], [, b]) => b - a)
    .slice(0, client_location_num_results)
    .flatMap(([id]) => gazetteer.placeById(id) ?? []);
  const all = [...withJobs, ...suggestRest(gazetteer, centres, query)];
  const [meant, others] = partition(all, (place) => gazetteer.isMeant(place, search_city));
  return withoutLookalikes([...meant, ...others]).slice(0, num_results);
}

function withoutLookalikes(places: readonly Place[]): readonly Place[] {
  const seen = new Set<string>();
  return places.filter(({ city, state }) => {
    const label = `${city}\n${state}`;
    return !seen.has(label) && seen.add(label);
  });
}

function suggestRest(
  gazetteer: Gazetteer,
  centres: readonly Place[],
  query: WeightedTypeahead,
): readonly Place[] {
  const { search_city, num_results, enable_distance_filter, enable_location_proximity } = query;
  const suggest = (keeps?: (place: Place) => boolean): Place[] =>
    gazetteer.typeahead(search_city, num_results, keeps);
  if (centres.length === 0 || !(enable_distance_filter || enable_location_proximity))
    return suggest();
  const near = suggest(createNearTest(centres, query.radius));
  return enable_distance_filter ? near : [...near, ...suggest()];
}
