import type { FastifyInstance } from 'fastify';
import { isRecord } from '#schemas/json/fields.ts';

/** The OpenAPI document of a server, as a reader of it sees it. */
export interface ApiDocument {
  readonly whole: Readonly<Record<string, unknown>>;
  readonly operations: readonly ApiOperation[];
}

export interface ApiOperation {
  readonly method: string;
  readonly path: string;
  readonly words: Readonly<Record<string, unknown>>;
  /** Bodies that it takes, by media type. */
  readonly sent: readonly ApiBody[];
  readonly answered: readonly ApiBody[];
}

/** A body of a request or an answer as one media type has it. */
export interface ApiBody {
  /** Such as `POST /v4/agencies/{agency}/jobs answers 200 with application/json`. */
  readonly name: string;
  readonly type: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly examples: readonly unknown[];
}

export async function readApiDocument(app: FastifyInstance): Promise<ApiDocument> {
  const whole = toRecord((await app.inject('/docs/json')).json());
  const operations = entriesAt(whole, 'paths').flatMap(([path, methods]) =>
    Object.entries(toRecord(methods)).map(([method, words]) =>
      toOperation(whole, { method: method.toUpperCase(), path, words: toRecord(words) }),
    ),
  );
  return { whole, operations };
}

function toOperation(
  whole: ApiDocument['whole'],
  operation: Pick<ApiOperation, 'method' | 'path' | 'words'>,
): ApiOperation {
  const { method, path, words } = operation;
  const bodiesAt = (value: unknown, does: string): ApiBody[] =>
    entriesAt(value, 'content').map(([type, media]) => ({
      name: `${method} ${path} ${does} ${type}`,
      type,
      schema: toRecord(toRecord(media)['schema']),
      examples: examplesOf(whole, toRecord(media)),
    }));
  return {
    ...operation,
    sent: bodiesAt(words['requestBody'], 'takes'),
    answered: entriesAt(words['responses']).flatMap(([status, response]) =>
      bodiesAt(response, `answers ${status} with`),
    ),
  };
}

function examplesOf(whole: ApiDocument['whole'], media: Readonly<Record<string, unknown>>) {
  const { schema, example, examples } = media;
  const named = entriesAt(examples).map(([, entry]) => toRecord(entry)['value']);
  const shape = toRecord(schema);
  const own = shape['examples'] ?? component(whole, shape['$ref'])['examples'];
  return [
    ...(example === undefined ? [] : [example]),
    ...named,
    ...(Array.isArray(own) ? own : []),
  ];
}

function component(whole: ApiDocument['whole'], $ref: unknown): Readonly<Record<string, unknown>> {
  const name = String($ref).replace('#/components/schemas/', '');
  return toRecord(toRecord(toRecord(whole['components'])['schemas'])[name]);
}

/** Entries of the object that lies so deep; none where there is no object. */
export function entriesAt(value: unknown, ...path: readonly string[]): [string, unknown][] {
  return Object.entries(
    path.reduce((inner, name) => toRecord(toRecord(inner)[name]), toRecord(value)),
  );
}

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
