import type { Point } from '#schemas/api/jobs.ts';
import type {
  CommuteRetrieval,
  CommuteSearch,
  CommuteSuggestion,
  ReverseGeocode,
  ReverseGeocoded,
} from '#schemas/api/places.ts';

/**
 * Whoever knows addresses: the embedded gazetteer, or a service that the operator pays for. It never rejects. `from` is the
 * address of the connection, which is told nobody: questions of a network are counted.
 */
export interface Geocoder {
  /** Best first; none for texts that it does not know. */
  readonly suggest: (search: CommuteSearch, from: string) => Promise<readonly CommuteSuggestion[]>;
  /** Undefined for an id that it does not know. */
  readonly retrieve: (retrieval: CommuteRetrieval, from: string) => Promise<Point | undefined>;
  /** Null outside the service area. */
  readonly reverse: (question: ReverseGeocode, from: string) => Promise<ReverseGeocoded | null>;
}
