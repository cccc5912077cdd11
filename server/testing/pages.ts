import { onTestFinished } from 'vitest';
import type { RuntimeDoor } from '../base/runtime-door.ts';
import type { Environment } from '../config/config.ts';
import { type FilledServer, openFilledServer } from './filled-server.ts';
import { openTestServer, type TestServer } from './server.ts';
import { pageJson, siteJson, type TestPages } from './sites.ts';

/** A server over three sites: at the root, below `norte`, and on `propio.example` alone. */
export interface TestSites extends FilledServer {
  /** Asks on a host that no site lists, unless a header says otherwise. */
  get(url: string, headers?: Record<string, string>, from?: TestServer): ReturnType<typeof inject>;
  /** Another server over the same pages, for one test. */
  open(env?: Environment, load?: () => RuntimeDoor): Promise<TestServer>;
}

export async function openTestSites(): Promise<TestSites> {
  const filled = await openFilledServer(writeSites);
  const { database, pages, server } = filled;
  return {
    ...filled,
    get: (url, headers = {}, from = server) => inject(from, url, headers),
    async open(env = {}, load) {
      const own = await openTestServer({ database, pages, env, ...(load && { load }) });
      onTestFinished(() => own.app.close());
      return own;
    },
  };
}

const NORTE_WORDS = { 'fallback.missing': 'Nada por aquí' };

async function writeSites(pages: TestPages): Promise<void> {
  await writeRootSite(pages);
  await pages.write(
    'norte/site.json',
    siteJson('norte', { sitePrefix: 'norte', messages: NORTE_WORDS }),
  );
  await pages.write('norte/home.page.json', pageJson('home', {}, '<p>Almac\u00e9n</p>'));
  await pages.write('propio/site.json', siteJson('propio', { hosts: ['propio.example'] }));
  await pages.write('propio/home.page.json', pageJson('home', {}, '<p>Propio</p>'));
  await pages.write('propio/secreta.page.json', pageJson('secreta'));
}

function inject({ app }: TestServer, url: string, headers: Record<string, string>) {
  return app.inject({ url, headers: { host: 'any.example', ...headers } });
}

/** The site at the root of every host that no other site lists. */
export async function writeRootSite(pages: TestPages): Promise<void> {
  const hidden = { title: 'x', description: 'x', robots: 'noindex', layout: { sectionId: 's1' } };
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/home.page.json', pageJson('home', { aliases: ['/inicio'] }));
  await pages.write(
    'uno/buscar.page.json',
    pageJson('buscar', { url: '/buscar-empleos', type: 'JOB_LISTING' }),
  );
  await pages.write(
    'uno/politica.page.json',
    pageJson('politica', { url: '/pol\u00edtica-de-privacidad' }),
  );
  await pages.write('uno/oculta.page.json', pageJson('oculta', { metadata: hidden }));
  await pages.write('uno/amp.page.json', pageJson('amp', { url: '/a&b' }));
  await pages.write('uno/hostil.page.json', pageJson('hostil', {}, HOSTILE));
  await pages.write('uno/404.page.json', pageJson('404', { type: 'SYSTEM' }, '<p>Perdido</p>'));
  await pages.write('uno/410.page.json', pageJson('410', { type: 'SYSTEM' }, '<p>Retirado</p>'));
  await pages.write('uno/500.page.json', pageJson('500', { type: 'SYSTEM' }, '<p>Averiado</p>'));
}

const HOSTILE =
  '<p onclick="alert(1)">Hola<script>alert(1)</script><img src=x onerror=alert(1)> <a href="javascript:alert(1)">x</a></p>';
