import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  FastifySchema,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from 'fastify';
import { problemDetails } from '#schemas/api/problem-details.ts';

/** The application, or the part of it that a plugin has, whose handlers have the types of their schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** A request of a route with this schema, for handlers that are functions of their own. */
export type ApiRequest<Schema extends FastifySchema> = FastifyRequest<
  RouteGenericInterface,
  RawServerDefault,
  RawRequestDefaultExpression,
  Schema,
  TypeBoxTypeProvider
>;

const problemAnswer = {
  description: 'What went wrong, why, and what helps',
  content: { 'application/problem+json': { schema: problemDetails } },
} as const;

/** Answers of a route that are problems, by their status: `...problems(404, 503)`. */
export function problems<const Status extends number>(...statuses: readonly Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, problemAnswer])) as {
    readonly [Each in Status]: typeof problemAnswer;
  };
}
