import { beforeEach, expect, it } from 'vitest';
import { openTestContent, pageText } from '../../testing/content/content.ts';
import { setUp } from '../../testing/set-up.ts';

const PAGES = '/sites/uno/pages';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

async function linkedFrom(page: string): Promise<unknown> {
  const answer = await content.send('GET', `${PAGES}/${page}/linked-from`);
  return answer.json<{ data: unknown }>().data;
}

async function make(id: string, paragraph: string): Promise<void> {
  const answer = await content.send('POST', PAGES, { body: pageText(id, paragraph) });
  expect(answer.statusCode).toBe(201);
}

it('names the other pages that link to a page, whatever else their links say', async () => {
  await make('ayuda', 'Ve a <a href="/buscar-empleos?company=Uno#lista">los empleos</a>');
  await make('ajena', '<a href="https://example.com/buscar-empleos">Otro sitio</a>');
  await make('nada', 'Sin enlaces');
  expect(await linkedFrom('buscar')).toMatchObject([{ id: 'ayuda' }]);
  expect(await linkedFrom('ayuda')).toEqual([]);
});

it('counts what visitors see as well as what is being edited, each page once', async () => {
  await make('ayuda', '<a href="/buscar-empleos">a</a> <a href="/home">b</a>');
  const match = await content.etagOf('ayuda');
  const published = await content.send('POST', `${PAGES}/ayuda/publish`, { match });
  expect(published.statusCode).toBe(200);
  const body = pageText('ayuda', '<a href="/home">b</a>');
  await content.send('PUT', `${PAGES}/ayuda/draft`, { body, match: await content.etagOf('ayuda') });
  expect(await linkedFrom('buscar')).toMatchObject([{ id: 'ayuda' }]);
  expect(await linkedFrom('home')).toMatchObject([{ id: 'ayuda' }]);
});

it('counts links to the address that a page had, and none of pages in the bin', async () => {
  await make('ayuda', '<a href="/buscar-empleos">a</a>');
  const moved = pageText('buscar', 'x', { url: '/empleos', type: 'JOB_LISTING' });
  await content.send('PUT', `${PAGES}/buscar/draft`, {
    body: moved,
    match: await content.etagOf('buscar'),
  });
  expect(await linkedFrom('buscar')).toMatchObject([{ id: 'ayuda' }]);
  await content.send('DELETE', `${PAGES}/ayuda`, { match: await content.etagOf('ayuda') });
  expect(await linkedFrom('buscar')).toEqual([]);
});

it('is not told to another agency', async () => {
  const answer = await content.send('GET', '/sites/dos/pages/home/linked-from');
  expect(answer.statusCode).toBe(404);
});
