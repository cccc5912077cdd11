import { beforeEach, describe, expect, it } from 'vitest';
import type { NewPreviewLink } from '#schemas/api/preview.ts';
import { createTestToken } from '../testing/access.ts';
import { openTestContent, pageText } from '../testing/content/content.ts';
import { setUp } from '../testing/set-up.ts';

const HOME = '/sites/uno/pages/home';
const REAL = '/sites/uno/preview/real';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

async function saveDraft(paragraph: string, changes: object = {}): Promise<void> {
  const body = pageText('home', paragraph, changes);
  const saved = await content.send('PUT', `${HOME}/draft`, { match: '*', body });
  expect(saved.statusCode).toBe(200);
}

async function share(): Promise<NewPreviewLink> {
  return (await content.send('POST', `${HOME}/preview-links`)).json();
}

async function foreigner(): Promise<string> {
  return createTestToken(content.database, { agencyId: 'agency-dos', name: 'Eva' });
}

describe('the preview of a page', () => {
  it('shows the draft and not what is live', async () => {
    await saveDraft('Recién escrito');
    const preview = await content.send('GET', `${REAL}/~home`);
    expect(preview.statusCode).toBe(200);
    expect(preview.body).toContain('Recién escrito');
    expect(preview.body).not.toContain('Texto de home');
    expect((await content.visit('/home')).body).not.toContain('Recién escrito');
  });

  it('is found from the page, with what it is to pretend', async () => {
    const plain = await content.send('GET', `${HOME}/preview`);
    expect(plain.headers.location).toBe('/content/v1/sites/uno/preview/real/~home');
    const states = await content.send('GET', `${HOME}/preview?jobs=0&network=slow&variant=p`);
    expect(states.headers.location).toBe(
      '/content/v1/sites/uno/preview/jobs-0.network-slow.variant-p/~home',
    );
    expect((await content.send('GET', `${HOME}/preview?jobs=9`)).statusCode).toBe(400);
  });

  it('is kept by no one, found by no search and framed by the editor alone', async () => {
    const { headers } = await content.send('GET', `${REAL}/~home`);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    expect(headers.etag).toBeUndefined();
  });

  it('differs from the served page in the addresses of its links alone', async () => {
    const link = '<a href="/buscar-empleos">Empleos</a>';
    await saveDraft(link);
    await content.send('POST', `${HOME}/publish`, { match: '*' });
    const served = (await content.visit('/home')).body;
    const { body } = await content.send('GET', `${REAL}/~home`);
    expect(body).toContain('href="/content/v1/sites/uno/preview/real/buscar-empleos"');
    expect(body.replaceAll('/content/v1/sites/uno/preview/real', '')).toBe(served);
  });

  it('leads to previews of the other pages by their addresses', async () => {
    const body = pageText('nueva', 'Todavía en secreto', { url: '/nueva-pagina' });
    await content.send('POST', '/sites/uno/pages', { body });
    const preview = await content.send('GET', `${REAL}/nueva-pagina`);
    expect(preview.body).toContain('Todavía en secreto');
    expect((await content.visit('/nueva-pagina')).statusCode).toBe(404);
  });

  it('finds a page by its old address and by the one of its draft', async () => {
    await saveDraft('Mudada', { url: '/portada' });
    for (const path of ['home', 'portada'])
      expect((await content.send('GET', `${REAL}/${path}`)).body).toContain('Mudada');
  });

  it('says what to correct where the draft is no page', async () => {
    await saveDraft('x', { type: 'NOVELA' });
    const preview = await content.send('GET', `${REAL}/~home`);
    expect(preview.statusCode).toBe(422);
    expect(preview.headers['content-type']).toContain('text/html');
    expect(preview.body).toContain('<li>');
  });

  it('says so where there is no page', async () => {
    for (const path of ['~nada', 'nada', 'a%2Fb']) {
      const preview = await content.send('GET', `${REAL}/${path}`);
      expect([path, preview.statusCode]).toEqual([path, 404]);
    }
    const none = await content.send('GET', '/sites/uno/pages/nada/preview');
    expect(none.json()).toMatchObject({ code: 'page-unknown' });
  });

  it('shows nothing of a page in the bin', async () => {
    await content.send('DELETE', HOME, { match: '*' });
    expect((await content.send('GET', `${REAL}/~home`)).statusCode).toBe(404);
  });

  it('is unknown to another agency, and to who has not signed in', async () => {
    await saveDraft('Secreto');
    const answer = await content.sendAs(await foreigner(), 'GET', `${REAL}/~home`);
    expect(answer.json()).toMatchObject({ status: 404, code: 'site-unknown' });
    const stranger = await content.visit('/content/v1/sites/uno/preview/real/~home');
    expect(stranger.statusCode).toBe(401);
    expect(answer.body + stranger.body).not.toContain('Secreto');
  });

  it('holds what a recruiter writes for text, whatever it is', async () => {
    await saveDraft('<script>alert(1)</script><img src=x onerror=alert(1)>Hola');
    const { body } = await content.send('GET', `${REAL}/~home`);
    expect(body).toContain('Hola');
    expect(body).not.toContain('alert(1)');
  });
});

