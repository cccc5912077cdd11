import { suggestionFor } from './closest-name.ts';
import { createProblem } from './create-problem.ts';
import { isRecord } from './fields.ts';
import { propertyNames } from './generated/field-paths.ts';
import { childAt, escapePointer, pointerTokens } from './json-pointer.ts';
import { MAX_PROBLEMS, type Problem } from './problem.ts';
import type { ProblemCode } from './problem-catalogue.ts';
import type { ValidationError, Validator } from './validator.ts';

export interface ValidationPlace {
  /** Pointer of the validated value inside its document. */
  readonly base: string;
  readonly nodeId?: string | undefined;
}

/** Runs a compiled validator and words its first 200 errors as problems. */
export function problemsOfValidation(
  validate: Validator,
  data: unknown,
  place: ValidationPlace,
): Problem[] {
  if (validate(data)) return [];
  const errors = validate.errors ?? [];
  return errors
    .filter(({ keyword }) => keyword !== 'oneOf')
    .slice(0, MAX_PROBLEMS)
    .map((error) => toProblem(error, valueAt(data, error.instancePath), place));
}

type Params = Problem['params'];
/** Code, params and, where the problem is a child of the reported value, the child's name. */
type Wording = (error: ValidationError, value: unknown) => [ProblemCode, Params, string?];

const WORDINGS: Readonly<Record<string, Wording>> = {
  required: ({ params }) => ['property-missing', { name: text(params['missingProperty']) }],
  additionalProperties: wordUnknownProperty,
  type: ({ params }) => ['value-wrong-type', { expected: text(params['type']) }],
  enum: wordNotAllowed,
  const: ({ params }) => ['value-not-allowed', { allowed: text(params['allowedValue']) }],
  pattern: () => ['value-wrong-format', {}],
  maxLength: ({ params }) => [
    'value-too-long',
    { limit: Number(params['limit']), unit: 'characters' },
  ],
  maxItems: ({ params }) => ['value-too-long', { limit: Number(params['limit']), unit: 'items' }],
  minLength: ({ params }) => [
    'value-too-short',
    { limit: Number(params['limit']), unit: 'characters' },
  ],
  minItems: ({ params }) => ['value-too-short', { limit: Number(params['limit']), unit: 'items' }],
  minimum: wordRange,
  maximum: wordRange,
  exclusiveMinimum: wordRange,
  not: () => ['section-two-contents', {}],
};

function toProblem(error: ValidationError, value: unknown, place: ValidationPlace): Problem {
  const wording = WORDINGS[error.keyword];
  if (!wording)
    throw new Error(
      `No wording for the schema keyword "${error.keyword}" (${error.schemaPath}). Add one to WORDINGS.`,
    );
  const [code, params, child] = wording(error, value);
  const pointer =
    place.base + error.instancePath + (child === undefined ? '' : `/${escapePointer(child)}`);
  return createProblem(code, { pointer, nodeId: place.nodeId }, params);
}

function wordUnknownProperty(
  { params }: ValidationError,
  value: unknown,
): [ProblemCode, Params, string] {
  const name = text(params['additionalProperty']);
  return ['property-unknown', { name, ...suggestionFor(name, absentSiblings(value)) }, name];
}

/**
 * Names that an object could still have. A validation error does not say which definition it judged,
 * so the definitions that share most properties with the object are taken.
 */
function absentSiblings(value: unknown): string[] {
  if (!isRecord(value)) return [];
  const shared = (names: readonly string[]) =>
    names.filter((name) => Object.hasOwn(value, name)).length;
  const definitions = Object.values(propertyNames);
  const most = Math.max(...definitions.map(shared));
  if (most === 0) return [];
  const likely = definitions.filter((names) => shared(names) === most).flat();
  return likely.filter((name) => !Object.hasOwn(value, name));
}

function wordNotAllowed({ params }: ValidationError, value: unknown): [ProblemCode, Params] {
  const allowed = Array.isArray(params['allowedValues']) ? params['allowedValues'].map(text) : [];
  const suggestion = typeof value === 'string' ? suggestionFor(value, allowed) : {};
  return ['value-not-allowed', { allowed: allowed.join(', '), ...suggestion }];
}

function wordRange({ params }: ValidationError): [ProblemCode, Params] {
  return [
    'value-out-of-range',
    { comparison: text(params['comparison']), limit: Number(params['limit']) },
  ];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function valueAt(data: unknown, pointer: string): unknown {
  return pointerTokens(pointer).reduce(childAt, data);
}
