import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRecord } from '#schemas/json/fields.ts';
import { hearRoutes } from '../testing/heard-routes.ts';
import {
  openTestRecruiting,
  type RecruitingMethod,
  type TestRecruiting,
} from '../testing/recruiting.ts';

const clock = { now: Date.UTC(2030, 0, 1, 18) };

/** What a route needs to be asked at all; news do not end where they are open to somebody. */
const QUERIES: Readonly<Record<string, string>> = { '/application-retention': '?days=1' };

/** Words of the person that no other may read. */
const SECRET = /Ruiz|ana@|55 1234/i;

let test: TestRecruiting;
let routes: readonly RouteOptions[];
let applicationId: string;
let fileId: string;

beforeAll(async () => {
  const heard = await hearRoutes(async () => {
    test = await openTestRecruiting(clock);
  });
  routes = heard.filter(
    ({ url, config, method }) =>
      config?.scope === 'applications' && url.includes('/:siteId/') && method !== 'HEAD',
  );
  const cv = await test.upload('cv.pdf');
  applicationId = (await test.apply({ cv: [cv] })).id;
  fileId = (await read()).files[0]?.fileId ?? '';
});

afterAll(() => test.close());

async function read() {
  return (await test.send('GET', `/applications/${applicationId}`)).json<{
    readonly files: readonly { readonly fileId: string }[];
  }>();
}

/** Asks a route of the site `uno`, or of another one, about the application of `uno`. */
function ask({ method, url, schema }: RouteOptions, token: string, site = 'uno') {
  const path = url
    .replace('/content/v1/sites/:siteId', '')
    .replace(':applicationId', applicationId)
    .replace(':fileId', fileId);
  const body = exampleOf(schema?.body);
  return test.send(method as RecruitingMethod, `/../${site}${path}${QUERIES[path] ?? ''}`, {
    token,
    match: '*',
    ...(body !== undefined && { body }),
  });
}

/** A body as its shape shows it, about the application wherever it names one. */
function exampleOf(body: unknown): object | undefined {
  const name = isRecord(body) && typeof body['$ref'] === 'string' ? body['$ref'] : '';
  const shape = test.server.app.getSchema(name.replace('#', ''));
  const examples = isRecord(shape) ? shape['examples'] : undefined;
  if (!Array.isArray(examples)) return undefined;
  const about = JSON.stringify(examples[0]).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, applicationId);
  return JSON.parse(about);
}

it('every route about applications is asked, with a body where it takes one', () => {
  expect(routes.length).toBeGreaterThan(15);
  const bare = routes.filter(({ schema }) => schema?.body && exampleOf(schema.body) === undefined);
  expect(bare.map(({ url }) => url)).toEqual([]);
});

it('another agency is told by none of them that the site exists, and changes nothing', async () => {
  const before = await read();
  for (const route of routes) {
    const answer = await ask(route, test.tokens.foreign);
    expect([route.method, route.url, answer.statusCode, answer.json().code]).toEqual([
      route.method,
      route.url,
      404,
      'site-unknown',
    ]);
  }
  expect(await read()).toEqual(before);
});

it('at another site of the agency none of them tells of the application or changes it', async () => {
  const before = await read();
  for (const route of routes.filter(({ url }) => !url.endsWith('/application-events'))) {
    const answer = await ask(route, test.tokens.recruiter, 'dos');
    const name = `${route.method} ${route.url}`;
    expect([name, SECRET.test(answer.body), answer.statusCode < 500]).toEqual([name, false, true]);
    if (route.url.includes(':applicationId'))
      expect([name, answer.json().code]).toEqual([name, 'application-unknown']);
  }
  expect(await read()).toEqual(before);
});
