import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { isRecord } from '#schemas/json/fields.ts';
import {
  type ApiBody,
  type ApiDocument,
  entriesAt,
  readApiDocument,
} from '../testing/api-document.ts';
import { openFilledServer } from '../testing/filled-server.ts';

let api: ApiDocument;

beforeAll(async () => {
  const { server, close } = await openFilledServer(async () => {});
  api = await readApiDocument(server.app);
  await close();
}, 120_000);

/** Bodies that are sent and answered, files aside. */
function bodies(): ApiBody[] {
  return api.operations
    .flatMap(({ sent, answered }) => [...sent, ...answered])
    .filter(({ schema }) => schema['format'] !== 'binary');
}

describe('the document of the API', () => {
  it('says where the server is and what its domains are', () => {
    expect(api.whole['servers']).toEqual([{ url: '/' }]);
    expect(api.operations.length).toBeGreaterThan(50);
  });

  it('gives each operation an id of its own', () => {
    const ids = api.operations.map(({ words }) => words['operationId']);
    const wrong = api.operations.filter(
      (_, index) => !isText(ids[index]) || ids.indexOf(ids[index]) !== index,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('gives each operation a summary, a description and a tag that is explained', () => {
    const tags = Array.isArray(api.whole['tags']) ? api.whole['tags'] : [];
    const explained = tags.filter(({ description }) => description).map(({ name }) => name);
    const wordless = api.operations.filter(({ words: { summary, description, tags } }) => {
      const isTagged =
        Array.isArray(tags) && tags.length > 0 && tags.every((tag) => explained.includes(tag));
      return !isText(summary) || !isText(description) || !isTagged;
    });
    expect(wordless.map(({ path }) => path)).toEqual([]);
  });

  it('has a name for each shape that is shared', () => {
    const names = entriesAt(api.whole, 'components', 'schemas').map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['Job', 'JobSearchRequest', 'ProblemDetails']));
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+$/.test(name))).toEqual([]);
  });

  it('has an example for each body', () => {
    const bare = bodies().filter(({ examples }) => examples.length === 0);
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  it('is of shapes, bodies and parameters that are JSON Schema', () => {
    const ajv = new Ajv2020({ strict: false });
    const parameters = api.operations.flatMap(({ path, words: { parameters: list } }) =>
      (Array.isArray(list) ? list : []).map((each) => [path, schemaOf(each)] as const),
    );
    const named = bodies().map(({ name, schema }) => [name, schema] as const);
    const schemas = [...entriesAt(api.whole, 'components', 'schemas'), ...named, ...parameters];
    expect(parameters.length).toBeGreaterThan(50);
    const wrong = schemas.filter(([, schema]) => !isRecord(schema) || !ajv.validateSchema(schema));
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  it('has examples that are what their schema says', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'document', components: api.whole['components'] });
    const wrong = bodies().flatMap(({ name, schema, examples }) => {
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

const schemaOf = (parameter: unknown): unknown => isRecord(parameter) && parameter['schema'];

/** The schema with its references leading into the document. */
function atDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components'));
}
