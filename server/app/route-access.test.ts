import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SCOPES, type Scope } from '#schemas/api/access.ts';
import { createTestToken } from '../testing/access.ts';
import { openTestContent, type TestContent } from '../testing/content/content.ts';
import { hearRoutes } from '../testing/heard-routes.ts';

/** Routes of the content service that ask for no permission, and why. */
const WITHOUT_SCOPE: Readonly<Record<string, string>> = {
  'DELETE /content/v1/session': 'whoever is signed in may sign out',
  'GET /content/v1/session': 'whoever is signed in may know who they are',
  'HEAD /content/v1/session': 'the same without its answer',
  'POST /content/v1/session': 'signing in',
};

let content: TestContent;
let routes: readonly RouteOptions[];
/** Of the agency of the site, with every permission but one. */
const tokenWithout = new Map<Scope, string>();

beforeAll(async () => {
  const heard = await hearRoutes(async () => {
    content = await openTestContent();
  });
  routes = heard.filter(({ url }) => url.startsWith('/content/v1/') && !url.endsWith('*'));
  for (const scope of SCOPES) {
    const scopes = SCOPES.filter((one) => one !== scope);
    const token = await createTestToken(content.database, { agencyId: 'agency-uno', scopes });
    tokenWithout.set(scope, token);
  }
});

afterAll(() => content.close());

const nameOf = ({ method, url }: RouteOptions) => `${method} ${url}`;

function ask({ method, url }: RouteOptions, token?: string) {
  return content.server.app.inject({
    method: method as 'GET',
    url: url
      .replace(':siteId', 'uno')
      .replace(':version', '1')
      .replace(':fileId', '0'.repeat(32))
      .replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000'),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
}

it('every route of the content service says which permission it takes, save those of the session', () => {
  const open = routes.filter(({ config }) => config?.scope === undefined);
  expect(new Set(open.map(nameOf))).toEqual(new Set(Object.keys(WITHOUT_SCOPE)));
  expect(routes.length - open.length).toBeGreaterThan(80);
});

it('no route of it opens to who is not signed in', async () => {
  for (const route of routes.filter(({ config }) => config?.scope !== undefined))
    expect([nameOf(route), (await ask(route)).statusCode]).toEqual([nameOf(route), 401]);
});

it('no route of it opens to a key with every permission but its own', async () => {
  for (const route of routes) {
    const scope = route.config?.scope;
    if (scope === undefined) continue;
    const answer = await ask(route, tokenWithout.get(scope));
    expect([nameOf(route), answer.statusCode]).toEqual([nameOf(route), 403]);
    if (route.method !== 'HEAD') expect(answer.json().code).toBe('scope-missing');
  }
});
