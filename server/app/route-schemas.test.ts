import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRecord } from '#schemas/json/fields.ts';
import { type FilledServer, openFilledServer } from '../testing/filled-server.ts';
import { hearRoutes } from '../testing/heard-routes.ts';

/** Routes that say nothing of their answers, and why. */
const WITHOUT_RESPONSE: Readonly<Record<string, string>> = {
  '/build/*': 'files of the build',
  '/fonts/*': 'files of the build',
  '/editor': 'a page of the build',
  '/editor/': 'a page of the build',
  '/editor/bench': 'a page of the build',
  '/editor/*': 'files of the build',
  '/robots.txt': 'plain text',
  '/api/*': 'there is nothing at such an address',
  '/content/*': 'there is nothing at such an address',
  '/events/*': 'there is nothing at such an address',
  '/v1/*': 'there is nothing at such an address',
  '/v2/*': 'there is nothing at such an address',
  '/v4/*': 'there is nothing at such an address',
  '/*': 'HTML of the sites',
  '/preview/:token': 'HTML of a draft',
  '/preview/:token/*': 'HTML of a draft',
  '/content/v1/sites/:siteId/preview/:states': 'HTML of a draft',
  '/content/v1/sites/:siteId/preview/:states/*': 'HTML of a draft',
};

/** Parameters that no schema judges, and why. */
const WITHOUT_SCHEMA: Readonly<Record<string, string>> = {
  'token of /preview/:token': 'whoever has a wrong link gets the page that says so',
  'token of /preview/:token/*': 'whoever has a wrong link gets the page that says so',
  'states of /content/v1/sites/:siteId/preview/:states': 'what no preview can pretend is left out',
  'states of /content/v1/sites/:siteId/preview/:states/*':
    'what no preview can pretend is left out',
};

let routes: readonly RouteOptions[];
let filled: FilledServer;

beforeAll(async () => {
  routes = await hearRoutes(async () => {
    filled = await openFilledServer(async (pages) => {
      for (const file of ['.dist/client/a.js', '.dist/editor/index.html', '.fonts/a.woff2'])
        await pages.write(file, 'built');
    });
  });
});

afterAll(() => filled.close());

/** Parameters in the address of a route that its schema does not mention. */
function unjudgedParameters({ url, schema }: RouteOptions): string[] {
  const params = isRecord(schema?.params) ? schema.params : {};
  const judged = isRecord(params['properties']) ? params['properties'] : {};
  const named = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return named.filter((name) => !Object.hasOwn(judged, name)).map((name) => `${name} of ${url}`);
}

function sortedSet(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

it('hears of many routes, of hidden ones too', () => {
  expect(routes.length).toBeGreaterThan(100);
  expect(routes.map(({ url }) => url)).toContain('/preview/:token');
});

it('every route says by a schema what it answers, save pages, files and what is not there', () => {
  const silent = routes.filter(({ schema }) => schema?.response === undefined);
  expect(sortedSet(silent.map(({ url }) => url))).toEqual(Object.keys(WITHOUT_RESPONSE).sort());
});

it('every parameter of an address is judged by a schema, save secrets and pretences', () => {
  expect(sortedSet(routes.flatMap(unjudgedParameters))).toEqual(Object.keys(WITHOUT_SCHEMA).sort());
});

it('a NUL character in any parameter of an address is refused, and the parameter named', async () => {
  const named = routes.filter(({ url, method }) => url.includes('/:') && method !== 'HEAD');
  expect(named.length).toBeGreaterThan(50);
  for (const { method, url } of named) {
    const answer = await filled.server.app.inject({
      method: method as 'GET',
      url: url.replaceAll(/:\w+/g, 'a%00').replace('*', 'a'),
    });
    expect(answer.statusCode, `${method} ${url}`).toBe(400);
    expect(answer.body, `${method} ${url}`).not.toBe('');
  }
});
