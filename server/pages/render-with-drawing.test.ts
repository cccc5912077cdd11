import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { svgDrawing } from '../assets/assets-testing.ts';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from '../db/testing.ts';
import { openTestServer, type TestServer } from '../server-testing.ts';
import { createTestPages, pageJson, siteJson, type TestPages } from '../sites/sites-testing.ts';

const SMALL = svgDrawing('<path fill="#f00" d="M0 0h40v20"/>');
const UNFIT = svgDrawing('<script>alert(1)</script>');

let database: Database;
let pages: TestPages;
let server: TestServer;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`truncate agencies cascade`.execute(database.kysely);
  pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/assets/icon.svg', svgDrawing());
  await pages.write('uno/assets/small.svg', SMALL);
  await pages.write('uno/assets/unfit.svg', UNFIT);
  await pages.write('uno/home.page.json', heroPage('home', 'small'));
  await pages.write('uno/unfit.page.json', heroPage('unfit', 'unfit'));
  server = await openTestServer({ database, pages });
});

afterAll(async () => {
  await server.app.close();
  await database.close();
  await pages.discard();
});

function heroPage(id: string, name: string): object {
  const image = { src: `assets/${name}.svg`, alt: 'A', width: 40, height: 20 };
  return pageJson(id, {
    widgets: [{ id: 'w1', type: 'hero', content: { title: 'Hola', media: { image } } }],
  });
}

async function load(path: string) {
  const { body, headers } = await server.app.inject(path);
  const source = /<main[\s\S]*?<img src="([^"]*)"/.exec(body)?.[1] ?? '';
  const policy = String(headers['content-security-policy']);
  return { source, policy, isPreloaded: body.includes('rel="preload" as="image"') };
}

it('serves a page that holds its first drawing from the first request on', async () => {
  const { source, policy, isPreloaded } = await load('/home');
  expect(decodeURIComponent(source)).toBe(`data:image/svg+xml,${SMALL}`);
  expect(isPreloaded).toBe(false);
  expect(policy).toContain("img-src 'self' data:");
});

it('lets a drawing of the folder that no upload could be stay a file of its own', async () => {
  const { source, isPreloaded } = await load('/unfit');
  expect(source).toMatch(/^\/assets\/[0-9a-f]{16}-40\.svg$/);
  expect(isPreloaded).toBe(true);
});

it('holds the drawing that a file has become', async () => {
  const changed = SMALL.replace('#f00', '#0f0');
  await pages.write('uno/assets/small.svg', changed);
  server.store.readAgain('uno');
  await server.store.settled();
  expect(decodeURIComponent((await load('/home')).source)).toBe(`data:image/svg+xml,${changed}`);
});
