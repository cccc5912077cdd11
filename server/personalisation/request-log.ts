import type { FastifyRequest } from 'fastify';

/** Log serialisers for routes whose address names a visitor: the pattern is logged in its place. */
export const hidesVisitor = {
  req: ({ method, routeOptions }: Pick<FastifyRequest, 'method' | 'routeOptions'>) => ({
    method,
    path: routeOptions.url,
  }),
};
