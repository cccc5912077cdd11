import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '#schemas/json/fields.ts';
import { openFilledServer } from '../testing/filled-server.ts';

interface Operation {
  /** Such as `GET /healthz`. */
  readonly name: string;
  readonly words: Readonly<Record<string, unknown>>;
}

/** A body of a request or an answer as one media type has it. */
interface Media {
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly examples: readonly unknown[];
}

let document: Readonly<Record<string, unknown>>;
let operations: readonly Operation[];

beforeAll(async () => {
  const { server, close } = await openFilledServer(async () => {});
  document = (await server.app.inject('/docs/json')).json();
  operations = entriesAt(document, 'paths').flatMap(([path, methods]) =>
    Object.entries(toRecord(methods)).map(([method, words]) => ({
      name: `${method.toUpperCase()} ${path}`,
      words: toRecord(words),
    })),
  );
  await close();
}, 120_000);

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function entriesAt(value: unknown, ...path: readonly string[]): [string, unknown][] {
  return Object.entries(
    path.reduce((inner, name) => toRecord(toRecord(inner)[name]), toRecord(value)),
  );
}

function component($ref: unknown): Readonly<Record<string, unknown>> {
  const name = String($ref).replace('#/components/schemas/', '');
  return toRecord(toRecord(toRecord(document['components'])['schemas'])[name]);
}

function toMedia(name: string, media: unknown): Media {
  const { schema, example, examples } = toRecord(media);
  const named = entriesAt(examples).map(([, entry]) => toRecord(entry)['value']);
  const shape = toRecord(schema);
  const own = shape['examples'] ?? component(shape['$ref'])['examples'];
  return {
    name,
    schema: shape,
    examples: [
      ...(example === undefined ? [] : [example]),
      ...named,
      ...(Array.isArray(own) ? own : []),
    ],
  };
}

/** Bodies that are sent and answered, files aside. */
function bodiesOf({ name, words }: Operation): Media[] {
  const sent = entriesAt(words['requestBody'], 'content').map(([type, media]) =>
    toMedia(`${name} takes ${type}`, media),
  );
  const answered = entriesAt(words['responses']).flatMap(([status, response]) =>
    entriesAt(response, 'content').map(([type, media]) =>
      toMedia(`${name} answers ${status} with ${type}`, media),
    ),
  );
  return [...sent, ...answered].filter(({ schema }) => schema['format'] !== 'binary');
}

describe('the document of the API', () => {
  it('says where the server is and what its domains are', () => {
    expect(document['servers']).toEqual([{ url: '/' }]);
    expect(operations.length).toBeGreaterThan(50);
  });

  it('gives each operation an id of its own', () => {
    const ids = operations.map(({ words }) => words['operationId']);
    const wrong = operations.filter(
      (_, index) => !isText(ids[index]) || ids.indexOf(ids[index]) !== index,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('gives each operation a summary, a description and a tag that is explained', () => {
    const tags = Array.isArray(document['tags']) ? document['tags'] : [];
    const explained = tags.filter(({ description }) => description).map(({ name }) => name);
    const wordless = operations.filter(({ words: { summary, description, tags } }) => {
      const isTagged =
        Array.isArray(tags) && tags.length > 0 && tags.every((tag) => explained.includes(tag));
      return !isText(summary) || !isText(description) || !isTagged;
    });
    expect(wordless.map(({ name }) => name)).toEqual([]);
  });

  it('has a name for each shape that is shared', () => {
    const names = entriesAt(document, 'components', 'schemas').map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Job', 'JobSearchRequest', 'ProblemDetails']));
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  it('has an example for each body', () => {
    const bare = operations.flatMap(bodiesOf).filter(({ examples }) => examples.length === 0);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('has examples that are what their schema says', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'document', components: document['components'] });
    const wrong = operations.flatMap(bodiesOf).flatMap(({ name, schema, examples }) => {
      const judge = ajv.compile(atDocument(schema));
      return examples
        .filter((example) => !judge(example))
        .map(() => `${name}: ${ajv.errorsText(judge.errors)}`);
    });
    expect(wrong).toEqual([]);
  });
});

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** The schema with its references leading into the document. */
function atDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));
}
