import { expect, it } from 'vitest';
import { svgDrawing } from '../testing/assets.ts';
import { openFilledServer } from '../testing/filled-server.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson, siteJson, type TestPages } from '../testing/sites.ts';

const SMALL = svgDrawing('<path fill="#f00" d="M0 0h40v20"/>');
const MARK = svgDrawing('<path fill="#00f" d="M0 0h40v20"/>');
const UNFIT = svgDrawing('<script>alert(1)</script>');

const filled = setUp(() => openFilledServer(fill));

async function fill(pages: TestPages): Promise<void> {
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/assets/icon.svg', svgDrawing());
  await pages.write('uno/assets/small.svg', SMALL);
  await pages.write('uno/assets/mark.svg', MARK);
  await pages.write('uno/assets/unfit.svg', UNFIT);
  await pages.write('uno/home.page.json', heroPage('home', 'small'));
  await pages.write('uno/unfit.page.json', heroPage('unfit', 'unfit'));
  await pages.write('uno/marks.page.json', directoryPage('marks', ['mark', 'icon', 'unfit']));
}

function heroPage(id: string, name: string): object {
  const image = { src: `assets/${name}.svg`, alt: 'A', width: 40, height: 20 };
  return pageJson(id, {
    widgets: [{ id: 'w1', type: 'hero', content: { title: 'Hola', media: { image } } }],
  });
}

function directoryPage(id: string, names: readonly string[]): object {
  const companies = names.map((name) => ({
    id: name,
    name,
    redirectionUrl: '/home',
    image: { src: `assets/${name}.svg`, alt: '', width: 40, height: 20 },
  }));
  return pageJson(id, {
    widgets: [{ id: 'w1', type: 'company-directory', content: { heading: 'Hola', companies } }],
  });
}

async function load(path: string) {
  const { body, headers } = await filled.server.app.inject(path);
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
  await filled.pages.write('uno/assets/small.svg', changed);
  filled.server.store.readAgain('uno');
  await filled.server.store.settled();
  expect(decodeURIComponent((await load('/home')).source)).toBe(`data:image/svg+xml,${changed}`);
});

it('draws small marks of companies from the first request on, and requests the others', async () => {
  const { body } = await filled.server.app.inject('/marks');
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  expect(
    [...main.matchAll(/<svg[^>]*rb-drawn[^>]*>(.*?)<\/svg>/g)].map(([, shapes]) => shapes),
  ).toEqual([
    '<g><path d="M0 0h40v20"></path></g>',
    '<g><path fill="#00f" d="M0 0h40v20"></path></g>',
  ]);
  expect(main.match(/<img/g)).toHaveLength(1);
  expect(main).not.toContain('alert(1)');
});

it('draws them in the part of a page that a script asks for as well', async () => {
  const { body } = await filled.server.app.inject('/marks?fragment=w1');
  expect(body.match(/rb-drawn/g)).toHaveLength(2);
});
