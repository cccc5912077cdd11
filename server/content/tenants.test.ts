import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_APPLICATION_SETTINGS } from '#schemas/api/recruiting/settings.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { createTestToken } from '../testing/access.ts';
import { type Method, openTestContent, pageText } from '../testing/content/content.ts';
import { setUp } from '../testing/set-up.ts';

const PATTERN = {
  name: 'Secreto de Ana',
  fragment: { sections: [{ sectionId: 's1' }], widgets: [] },
};

const formText = JSON.stringify(formOf(question('nombre', 'full-name')));

const SOME_UUID = '00000000-0000-4000-8000-000000000000';

/** What each route needs to be asked at all; one that is not here is asked without a body. */
const BODIES: Readonly<Record<string, object | string>> = {
  'POST /sites/{siteId}/pages': pageText('nueva', 'Nueva'),
  'PUT /sites/{siteId}/pages/{pageId}/draft': pageText('home', 'Ajeno'),
  'POST /sites/{siteId}/pages/{pageId}/schedule': {
    action: 'unpublish',
    at: '2030-01-01T00:00:00Z',
  },
  'POST /sites/{siteId}/pages/{pageId}/duplicate': { id: 'copia' },
  'POST /sites/{siteId}/widget-answers': {
    url: '/home',
    widget: { id: 'lista', type: 'job-list', content: {} },
  },
  'POST /sites/{siteId}/forms': formText,
  'PUT /sites/{siteId}/forms/{formId}/draft': formText,
  'POST /sites/{siteId}/forms/{formId}/schedule': {
    action: 'unpublish',
    at: '2030-01-01T00:00:00Z',
  },
  'POST /sites/{siteId}/forms/{formId}/duplicate': { id: 'copia' },
  'PUT /sites/{siteId}/settings': '{}',
  'POST /sites/{siteId}/patterns': PATTERN,
  'PUT /sites/{siteId}/patterns/{patternId}': PATTERN,
  'PATCH /sites/{siteId}/assets': { focus: { x: 1, y: 1 } },
  'PATCH /sites/{siteId}/applications/{applicationId}': { step: 'contactada' },
  'POST /sites/{siteId}/applications/{applicationId}/notes': { text: 'Ajena' },
  'POST /sites/{siteId}/applications/{applicationId}/merge': { other: SOME_UUID },
  'POST /sites/{siteId}/unread-applications': { until: '2030-01-01T00:00:00.000Z' },
  'POST /sites/{siteId}/applications.csv': { ids: [SOME_UUID] },
  'POST /sites/{siteId}/applications/bulk': { action: 'delete', items: [{ id: SOME_UUID }] },
  'PUT /sites/{siteId}/application-settings': DEFAULT_APPLICATION_SETTINGS,
  'PUT /sites/{siteId}/saved-filters': { data: [{ name: 'Ajenos', filters: { step: 'nueva' } }] },
  'PUT /sites/{siteId}/job-reports/{jobId}': { isHidden: true },
  'POST /sign-ups/erasures': { contact: 'ana@example.com' },
  'POST /tokens': { name: 'Nuevo', scopes: ['read'], expiresInDays: 3 },
};

const QUERIES: Readonly<Record<string, string>> = {
  'GET /sites/{siteId}/application-retention': '?days=1',
  'GET /sites/{siteId}/assets/usage': '?path=assets/icon.svg',
  'POST /sites/{siteId}/assets': '?name=foto.svg',
  'PATCH /sites/{siteId}/assets': '?path=assets/icon.svg',
  'DELETE /sites/{siteId}/assets': '?path=assets/icon.svg',
  'GET /sites/{siteId}/results/blocks': '?page=home',
  'GET /sites/{siteId}/results.csv': '?table=sources',
};

const PREFIX = '/content/v1';

const content = setUp(openTestContent);
let foreign: string;
let tokenOfUno: string;
let patternOfUno: string;
let linkOfUno: string;
/** Every route of the content service, as `GET /sites/{siteId}/pages`. */
let all: readonly string[];
/** Those of one site. */
let routes: readonly string[];

