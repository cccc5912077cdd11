import { describe, expect, it } from 'vitest';
import { openTestSites } from '../testing/pages.ts';
import { setUp } from '../testing/set-up.ts';

const sites = setUp(openTestSites);

describe('robots.txt', () => {
  it('names the sitemap of every site on the host', async () => {
    const { body, headers } = await sites.get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'User-agent: *',
      'Disallow: /editor',
      'Disallow: /content/',
      'Sitemap: http://127.0.0.1:3000/norte/sitemap.xml',
      'Sitemap: http://127.0.0.1:3000/sitemap.xml',
      '',
    ]);
  });
});

describe('the sitemap', () => {
  it('lists the content pages that may be found, by canonical address', async () => {
    const { body, headers } = await sites.get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const locations = [...body.matchAll(/<loc>http:\/\/127.0.0.1:3000(.*?)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(locations).toEqual(['/a&amp;b', '/home', '/hostil', '/pol%C3%ADtica-de-privacidad']);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
  });

  it('keeps the brackets of an IPv6 address', async () => {
    expect((await sites.get('/sitemap.xml', { host: '[::1]:3000' })).body).toContain(
      '<loc>http://[::1]:3000/home</loc>',
    );
  });

  it('of a site with a prefix lies below it', async () => {
    expect((await sites.get('/norte/sitemap.xml')).body).toContain(
      '<loc>http://127.0.0.1:3000/norte/home</loc>',
    );
  });
});
