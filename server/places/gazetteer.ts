import type { Point } from '#schemas/api/jobs.ts';
import { type Area, createAreaIndex } from './area-index.ts';
import { readGazetteerFile } from './gazetteer-file.ts';
import { normaliseState } from './mexican-states.ts';
import { createNameIndex, type PlaceQuery } from './name-index.ts';
import { createNearPlaces } from './near-places.ts';
import type { NamedPlace, Place } from './place.ts';
import { createPlaceTypeahead, isMeant } from './place-typeahead.ts';

/** The places of Mexico in memory. */
export interface Gazetteer {
  /**
   * The place that a text means. Accents, case and punctuation do not matter; aliases and names of
   * municipalities count; an area alone is its biggest town. Of places with one name the state decides, else the
   * population. Undefined
   * for another country, for a state that is none of Mexico's, and for unknown names.
   */
  readonly findPlace: (query: PlaceQuery) => Place | undefined;
  /** The towns that a name such as 'la Laguna' or 'Satélite' stands for; undefined for any other. */
  readonly findArea: (text: string) => Area | undefined;
  readonly normaliseState: (text: string) => string | undefined;
  /**
   * Up to `limit` places for what was typed so far, best first: names that begin with it, then words that
   * do, then the rest, weighed by population; before them the towns of the area that it is called. No two look the
   * same. `keeps` is asked about places whose name matches, and only while they can still be in the list.
   */
  readonly typeahead: (text: string, limit: number, keeps?: (place: Place) => boolean) => Place[];
  /** Whether what was typed begins a name of the place, a word of one, or the name of its area. */
  readonly isMeant: (place: Place, text: string) => boolean;
  readonly nearestPlace: (point: Point, maxKm: number) => Place | undefined;
  readonly placeById: (id: number) => Place | undefined;
}

/**
 * The gazetteer; each part of it is made on its first use, not when the server starts.
 * @param file a build runs from another folder than the sources and says where the file is
 */
export function openGazetteer(file?: string): Gazetteer {
  const places = once(() => readGazetteerFile(file));
  const names = once(() => createNameIndex(places()));
  const areas = once(() => createAreaIndex(names().find));
  const suggest = once(() => createPlaceTypeahead(places()));
  const near = once(() => createNearPlaces(places()));
  const byId = once(() => new Map<number, NamedPlace>(places().map((place) => [place.id, place])));
  return {
    findPlace: (query) => {
      const isAlone = !query.state && !query.country;
      return (isAlone ? areas()(query.city)?.towns[0] : undefined) ?? names().find(query);
    },
    findArea: (text) => areas()(text),
    normaliseState,
    typeahead: (text, limit, keeps) => {
      const towns = areas()(text)?.towns.filter((town) => keeps?.(town) ?? true) ?? [];
      const others = suggest()(text, limit, keeps).filter((place) => !towns.includes(place));
      return [...towns, ...others].slice(0, Math.max(0, limit));
    },
    isMeant: (place, text) => {
      const named = byId().get(place.id);
      if (areas()(text)?.towns.some(({ id }) => id === place.id)) return true;
      return named !== undefined && isMeant(named, text);
    },
    nearestPlace: (point, maxKm) => near().nearest(point, maxKm),
    placeById: (id) => byId().get(id),
  };
}

function once<Value>(create: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: create() };
    return made.value;
  };
}
