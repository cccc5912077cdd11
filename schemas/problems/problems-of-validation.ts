import type { ValidationError, Validator } from '../definitions/validator.ts';
import { type RootDefinition, shapeAt } from '../fields/shape-at.ts';
import { valueFormats } from '../generated/value-formats.ts';
import { childAt, escapePointer, pointerTokens } from '../json/json-pointer.ts';
import { suggestionFor } from '../text/closest-name.ts';
import { createProblem } from './create-problem.ts';
import type { ProblemCode } from './generated/problem-catalogue.ts';
import { MAX_PROBLEMS, type Problem } from './problem.ts';

export interface ValidationPlace {
  /** Pointer of the validated value inside its document. */
  readonly base: string;
  /** What the validator judges, for "did you mean". */
  readonly definition: RootDefinition;
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
    .map((error) => toProblem(error, data, place));
}

type Params = Problem['params'];
/** Code, params and, where the problem is a child of the reported value, the child's name. */
type Wording = (error: ValidationError, judged: Judged) => [ProblemCode, Params, string?];

interface Judged {
  /** The value that an error is about. */
  readonly value: unknown;
  /** Names that the schemas know for the properties of the value. */
  readonly names: () => readonly string[];
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  required: ({ params }) => ['property-missing', { name: text(params['missingProperty']) }],
  additionalProperties: wordUnknownProperty,
  type: ({ params }, { value }) => [
    'value-wrong-type',
    // Nothing was chosen yet: people are told so, not that it is of another type.
    { expected: text(params['type']), ...(value === null && { found: 'null' }) },
  ],
  enum: wordNotAllowed,
  const: ({ params }) => ['value-not-allowed', { allowed: text(params['allowedValue']) }],
  pattern: ({ params }) => ['value-wrong-format', formatOf(text(params['pattern']))],
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
  uniqueItems: wordRepeated,
  not: () => ['section-two-contents', {}],
};

function toProblem(error: ValidationError, data: unknown, place: ValidationPlace): Problem {
  const wording = WORDINGS[error.keyword];
  if (!wording)
    throw new Error(
      `No wording for the schema keyword "${error.keyword}" (${error.schemaPath}). Add one to WORDINGS.`,
    );
  const [code, params, child] = wording(error, judgedBy(error, data, place));
  const pointer =
    place.base + error.instancePath + (child === undefined ? '' : `/${escapePointer(child)}`);
  return createProblem(code, { pointer, nodeId: place.nodeId }, params);
}

function judgedBy(
  { instancePath: pointer }: ValidationError,
  data: unknown,
  { definition }: ValidationPlace,
): Judged {
  const names = () => Object.keys(shapeAt({ definition, data, pointer })?.fields ?? {});
  return { value: pointerTokens(pointer).reduce(childAt, data), names };
}

function wordUnknownProperty(
  { params }: ValidationError,
  { value, names }: Judged,
): [ProblemCode, Params, string] {
  const name = text(params['additionalProperty']);
  const absent = names().filter((each) => childAt(value, each) === undefined);
  return ['property-unknown', { name, ...suggestionFor(name, absent) }, name];
}

function wordNotAllowed({ params }: ValidationError, { value }: Judged): [ProblemCode, Params] {
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

/** Names the format for its words; the pattern of a schema that is not the product's has none. */
function formatOf(pattern: string): Params {
  const format = valueFormats[pattern];
  return { format: format ?? 'other' };
}

/** The later of two equal items is the one too many. */
function wordRepeated({ params }: ValidationError): [ProblemCode, Params, string] {
  const [first, again] = [Number(params['i']), Number(params['j'])].sort((a, b) => a - b);
  return ['value-repeated', { first: Number(first) + 1 }, String(again)];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
