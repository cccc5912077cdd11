import type { FastifyInstance } from 'fastify';
import { isRecord } from '#schemas/json/fields.ts';

/** Refuses parameters of a path with a NUL character, which PostgreSQL takes in no text, as a schema would. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const params = isRecord(request.params) ? request.params : {};
    const name = Object.keys(params).find((key) => key !== '*' && hasNul(params[key]));
    if (name === undefined) done();
    else done(nulError(name));
  });
}

function hasNul(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\0');
}

function nulError(name: string): Error {
  const message = 'must not have a NUL character (%00)';
  return Object.assign(new Error(message), {
    statusCode: 400,
    validation: [{ instancePath: `/${name}`, message }],
    validationContext: 'params',
  });
}
