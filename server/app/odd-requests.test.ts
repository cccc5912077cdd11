import { beforeAll, expect, it } from 'vitest';
import { isRecord } from '#schemas/json/fields.ts';
import { type ApiDocument, type ApiOperation, readApiDocument } from '../testing/api-document.ts';
import { type Method, OPERATOR, openTestContent } from '../testing/content/content.ts';
import { setUp } from '../testing/set-up.ts';

/** What stands for a parameter where it is not the odd one. */
const USUAL: Readonly<Record<string, string>> = {
  ...{ agency: 'agency-uno', agencyId: 'agency-uno', siteId: 'uno', websiteId: 'uno' },
  ...{ pageId: 'home', version: '1' },
};

const ODD_PARAMETERS = ['%00', 'a%00b', '%ED%A0%80', '%', 'x'.repeat(3000)];
/** PostgreSQL keeps neither in a text. */
const ODD_TEXTS = ['a\0b', '\ud83d'];
const ODD_BODIES = ['', '{}', '[]', 'null', '"text"', '{"a":', '<a>', '\0'];

const content = setUp(openTestContent);
let api: ApiDocument;

beforeAll(async () => {
  api = await readApiDocument(content.server.app);
});

/** What a request was when the server failed at it. */
async function failures(requests: Iterable<OddRequest>): Promise<string[]> {
  const failed: string[] = [];
  for (const { method, url, type = 'application/json', body } of requests) {
    const { statusCode } = await content.server.app.inject({
      method: method as Method,
      url,
      headers: {
        authorization: `Bearer ${OPERATOR}`,
        'if-match': '*',
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { payload: body }),
    });
    if (statusCode >= 500) failed.push(`${statusCode} ${method} ${url} ${type} ${body}`);
  }
  return failed;
}

interface OddRequest {
  readonly method: string;
  readonly url: string;
  readonly type?: string;
  readonly body?: string;
}

function urlOf(
  { path, words }: ApiOperation,
  given: Readonly<Record<string, string>> = {},
): string {
  const values = { ...USUAL, ...given };
  const query = parametersIn(words, 'query')
    .filter((name) => Object.hasOwn(given, name) || name === 'agency')
    .map((name) => `${name}=${values[name]}`);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x');
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

function parametersIn({ parameters }: ApiOperation['words'], place: string): string[] {
  const all = Array.isArray(parameters) ? parameters.filter(isRecord) : [];
  return all.filter((each) => each['in'] === place).map((each) => String(each['name']));
}

function* withOddParameters(): Generator<OddRequest> {
  for (const operation of api.operations)
    for (const place of ['path', 'query'])
      for (const name of parametersIn(operation.words, place))
        for (const odd of ODD_PARAMETERS)
          yield { method: operation.method, url: urlOf(operation, { [name]: odd }) };
}

function* withOddTexts(): Generator<OddRequest> {
  for (const operation of api.operations)
    for (const { type, examples } of operation.sent)
      for (const example of examples)
        for (const odd of ODD_TEXTS)
          for (const body of withEachText(example, odd))
            yield {
              method: operation.method,
              url: urlOf(operation),
              type,
              body: JSON.stringify(body),
            };
}

/** The value again and again, each time with the odd text in place of another of its texts or names. */
function* withEachText(value: unknown, odd: string): Generator<unknown> {
  if (typeof value === 'string') yield odd;
  if (Array.isArray(value))
    for (const [at, item] of value.entries())
      for (const other of withEachText(item, odd)) yield value.with(at, other);
  if (!isRecord(value)) return;
  yield { ...value, [odd]: 1 };
  for (const [name, member] of Object.entries(value))
    for (const other of withEachText(member, odd)) yield { ...value, [name]: other };
}

function* withOddBodies(): Generator<OddRequest> {
  const types = new Set(api.operations.flatMap(({ sent }) => sent.map(({ type }) => type)));
  for (const operation of api.operations)
    if (operation.method !== 'GET' && operation.method !== 'HEAD')
      for (const type of types)
        for (const body of ODD_BODIES)
          yield { method: operation.method, url: urlOf(operation), type, body };
}

it.each([
  ['an odd value of any parameter', withOddParameters, 500],
  ['an odd text anywhere in any body', withOddTexts, 200],
  ['a body of any type and any shape', withOddBodies, 1000],
] as const)(
  '%s is answered by every route, and the log has no error',
  async (_name, requests, fewest) => {
    const all = [...requests()];
    expect(all.length).toBeGreaterThan(fewest);
    expect(await failures(all)).toEqual([]);
    const errors = content.server.lines.filter((line) => /"level":(?:50|60)/.test(line));
    expect(errors).toEqual([]);
  },
  120_000,
);
