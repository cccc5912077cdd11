import type { FastifyInstance } from 'fastify';

/**
 * JSON bodies, where an empty one means "no body": clients of the original services declare JSON and
 * send nothing. `__proto__` and `constructor` keys are refused. Every other media type is a 415.
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}