beforeAll(async () => {
  foreign = await createTestToken(content.database, { agencyId: 'agency-dos', name: 'Eva' });
  const mine = (await content.send('GET', '/tokens')).json<{ data: { id: string }[] }>();
  tokenOfUno = mine.data[0]?.id ?? '';
  const { paths } = (await content.server.app.inject('/docs/json')).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  all = Object.entries(paths)
    .filter(([path]) => path.startsWith(PREFIX))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(PREFIX.length)}`),
    );
  routes = all.filter((route) => route.includes(' /sites/{siteId}'));
  await fillTables();
});

/** Something in every table that belongs to the site `uno`. */
async function fillTables(): Promise<void> {
  const send = async (method: Method, path: string, body: object | string) => {
    const { statusCode } = await content.send(method, `/sites/uno${path}`, { match: '*', body });
    expect([path, Math.floor(statusCode / 100)]).toEqual([path, 2]);
  };
  const settings = await content.send('GET', '/sites/uno/settings');
  await send('PUT', '/settings', JSON.stringify({ ...settings.json(), name: 'Sitio de Uno' }));
  await send('PUT', '/pages/home/draft', pageText('home', 'Mudada', { url: '/portada' }));
  await send('PUT', '/settings', settings.body);
  await send('PATCH', '/assets?path=assets/icon.svg', { focus: { x: 20, y: 30 } });
  await send(
    'POST',
    '/assets?name=otra.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await send('POST', '/forms', formText);
  await send('POST', '/forms/prueba/publish', '');
  const pattern = await content.send('POST', '/sites/uno/patterns', { body: PATTERN });
  patternOfUno = pattern.json<{ patternId: string }>().patternId;
  const link = await content.send('POST', '/sites/uno/pages/home/preview-links');
  linkOfUno = link.json<{ linkId: string }>().linkId;
  await send('POST', '/pages/buscar/schedule', { action: 'unpublish', at: inAnHour() });
  const filters = { data: [{ name: 'Secretos de Ana', filters: { place: 'León' } }] };
  await send('PUT', '/saved-filters', filters);
  await send('POST', '/unread-applications', { until: '2030-01-01T00:00:00.000Z' });
  const redirect = {
    agency_id: 'agency-uno',
    site_id: 'uno',
    url: '/antes',
    kind: 'page',
    document_id: 'home',
  } as const;
  await content.database.kysely.insertInto('page_redirects').values(redirect).execute();
}

function inAnHour(): string {
  return new Date(Date.now() + 3_600_000).toISOString();
}

function ask(route: string, query = QUERIES[route] ?? '') {
  const [method, path = ''] = route.split(' ');
  const url = path
    .replace('{siteId}', 'uno')
    .replace('{pageId}', 'home')
    .replace('{formId}', 'prueba')
    .replace('{version}', '1')
    .replace('{tokenId}', tokenOfUno)
    .replace('{patternId}', patternOfUno)
    .replace('{linkId}', linkOfUno)
    .replace('{applicationId}', SOME_UUID)
    .replace('{jobId}', '1')
    .replace('{fileId}', SOME_UUID.replaceAll('-', ''));
  const body = BODIES[route];
  return content.sendAs(foreign, method as Method, `${url}${query}`, {
    match: '*',
    ...(body !== undefined && { body }),
  });
}

async function everything(): Promise<readonly (readonly unknown[])[]> {
  const tables = [
    ...[
      'sites',
      'site_versions',
      'documents',
      'document_versions',
      'document_drafts',
      'document_schedules',
    ],
    ...[
      'page_redirects',
      'site_assets',
      'asset_focus',
      'access_tokens',
      'audit_log',
      'site_patterns',
      'saved_filters',
      'application_read_until',
    ],
  ];
  const rows = tables.map((table) =>
    sql`select * from ${sql.table(table)} as t where agency_id = 'agency-uno' order by t::text`.execute(
      content.database.kysely,
    ),
  );
  return (await Promise.all(rows)).map((result) => result.rows);
}

it('knows every route of a site', () => {
  expect(routes.length).toBeGreaterThan(20);
});

it('has something of the site in every table that it compares', async () => {
  const counts = (await everything()).map((rows) => rows.length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
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

it('tells another agency nothing by the routes of no site, and changes nothing for it', async () => {
  const before = await everything();
  const others = all.filter((route) => !routes.includes(route));
  expect(others.length).toBeGreaterThan(5);
  for (const route of others) {
    for (const query of ['', '?agency=agency-uno', '?agency=agency-uno&site=uno', '?site=uno']) {
      const response = await ask(route, query);
      expect([route, query, response.statusCode < 500]).toEqual([route, query, true]);
      const unasked = response.body.replace(/(?:the id|no site) \\"(?:agency-)?uno\\"/, '');
      expect(unasked).not.toMatch(/uno|Ana|Texto de home/);
    }
  }
  expect(await everything()).toEqual(before);
});
