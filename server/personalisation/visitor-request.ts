import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { personalId } from '#schemas/api/personalisation.ts';
import { STORABLE } from '#schemas/api/shapes.ts';

/** Profiles take a few hundred bytes. */
export const MAX_PROFILE_BYTES = 64 * 1024;

/** Of the recommendation and the browsing call. */
export const candidateParams = Type.Object({
  agencyId: personalId,
  siteId: personalId,
  userId: Type.String({
    maxLength: 200,
    pattern: STORABLE,
    description: 'Tells one browser from others. Ignored: nothing is kept of a visitor.',
  }),
});

/** No object is wrong, since the specification does not show this body; nor is none. */
export const profileBody = Type.Unsafe<unknown>({
  description:
    'A `PersonalJobsRequest`, all of it optional: `viewedJobIds` and `appliedJobIds` (newest first, 20 count), `point` ({ latitude, longitude }), `preferences` ({ vehicles, licences, schedules, radius in km }) and `numberOfRecommendedJobs`. What cannot be read is left out.',
  not: {
    anyOf: [{ type: 'array' }, { type: 'string' }, { type: 'number' }, { type: 'boolean' }],
  },
  examples: [
    {
      viewedJobIds: ['4217'],
      point: { latitude: 25.67, longitude: -100.31 },
      preferences: { vehicles: ['Motocicleta'], radius: 10 },
      numberOfRecommendedJobs: 6,
    },
  ],
});

/** Log serialisers for routes whose address names a visitor: the pattern is logged in its place. */
export const hidesVisitor = {
  req: ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) => ({
    method,
    path: routeOptions.url,
  }),
};
