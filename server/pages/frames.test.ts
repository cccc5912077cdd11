import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestSites } from '../testing/pages.ts';
import { setUp } from '../testing/set-up.ts';
import { pageJson } from '../testing/sites.ts';

const CONTENT = {
  title: 'Marco <b>"x"</b>',
  height: 120,
  html: '<p>Texto del marco</p>',
  css: 'p { color: red } </style><script>alert(1)</script>',
  javascript: 'const a = "</script><!--<script>"; document.title = a;',
};

interface Widgets {
  readonly content?: object;
  readonly variants?: object;
}

/** A page with a frame `marco`, a text `texto`, and a second frame `suelto` that its layout does not show. */
function framePage(id: string, { content = CONTENT, variants }: Widgets = {}): object {
  const subSections = [
    { sectionId: 's1', widgetId: 'marco' },
    { sectionId: 's2', widgetId: 'texto' },
  ];
  const layout = { sectionId: 'root', subSections };
  return pageJson(id, {
    metadata: { title: id, description: id, layout },
    widgets: [
      { id: 'marco', type: 'custom-html', content, ...(variants && { variants }) },
      { id: 'texto', type: 'rich-text', content: { html: '<p>Texto de la página</p>' } },
      { id: 'suelto', type: 'custom-html', content: { ...CONTENT, html: '<p>Suelto</p>' } },
    ],
  });
}

const sites = setUp(openTestSites);

beforeAll(async () => {
  const { pages, server } = sites;
  const variants = { p: { html: '<p>Solo en p</p>' } };
  await pages.write('uno/marco.page.json', framePage('marco', { variants }));
  await pages.write(
    'propio/ajeno.page.json',
    framePage('ajeno', { content: { ...CONTENT, html: '<p>De otra agencia</p>' } }),
  );
  await server.reimport();
});

function policyOf(headers: Readonly<Record<string, unknown>>): string {
  return String(headers['content-security-policy']);
}

describe('the document of a widget in a frame', () => {
  it('holds the given HTML and nothing of the page', async () => {
    const { statusCode, body } = await sites.get('/marco?frame=marco');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^<!doctype html><html lang="es"/);
    expect(body).toContain('<p>Texto del marco</p>');
    expect(body).toContain('<title>Marco &lt;b&gt;&quot;x&quot;&lt;/b&gt;</title>');
    expect(body).not.toContain('Texto de la página');
  });

  it('is sandboxed, sends nothing and is framed by its own site alone', async () => {
    const { headers } = await sites.get('/marco?frame=marco');
    const policy = policyOf(headers).split('; ');
    expect(policy).toContain('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "connect-src 'none'",
        "form-action 'none'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]),
    );
    expect(policyOf(headers)).not.toMatch(/allow-same-origin|allow-top|allow-forms|allow-modals/);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('runs its own two scripts by their hashes and no other', async () => {
    const { headers, body } = await sites.get('/marco?frame=marco');
    const [, sources = ''] = /script-src ([^;]*)/.exec(policyOf(headers)) ?? [];
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    const hashes = scripts.map(
      (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    );
    // The one that stands in the styles is text there.
    expect(hashes).toHaveLength(3);
    expect(sources.split(' ').sort()).toEqual([hashes[1], hashes[2]].sort());
  });

  it('cannot be left early by what its styles or its script hold', async () => {
    const { body } = await sites.get('/marco?frame=marco');
    expect(body.match(/<\/style>/g)).toHaveLength(2);
    expect(body).toContain('"\\x3C/script>\\x3C!--<script>"');
  });

  it('leaves old comments of its script comments, and what is no comment as it was', async () => {
    const javascript = '<!--\nlet a = "<!-- no";\n  <!-- old\nlet b = 1;\n//-->';
    const content = { ...CONTENT, javascript };
    await sites.pages.write('uno/viejo.page.json', framePage('viejo', { content }));
    await sites.server.reimport();
    const { body } = await sites.get('/viejo?frame=marco');
    const own = /<script>(\/\/.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(own).toBe('//\nlet a = "\\x3C!-- no";\n  // old\nlet b = 1;\n//-->');
    expect(new Script(`${own}\n;[a, b]`).runInNewContext()).toEqual(['<!-- no', 1]);
  });

  it('comes compressed, and as 304 to who has it', async () => {
    const br = await sites.get('/marco?frame=marco', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('Texto del marco');
    const again = await sites.get('/marco?frame=marco&keyword=x', {
      'accept-encoding': 'br',
      'if-none-match': String(br.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(br.headers['content-security-policy']);
  });

  it('follows the variant of its page', async () => {
    expect((await sites.get('/p/marco?frame=marco')).body).toContain('Solo en p');
    expect((await sites.get('/marco?frame=marco')).body).not.toContain('Solo en p');
  });

  it('without script allows only the one that tells its height', async () => {
    const content = { title: 'Sin', height: 100, html: '<p>Sin</p>' };
    await sites.pages.write('uno/sin.page.json', framePage('sin', { content }));
    await sites.server.reimport();
    const { headers, body } = await sites.get('/sin?frame=marco');
    expect(policyOf(headers).match(/sha256-/g)).toHaveLength(1);
    expect(body.match(/<script>/g)).toHaveLength(1);
  });
});

describe('a frame that is not there', () => {
  it.each([
    ['an unknown id', '/marco?frame=nada'],
    ['a widget of another type', '/marco?frame=texto'],
    ['a widget that the page does not show', '/marco?frame=suelto'],
    ['a widget of another page', '/home?frame=marco'],
    ['a page of another agency', '/ajeno?frame=marco'],
    ['an unknown page', '/no-existe?frame=marco'],
    ['an id that is none', '/marco?frame=../x%00<script>'],
  ])('is 404 for %s', async (_, url) => {
    const { statusCode, body } = await sites.get(url);
    expect(statusCode).toBe(404);
    expect(body).not.toMatch(/Texto del marco|Texto de la página|De otra agencia|Suelto/);
  });

  it('is found on the host of its own agency', async () => {
    const { body } = await sites.get('/ajeno?frame=marco', { host: 'propio.example' });
    expect(body).toContain('De otra agencia');
  });

  it('is gone with its page', async () => {
    await sites.pages.write('uno/breve.page.json', framePage('breve'));
    await sites.server.reimport();
    expect((await sites.get('/breve?frame=marco')).statusCode).toBe(200);
    await sites.pages.remove('uno/breve.page.json');
    await sites.server.reimport();
    const { statusCode, body } = await sites.get('/breve?frame=marco');
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Texto del marco');
  });
});

describe('the page around a frame', () => {
  it('may show frames of its own site, and other pages none', async () => {
    expect(policyOf((await sites.get('/marco')).headers)).toContain("; frame-ancestors 'none';");
    expect(policyOf((await sites.get('/marco')).headers)).toContain("; frame-src 'self';");
    expect(policyOf((await sites.get('/home')).headers)).not.toContain('frame-src');
  });

  it.each(['/home', '/marco', '/nada', '/job/nada/ninguna'])(
    'lets itself be shown in no frame, so that a frame that leads there shows nothing: %s',
    async (path) => {
      expect(policyOf((await sites.get(path)).headers)).toContain("; frame-ancestors 'none';");
    },
  );

  it('holds the frame’s address and sandbox, and nothing of its content', async () => {
    const { body } = await sites.get('/marco');
    expect(body).toContain('src="?frame=marco"');
    expect(body).toContain('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"');
    expect(body).not.toContain('Texto del marco');
  });
});
