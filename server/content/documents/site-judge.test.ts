import { beforeEach, describe, expect, it } from 'vitest';
import { openTestContent, pageText } from '../../testing/content/content.ts';
import { setUp } from '../../testing/set-up.ts';

const PAGES = '/sites/uno/pages';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

/** What is told of a draft of the home page that links to an address. */
async function judgeLink(href = '/buscar-empleos'): Promise<readonly string[]> {
  const body = pageText('home', `<p><a href='${href}'>Buscar</a></p>`);
  const response = await content.send('PUT', `${PAGES}/home/draft`, { match: '*', body });
  const { problems } = response.json<{ problems: { code: string }[] }>();
  return problems.map(({ code }) => code).filter((code) => code.startsWith('link-'));
}

describe('a link to a page', () => {
  it('that is on the site is fine', async () => {
    expect(await judgeLink()).toEqual([]);
  });

  it('that is taken off the site leads to something that nobody sees yet', async () => {
    await content.send('POST', `${PAGES}/buscar/unpublish`, { match: '*' });
    expect(await judgeLink()).toEqual(['link-unpublished']);
  });

  it('whose file is gone leads to what can be published again', async () => {
    await content.pages.remove('uno/buscar.page.json');
    await content.server.reimport();
    expect(await judgeLink()).toEqual(['link-unpublished']);
  });

  it('that has another address by now still arrives', async () => {
    const address = `${PAGES}/buscar`;
    const body = pageText('buscar', 'Todas', { url: '/vacantes' });
    await content.send('PUT', `${address}/draft`, { match: '*', body });
    const listed = async () => {
      const { data } = (await content.send('GET', PAGES)).json<{ data: { id: string }[] }>();
      return data.find(({ id }) => id === 'buscar');
    };
    expect(await listed()).toMatchObject({
      url: '/vacantes',
      liveUrl: '/buscar-empleos',
      formerUrls: ['/buscar-empleos'],
    });
    expect(await judgeLink('/vacantes')).toEqual(['link-unpublished']);
    expect((await content.send('POST', `${address}/publish`, { match: '*' })).statusCode).toBe(200);
    expect(await listed()).toMatchObject({ url: '/vacantes', formerUrls: ['/buscar-empleos'] });
    expect(await judgeLink()).toEqual([]);
  });

  it('in the bin is dead', async () => {
    await content.send('DELETE', `${PAGES}/buscar`, { match: '*' });
    expect(await judgeLink()).toEqual(['link-dead']);
  });

  it('is not called dead while a draft does not say its address', async () => {
    await content.send('DELETE', `${PAGES}/buscar`, { match: '*' });
    await content.send('POST', PAGES, { body: '{ "id": "rota", "url": 7 }' });
    expect(await judgeLink()).toEqual([]);
  });
});
