import { describe, expect, it } from 'vitest';
import { createPageIndex } from '#schemas/pages/page-index.ts';
import type { PageAddresses } from '#schemas/pages/page-summary.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import { type RoutableSite, resolvePage, resolveSite, sitesOfHost } from './resolve-page.ts';

interface NamedSite extends RoutableSite<PageAddresses> {
  readonly name: string;
}

function page(url: string, type = 'CONTENT', aliases: string[] = []): PageAddresses {
  return { url, type, aliases };
}

function site(name: string, { hosts = [] as string[], sitePrefix = '' } = {}): NamedSite {
  const pages = [
    page('/home', 'CONTENT', ['/inicio']),
    page('/buscar-empleos', 'JOB_LISTING'),
    page('/job/{urlSlug}', 'JOB_DETAIL'),
    page('/política'),
    page('/p'),
    page('/blogs/p'),
    page('/blogs/uno'),
  ];
  const urls = { home: '/home', jobListing: '/buscar-empleos' };
  return { name, site: { hosts, sitePrefix, urls }, pageIndex: createPageIndex(pages) };
}

const root = site('root');
const norte = site('norte', { sitePrefix: 'norte' });
const norteEste = site('norte-este', { sitePrefix: 'norte/este' });
const listed = site('listed', { hosts: ['empleos.example', 'localhost:8080'] });
const listedNorte = site('listed-norte', { hosts: ['empleos.example'], sitePrefix: 'norte' });
const all = [root, norte, norteEste, listed, listedNorte];

function siteAt(sites: readonly NamedSite[], host: string, path: string): string | undefined {
  const match = resolveSite(sites, { host, segments: parseRequestPath(path) ?? ['(inert)'] });
  return match && `${match.entry.name} /${match.segments.join('/')}`;
}

function pageAt(path: string): string | undefined {
  const match = resolvePage(root, parseRequestPath(path) ?? ['(inert)']);
  return match && `${match.page.url} ${match.variant ?? '-'} ${match.path}`;
}

describe('the site of a request', () => {
  it.each([
    ['any.example', '/home', 'root /home'],
    ['any.example', '/', 'root /'],
    ['any.example', '/norte', 'norte /'],
    ['any.example', '/norte/home', 'norte /home'],
    ['any.example', '/norte/p/home', 'norte /p/home'],
    ['any.example', '/norteño/home', 'root /norteño/home'],
    ['any.example', '/nortex/home', 'root /nortex/home'],
    ['any.example', '/Norte/home', 'root /Norte/home'],
    ['any.example', '/p/norte/home', 'root /p/norte/home'],
    ['any.example', '/norte/este/home', 'norte-este /home'],
    ['any.example', '/norte/oeste', 'norte /oeste'],
    ['empleos.example', '/home', 'listed /home'],
    ['EMPLEOS.example', '/home', 'listed /home'],
    ['empleos.example.', '/home', 'listed /home'],
    ['empleos.example:8443', '/home', 'listed /home'],
    ['empleos.example', '/norte/home', 'listed-norte /home'],
    ['localhost:8080', '/home', 'listed /home'],
    ['localhost', '/home', 'root /home'],
    ['localhost:9090', '/home', 'root /home'],
    ['empleos.example.evil.example', '/home', 'root /home'],
  ])('%s%s goes to %s', (host, path, expected) => {
    expect(siteAt(all, host, path)).toBe(expected);
    expect(siteAt(all.toReversed(), host, path)).toBe(expected);
  });

  it('never is one that lists other hosts only', () => {
    expect(siteAt([listed, listedNorte], 'other.example', '/home')).toBeUndefined();
    expect(siteAt([listed, listedNorte], '', '/home')).toBeUndefined();
  });

  it('is one without hosts where no listed site has the prefix', () => {
    expect(siteAt([listedNorte, root], 'empleos.example', '/home')).toBe('root /home');
  });

  it('is none below another prefix', () => {
    expect(siteAt([norte], 'any.example', '/home')).toBeUndefined();
  });

  it('is among the sites of its host', () => {
    expect(sitesOfHost(all, 'empleos.example').map(({ name }) => name)).toEqual([
      'root',
      'norte',
      'norte-este',
      'listed',
      'listed-norte',
    ]);
    expect(sitesOfHost(all, 'other.example').map(({ name }) => name)).toEqual([
      'root',
      'norte',
      'norte-este',
    ]);
  });
});

describe('the page of a path', () => {
  it.each([
    ['/', '/home - /'],
    ['/home', '/home - /home'],
    ['/home/', '/home - /home'],
    ['/home?p=1', '/home - /home'],
    ['/inicio', '/home - /inicio'],
    ['/job-search', '/buscar-empleos - /job-search'],
    ['/job-search/?keyword=chofer', '/buscar-empleos - /job-search'],
    ['/pol%C3%ADtica', '/política - /política'],
    ['/poli%CC%81tica/', '/política - /política'],
    ['/p', '/p - /p'],
    ['/p/', '/p - /p'],
    ['/p/home', '/home p /home'],
    ['/p/home/', '/home p /home'],
    ['/p/p', '/p p /p'],
    ['/p/job-search', '/buscar-empleos p /job-search'],
    ['/blogs/p', '/blogs/p - /blogs/p'],
    ['/blogs/p/uno', '/blogs/uno p /blogs/uno'],
    ['/p/blogs/p', '/blogs/p p /blogs/p'],
  ])('%s serves %s', (path, expected) => {
    expect(pageAt(path)).toBe(expected);
  });

  it.each([
    '/nothing',
    '/Home',
    '/home/x',
    '/p/p/home',
    '/P/home',
    '/home/..',
    '/p/../home',
    '/home%2F',
    '/%',
    '/home%00',
  ])('%s is no page', (path) => {
    expect(pageAt(path)).toBeUndefined();
  });

  it('at / is none when the site names a home that is not published', () => {
    const homeless = {
      ...root,
      site: { ...root.site, urls: { home: '/gone', jobListing: '/gone' } },
    };
    expect(resolvePage(homeless, [])).toBeUndefined();
  });

  it('at /job-search is the page that claims the address, where one does', () => {
    const pages = [page('/buscar-empleos', 'JOB_LISTING'), page('/job-search')];
    const claimed = { ...root, pageIndex: createPageIndex(pages) };
    expect(resolvePage(claimed, ['job-search'])?.page.url).toBe('/job-search');
  });
});
