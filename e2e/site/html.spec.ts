import { SHIPPED_PAGES } from '#scripts/product/shipped-pages.ts';
import { checkHtml } from '../support/check-html.ts';
import { expect, test } from '../support/test.ts';

/** Where the first job of each site is found. */
const SEARCHES = ['/buscar-empleos', '/norte/job-search'];

/** Pages of the tests, which show widgets and variants that no shipped page has. */
const TEST_PAGES = ['/pruebas/secciones', '/pruebas/islas', '/pruebas/marcos'];

/** What the checker says of right pages. Its CSS is behind browsers, whose own tests hold what pages look like. */
const ACCEPTED = [
  // React ends void elements so; HTML ignores it.
  'Trailing slash on void elements has no effect',
  // The questions' results and the consent are named by a paragraph, so that they stand in no outline.
  'Section lacks heading.',
  // SVG 2 and CSS modules that the checker's parser does not know.
  'CSS: “rx”:',
  'CSS: “vector-effect”:',
  'CSS: “interpolate-size”:',
  'CSS: “field-sizing”:',
  'CSS: “transition”: “allow-discrete”',
  'CSS: Unrecognized at-rule “@view-transition”',
  // A custom property inside `color-mix()`.
  'CSS: “background”: “var(--strength)”',
];

test('every type of page is valid HTML', async ({ request }) => {
  test.slow();
  const pages = new Map<string, string>();
  const read = async (path: string): Promise<string> => {
    const html = await (await request.get(path)).text();
    pages.set(path, html);
    return html;
  };
  for (const path of [...SHIPPED_PAGES.map(({ path }) => path), ...TEST_PAGES]) await read(path);
  for (const search of SEARCHES) {
    let job: string | undefined;
    await expect
      .poll(async () => (job = /href="([^"]*\/job\/[^"?]+)/.exec(await read(search))?.[1]))
      .toBeDefined();
    await read(job ?? '');
  }
  const messages = checkHtml(pages).filter(
    ({ message }) => !ACCEPTED.some((start) => message.startsWith(start)),
  );
  expect(messages).toEqual([]);
});
