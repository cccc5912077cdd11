import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestToken } from '../access/access-testing.ts';
import { type Method, openTestContent, pageText, type TestContent } from './content-testing.ts';

/** What each route needs to be asked at all; one that is not here is asked without a body. */
const BODIES: Readonly<Record<string, object | string>> = {
  'POST /sites/{siteId}/pages': pageText('nueva', 'Nueva'),
  'PUT /sites/{siteId}/pages/{pageId}/draft': pageText('home', 'Ajeno'),
  'POST /sites/{siteId}/pages/{pageId}/schedule': {
    action: 'unpublish',
    at: '2030-01-01T00:00:00Z',
  },
  'POST /sites/{siteId}/pages/{pageId}/duplicate': { id: 'copia' },
  'PUT /sites/{siteId}/settings': '{}',
  'PATCH /sites/{siteId}/assets': { focus: { x: 1, y: 1 } },
};

const QUERIES: Readonly<Record<string, string>> = {
  'GET /sites/{siteId}/assets/usage': '?path=assets/icon.svg',
  'POST /sites/{siteId}/assets': '?name=foto.svg',
  'PATCH /sites/{siteId}/assets': '?path=assets/icon.svg',
  'DELETE /sites/{siteId}/assets': '?path=assets/icon.svg',
};

const PREFIX = '/content/v1';

let content: TestContent;
let foreign: string;
let routes: readonly string[];

beforeAll(async () => {
  content = await openTestContent();
  foreign = await createTestToken(content.database, { agencyId: 'agency-dos', name: 'Eva' });
  const { paths } = (await content.server.app.inject('/docs/json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  routes = Object.entries(paths)
    .filter(([path]) => path.startsWith(`${PREFIX}/sites/{siteId}`))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(PREFIX.length)}`),
    );
});

afterAll(() => content.close());

function ask(route: string) {
  const [method, path = ''] = route.split(' ');
  const url = path.replace('{siteId}', 'uno').replace('{pageId}', 'home').replace('{version}', '1');
  const body = BODIES[route];
  return content.sendAs(foreign, method as Method, `${url}${QUERIES[route] ?? ''}`, {
    match: '*',
    ...(body !== undefined && { body }),
  });
}

async function everything(): Promise<unknown> {
  const tables = [
    'sites',
    'pages',
    'page_versions',
    'page_drafts',
    'page_schedules',
    'site_assets',
  ];
  const rows = tables.map((table) =>
    sql`select * from ${sql.table(table)} where agency_id = 'agency-uno' order by 1, 2, 3`.execute(
      content.database.kysely,
    ),
  );
  return (await Promise.all(rows)).map((result) => result.rows);
}

it('knows every route of a site', () => {
  expect(routes.length).toBeGreaterThan(20);
});

it('tells another agency of no site, by any route, and changes nothing for it', async () => {
  const before = await everything();
  for (const route of routes) {
    const response = await ask(route);
    expect([route, response.statusCode, response.json().code]).toEqual([
      route,
      404,
      'site-unknown',
    ]);
    expect(response.body).not.toMatch(/Texto de home|Site uno|agency-uno/);
  }
  expect(await everything()).toEqual(before);
});

it('answers the same for a site of another agency and for one that does not exist', async () => {
  const other = await content.sendAs(foreign, 'GET', '/sites/uno/pages');
  const none = await content.sendAs(foreign, 'GET', '/sites/nada/pages');
  expect(other.body.replaceAll('uno', 'X')).toBe(none.body.replaceAll('nada', 'X'));
});

it('lists no site, change or token of another agency', async () => {
  await content.send('PUT', '/sites/uno/pages/home/draft', {
    match: '*',
    body: pageText('home', 'Secreto'),
  });
  for (const path of ['/sites', '/audit', '/audit?site=uno', '/tokens']) {
    const response = await content.sendAs(foreign, 'GET', path);
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toMatch(/uno|Ana|Secreto/);
  }
});
