import { closestName } from './closest-name.ts';
import { createProblem } from './create-problem.ts';
import { propertyNames } from './generated/field-paths.ts';
import type { Problem } from './problem.ts';
import type { ProblemCode } from './problem-catalogue.ts';
import type { ValidationError, Validator } from './validator.ts';

export interface ValidationPlace {
  /** Pointer of the validated value inside its document. */
  readonly base: string;
  readonly nodeId?: string | undefined;
}

/** Runs a compiled validator and words its errors as problems. */
export function problemsOfValidation(
  validate: Validator,
  data: unknown,
  place: ValidationPlace,
): Problem[] {
  if (validate(data)) return [];
  const errors = validate.errors ?? [];
  return errors
    .filter(({ keyword }) => keyword !== 'oneOf')
    .map((error) => toProblem(error, place));
}

type Params = Problem['params'];
/** Code, params and, where the problem is a child of the reported value, the child's name. */
type Wording = (error: ValidationError) => [ProblemCode, Params, string?];

const WORDINGS: Readonly<Record<string, Wording>> = {
  required: ({ params }) => ['property-missing', { name: text(params['missingProperty']) }],
  additionalProperties: wordUnknownProperty,
  type: ({ params }) => ['value-wrong-type', { expected: text(params['type']) }],
  enum: ({ params }) => ['value-not-allowed', { allowed: list(params['allowedValues']) }],
  const: ({ params }) => ['value-not-allowed', { allowed: text(params['allowedValue']) }],
  pattern: () => ['value-wrong-format', {}],
  maxLength: ({ params }) => ['value-too-long', { limit: Number(params['limit']), unit: 'characters' }],
  maxItems: ({ params }) => ['value-too-long', { limit: Number(params['limit']), unit: 'items' }],
  minLength: ({ params }) => ['value-too-short', { limit: Number(params['limit']), unit: 'characters' }],
  minItems: ({ params }) => ['value-too-short', { limit: Number(params['limit']), unit: 'items' }],
  minimum: wordRange,
  maximum: wordRange,
  exclusiveMinimum: wordRange,
  not: () => ['section-two-contents', {}],
};

function toProblem(error: ValidationError, place: ValidationPlace): Problem {
  const wording = WORDINGS[error.keyword];
  if (!wording) throw new Error(`No wording for the schema keyword "${error.keyword}" (${error.schemaPath}). Add one to WORDINGS.`);
  const [code, params, child] = wording(error);
  const pointer = place.base + error.instancePath + (child === undefined ? '' : `/${escapePointer(child)}`);
  return createProblem(code, { pointer, nodeId: place.nodeId }, params);
}

function wordUnknownProperty({ params, schemaPath }: ValidationError): [ProblemCode, Params, string] {
  const name = text(params['additionalProperty']);
  const definition = /\$defs\/(\w+)\/additionalProperties$/.exec(schemaPath)?.[1] ?? '';
  const suggestion = closestName(name, propertyNames[definition] ?? []);
  return ['property-unknown', suggestion === undefined ? { name } : { name, suggestion }, name];
}

function wordRange({ params }: ValidationError): [ProblemCode, Params] {
  return ['value-out-of-range', { comparison: text(params['comparison']), limit: Number(params['limit']) }];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function list(values: unknown): string {
  return Array.isArray(values) ? values.map(text).join(', ') : text(values);
}

/** Escapes one reference token of a JSON Pointer. */
export function escapePointer(token: string): string {
  return token.replaceAll('~', '~0').replaceAll('/', '~1');
}
