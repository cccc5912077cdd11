import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifySchema } from 'fastify';

const OPTIONS: Options = { removeAdditional: false, useDefaults: true, allErrors: false };

/** Checks requests with JSON Schema 2020-12. Only params and queries, which are text, are coerced. */
export function addSchemaValidator(app: FastifyInstance): void {
  const exact = new Ajv2020(OPTIONS);
  const coercing = new Ajv2020({ ...OPTIONS, coerceTypes: 'array' });
  app.setValidatorCompiler<FastifySchema>(({ schema, httpPart }) => {
    const isText = httpPart === 'params' || httpPart === 'querystring';
    return (isText ? coercing : exact).compile(schema);
  });
}
