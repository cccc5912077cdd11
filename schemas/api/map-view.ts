import { type Static, Type } from 'typebox';
import { resultExample, resultMembers, searchExample, searchMembers } from './jobs.ts';
import { withDefaults } from './shapes.ts';

/** Jobs that one answer may have (spec section 9, "Map view fetch"). */
export const MAX_MAP_RECORDS = 1000;

const unusedPage = Type.Optional(
  Type.Integer({ minimum: 0, description: 'Not used: a map has no pages.' }),
);

/** Body of `POST /v4/agencies/{agencyId}/jobs/map-view` (spec section 7). */
export const mapViewRequest = withDefaults(
  {
    ...searchMembers,
    commuteRequest: Type.Optional(
      Type.Unsafe<object | null>({
        type: ['object', 'null'],
        description: 'Not used: nothing here knows how long a way takes.',
      }),
    ),
    pageSize: unusedPage,
    pageNumber: unusedPage,
  },
  { $id: 'MapViewRequest', examples: [searchExample] },
);
export type MapViewRequest = Static<typeof mapViewRequest>;

/**
 * The envelope of a search. Its records are jobs that have a point, without their long texts, which are empty or null, and
 * with pay and schedule as their only details: a phone pays for every byte of a thousand jobs. The whole of a job is
 * asked for by its id.
 */
export const mapViewResult = Type.Object(
  {
    ...resultMembers,
    unplacedRecords: Type.Integer({ description: 'Of `totalRecords`, those without a point.' }),
  },
  { $id: 'MapViewResult', examples: [{ ...resultExample, unplacedRecords: 0 }] },
);
export type MapViewResult = Static<typeof mapViewResult>;
