import { type RawBuilder, sql } from 'kysely';
import type { FacetField, Point } from '#schemas/api/jobs.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { isListed } from '../../records/to-job.ts';
import { isAllowed } from './allowed-values.ts';
import {
  type Condition,
  hasText,
  matchesKeyword,
  type Route,
  type TitleChoice,
} from './matches-keyword.ts';
import type { NamedTowns } from './named-towns.ts';
import { isAroundTowns } from './near-first.ts';
import type { JobSelection } from './normalise-search.ts';
import type { PlacedKeyword } from './placed-keyword.ts';
import { isNear, isWithinRadius } from './radius.ts';

/** Which jobs a search is about. */
export interface SearchTarget {
  readonly scope: JobScope;
  readonly selection: JobSelection;
  readonly keyword: PlacedKeyword | undefined;
  /** Fields whose filters the keyword's words answer, see `narrowKeyword`. */
  readonly inKeyword?: readonly FacetField[];
  /** Both without it. */
  readonly titles?: TitleChoice;
}

/**
 * The open jobs of a search, in a form that makes PostgreSQL go that way. Left to itself it reads every row for a
 * common word, since it does not count that vectors come from outside the row, and knows nothing of places.
 */
export function whereSelected(
  {
    scope,
    selection: { searchFields, allowed, radii, area, towns },
    keyword,
    inKeyword = [],
    titles,
  }: SearchTarget,
  route: Route = 'collect',
  among: Condition = isListedIn(scope),
): Condition {
  const texts =
    keyword === undefined ? [] : matchesKeyword({ keyword, searchFields, titles, among }, route);
  const facts = [
    ...allowed.map((filter) => isAllowed(filter, inKeyword.includes(filter.field))),
    // A keyword's jobs around a place are fewer than all jobs there, and the text index finds them alone.
    ...radii.map(route === 'walk' || keyword !== undefined ? isNear : isWithinRadius),
    ...(area.length === 0 ? [] : [isInArea(area)]),
    ...(towns === undefined || towns.otherStates.length === 0
      ? []
      : [sql<boolean>`coalesce(state, '') <> all(${towns.otherStates}::text[])`]),
    ...(towns === undefined || towns.partNames.length === 0 || towns.aroundKm !== undefined
      ? []
      : [isInNamedTown(towns)]),
    ...(keyword?.town === undefined || towns?.aroundKm === undefined
      ? []
      : [sql<boolean>`(${hasText(keyword.town)} or ${isAroundTowns(towns)})`]),
  ];
  return allTrue([among, ...(route === 'walk' ? inTurn(facts, texts) : [...texts, ...facts])]);
}

function isListedIn({ agencyId, clientId }: JobScope): Condition {
  return allTrue([
    sql`agency_id = ${agencyId}`,
    ...(clientId === undefined ? [] : [sql<boolean>`client_id = ${clientId}`]),
    isListed,
  ]);
}

/** Tells PostgreSQL which conditions to look at first: it does not know that vectors lie outside the row. */
function inTurn(first: readonly Condition[], then: readonly Condition[]): readonly Condition[] {
  if (first.length === 0 || then.length === 0) return [...first, ...then];
  return [sql`case when ${allTrue(first)} then ${allTrue(then)} else false end`];
}

function allTrue(conditions: readonly Condition[]): Condition {
  return sql`${sql.join([...conditions], sql` and `)}`;
}

/** García, not San Pedro Garza García beside it; jobs of other towns may still say that they are for García too. */
function isInNamedTown({ places, partNames }: NamedTowns): Condition {
  const ids = places.map(({ id }) => id);
  const holdsName = partNames.map(
    (name) => sql`position(${` ${name} `} in ' ' || city || ' ') > 0`,
  );
  return sql<boolean>`(place_id is null or place_id = any(${ids}::int[]) or not (${sql.join(holdsName, sql` or `)}))`;
}

/**
 * Jobs inside a part of the map: a box, which an index answers, and within it the polygon where there is one. A job
 * without a point is in no area.
 */
function isInArea(area: readonly Point[]): RawBuilder<boolean> {
  const latitudes = area.map(({ latitude }) => latitude);
  const longitudes = area.map(({ longitude }) => longitude);
  const box = sql<boolean>`latitude between ${Math.min(...latitudes)} and ${Math.max(...latitudes)}
    and longitude between ${Math.min(...longitudes)} and ${Math.max(...longitudes)}`;
  if (area.length === 2) return box;
  const corners = area.map(({ latitude, longitude }) => `(${longitude},${latitude})`);
  return sql`${box} and ${`(${corners.join(',')})`}::polygon @> point(longitude, latitude)`;
}