describe('a shared preview', () => {
  it('shows the draft without a session, and says that it is one', async () => {
    await saveDraft('Para el jefe');
    const { url, expiresAt } = await share();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const shown = await content.visit(url);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('Para el jefe');
    expect(shown.body).toContain('not published yet');
    expect(shown.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
  });

  it('shows the draft as it is now, not as it was', async () => {
    const { url } = await share();
    await saveDraft('Más nuevo');
    expect((await content.visit(url)).body).toContain('Más nuevo');
  });

  it('shows no other draft: its links lead to what visitors see', async () => {
    const { url } = await share();
    const other = await content.visit(`${url}/buscar-empleos`);
    expect([other.statusCode, other.headers.location]).toEqual([302, '/buscar-empleos']);
    await content.send('POST', '/sites/uno/pages', { body: pageText('nueva', 'Otro secreto') });
    const secret = await content.visit(`${url}/~nueva`);
    expect(secret.body).not.toContain('Otro secreto');
  });

  it('shows nothing once its week is over', async () => {
    const { url } = await share();
    const endsIn = (ms: number) =>
      content.database.kysely
        .updateTable('preview_links')
        .set({ expires_at: new Date(Date.now() + ms) })
        .execute();
    await endsIn(60_000);
    expect((await content.visit(url)).statusCode).toBe(200);
    await endsIn(-60_000);
    expect((await content.visit(url)).statusCode).toBe(404);
    expect((await content.send('GET', `${HOME}/preview-links`)).json()).toEqual({ data: [] });
  });

  it('shows nothing once it was taken back', async () => {
    const { url, linkId } = await share();
    const list = await content.send('GET', `${HOME}/preview-links`);
    expect(list.json().data).toMatchObject([{ linkId }]);
    expect(list.body).not.toContain(url.slice(-20));
    const path = `${HOME}/preview-links/${linkId}`;
    expect((await content.send('DELETE', path)).statusCode).toBe(204);
    expect((await content.visit(url)).statusCode).toBe(404);
    expect((await content.send('DELETE', path)).json()).toMatchObject({
      code: 'preview-link-unknown',
    });
  });

  it('shows nothing of a page in the bin', async () => {
    const { url } = await share();
    await content.send('DELETE', HOME, { match: '*' });
    expect((await content.visit(url)).statusCode).toBe(404);
  });

  it('takes no guessed secret, and no link under another agency', async () => {
    const { url } = await share();
    const guessed = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
    const elsewhere = url.replace('agency-uno', 'agency-dos');
    for (const address of [guessed, elsewhere, '/preview/x', '/preview/a~b~c'])
      expect([address, (await content.visit(address)).statusCode]).toEqual([address, 404]);
  });

  it('keeps at most twenty links of a page', async () => {
    content.setNow(Date.now() - 60_000);
    const first = await share();
    for (let i = 1; i <= 20; i += 1) {
      content.setNow(Date.now() - 60_000 + i * 1000);
      await share();
    }
    const { data } = (await content.send('GET', `${HOME}/preview-links`)).json();
    expect(data).toHaveLength(20);
    expect((await content.visit(first.url)).statusCode).toBe(404);
  });

  it('stands in the record of changes', async () => {
    await share();
    const { data } = (await content.send('GET', '/audit?site=uno')).json();
    expect(data).toMatchObject([{ action: 'preview-link-created', pageId: 'home' }]);
  });
});
