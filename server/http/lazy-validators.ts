import {
  Ajv2020,
  type AnySchemaObject,
  type Options,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify';
import { shareShapes } from './shared-shapes.ts';

const OPTIONS: Options = {
  removeAdditional: false,
  useDefaults: true,
  allErrors: false,
  // What they are checked by would be compiled at each start; a test of the API's document does it once.
  validateSchema: false,
};

/**
 * Checks requests with JSON Schema 2020-12. Only params and queries, which are text, are coerced. Each validator is
 * made when the first request needs it: all together they take a good part of the start, and few are used in a run.
 */
export function addLazyValidators(app: FastifyInstance): void {
  const exact = new Ajv2020(OPTIONS);
  const coercing = new Ajv2020({ ...OPTIONS, coerceTypes: 'array' });
  const compile: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) => {
    const isText = httpPart === 'params' || httpPart === 'querystring';
    return validateLazily(isText ? coercing : exact, schema);
  };
  shareShapes(app, (shape) => {
    exact.addSchema(shape);
    coercing.addSchema(shape);
  });
  // A compiler of the application is none of its plugins' any more as soon as they have shapes.
  app.addHook('onRoute', (route) => {
    route.validatorCompiler = compile;
  });
}

function validateLazily(ajv: Ajv2020, schema: AnySchemaObject) {
  let validate: ValidateFunction | undefined;
  return (value: unknown) => {
    validate ??= ajv.compile(schema);
    return validate(value) ? {} : { error: validate.errors ?? [] };
  };
}
