import { beforeAll, expect, it } from 'vitest';
import { openTestSites } from '../testing/pages.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson } from '../testing/sites.ts';

const sites = setUp(openTestSites);

beforeAll(async () => {
  const { pages, server } = sites;
  await pages.write(
    'uno/terminos.page.json',
    pageJson('terminos', { url: '/términos-y-condiciones' }),
  );
  await pages.write('uno/ano.page.json', pageJson('ano', { url: '/año' }));
  await pages.write('uno/ano-2.page.json', pageJson('ano-2', { url: '/Ano' }));
  await pages.write(
    'uno/assets/icon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"/>',
  );
  await server.reimport();
});

async function answerOf(path: string): Promise<unknown[]> {
  const { statusCode, headers } = await sites.get(path);
  return [statusCode, headers['location']];
}

it.each([
  '/terminos-y-condiciones',
  '/TÉRMINOS-Y-CONDICIONES',
  '/Terminos-y-Condiciones/',
  '/t%E9rminos-y-condiciones',
  '/t%e9rminos-Y-condiciones',
  '/terminos-y-condiciones.',
  '/términos-y-condiciones%20',
  '/(términos-y-condiciones)',
  '/terminos_y_condiciones',
  '/Terminos%20y%20Condiciones',
  '/terminos+y+condiciones',
  '/terminos%E2%80%93y%E2%80%94condiciones',
  '/t%C3%A9rminos-y-condiciones%E2%80%8B',
  '/terminos-y-condiciones.html',
  '/Terminos_y_Condiciones.PHP',
  '/t%25C3%25A9rminos-y-condiciones',
  '/terminos-y-condiciones&utm_source=anuncio',
  '/términos-y-condiciones;jsessionid=1A.b',
  '/terminos-y-condiciones//',
  '/t%C3%83%C2%A9rminos-y-condiciones',
  '/t%u00e9rminos-y-condiciones',
  '/terminos-y-condiciones%0D%0A',
  '/terminos-y-condiciones%3Futm_source=x',
  '/terminos-y-condiciones%23contacto',
  '/terminos-y-condiciones&amp;utm_source=x',
  '/*terminos-y-condiciones*',
  '/_t%C3%A9rminos-y-condiciones_',
  '/%5Bterminos-y-condiciones%5D',
  '/terminos-y-condiciones|',
  '/terminos-y-condiciones%F0%9F%91%8D',
  '/terminos-y-condiciones%E2%80',
  '/terminos-y-condiciones%',
  '//términos-y-condiciones',
  '/términos-y-condiciones/index.php',
])('%s leads to the page whose address has accents', async (path) => {
  expect(await answerOf(path)).toEqual([301, '/t%C3%A9rminos-y-condiciones']);
});

it('keeps what is asked of the page', async () => {
  expect(await answerOf('/terminos-y-condiciones?a=%C3%A9')).toEqual([
    301,
    '/t%C3%A9rminos-y-condiciones?a=%C3%A9',
  ]);
});

it('the file of a folder is the page of the folder', async () => {
  expect(await answerOf('/index.html')).toEqual([301, '/home']);
  expect(await answerOf('/otra/index.html')).toEqual([404, undefined]);
});

it('slashes that stand twice count once', async () => {
  expect(await answerOf('//t%C3%A9rminos-y-condiciones?a=1')).toEqual([
    301,
    '/t%C3%A9rminos-y-condiciones?a=1',
  ]);
  expect((await answerOf('/otra.example//x'))[0]).toBe(404);
});

it('an address that two pages could have is nobody’s', async () => {
  expect(await answerOf('/ANO')).toEqual([404, undefined]);
});

it.each(['/a%F1o', '/AÑO'])('%s could be either', async (path) => {
  expect((await answerOf(path))[0]).toBe(404);
});

it('signs alone are no page', async () => {
  expect((await answerOf('/)'))[0]).toBe(404);
});

it('an address with other letters is not there', async () => {
  expect((await answerOf('/terminos-y-condicion'))[0]).toBe(404);
});

it('the icon that browsers ask for unasked is the one of the site', async () => {
  const icon = await sites.get('/favicon.ico');
  expect([icon.statusCode, icon.headers['location']]).toEqual([
    302,
    expect.stringMatching(/^\/assets\/[\w-]+-\d+\.svg$/),
  ]);
});
