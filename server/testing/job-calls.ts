import type { LightMyRequestResponse } from 'fastify';
import type { CompanyLogo } from '#schemas/api/jobs.ts';
import { AssetStore } from '../assets/asset-store.ts';
import type { Database } from '../db/open-database.ts';
import type { Api } from '../http/api.ts';
import { createApp } from '../http/create-app.ts';
import { JobService } from '../jobs/job-service.ts';
import { readTermsAgain } from '../jobs/read-terms-again.ts';
import { addJobRoutes } from '../jobs/routes.ts';
import { createLogger } from '../log/create-logger.ts';
import { importSites } from '../sites/import-sites.ts';
import { SiteStore } from '../sites/site-store.ts';
import { testConfig } from './config.ts';
import { openTestDatabase } from './database.ts';
import { insertJobs } from './jobs.ts';
import { createMemoryLog, createTestPages, pageJson, siteJson } from './sites.ts';

/** The job calls over the sites `uno` and `uno-bis` of one agency and `dos` of another. */
interface TestJobCalls {
  readonly app: Api;
  readonly database: Database;
  readonly jobs: JobService;
  readonly store: SiteStore;
  readonly ids: Readonly<Record<'first' | 'closed' | 'expired' | 'sibling' | 'foreign', string>>;
  post(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  getLogos(agency: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
/** The only logo of the agency of `uno`. */
export const QUETZAL_LOGO: CompanyLogo = { name: 'Quetzal', url: '/assets/quetzal-64.png' };
const uno = { agency_id: 'agency-uno', client_id: 'client-uno' };
const dos = { agency_id: 'agency-dos', client_id: 'client-dos' };

const terminal = { agency_id: 'agency-dos', client_id: 'client-terms' };
const MORELIA = { city: 'Morelia', latitude: 19.7, longitude: -101.19 };
/** What their texts say; the last says nothing. */
const TERM_JOBS = {
  Nocturno: {
    description: '<p>Sueldo de $3,500 semanales. Turno nocturno. Moto de la empresa.</p>',
    ...MORELIA,
  },
  Matutino: {
    description: '<p>Sueldo de $2,500 semanales. Turno matutino. Licencia tipo A.</p>',
    ...MORELIA,
  },
  Callado: MORELIA,
};

export async function openTestJobCalls(): Promise<TestJobCalls> {
  const database = await openTestDatabase();
  const log = createMemoryLog();
  const pages = await writeSites();
  const { pagesDir } = pages;
  await importSites({ database, pagesDir, log });
  const ids = await insertTestJobs(database);
  await readTermsAgain(database);
  const assets = new AssetStore({ pagesDir, dataDir: pagesDir, database, log });
  const store = new SiteStore({ database, loadAssets: (site) => assets.load(site), log });
  const jobs = new JobService({ database, log });
  const app = createApp({ config: testConfig(), database, logger: createLogger('silent') });
  const logosOf = (agencyId: string) => (agencyId === 'agency-uno' ? [QUETZAL_LOGO] : []);
  addJobRoutes(app, { jobs, store, logosOf });
  await store.open();
  await jobs.open();
  return {
    ...{ app, database, jobs, store, ids },
    post(url, body) {
      const payload = body === undefined ? '' : JSON.stringify(body);
      const headers = { 'content-type': 'application/json' };
      return app.inject({ method: 'POST', url, headers, payload });
    },
    getLogos: (agency, headers = {}) =>
      app.inject({ url: `/v2/agencies/${agency}/logos`, headers }),
    async close() {
      await app.close();
      await jobs.close();
      await store.close();
      await database.close();
      await pages.discard();
    },
  };
}

async function writeSites() {
  const pages = await createTestPages();
  for (const [id, changes] of [
    ['uno', { hosts: ['uno.example', 'www.uno.example:8443'] }],
    [
      'uno-bis',
      {
        agencyId: 'agency-uno',
        agencyName: 'Agency of uno',
        clientId: 'client-bis',
        sitePrefix: 'bis',
      },
    ],
    ['dos', { hosts: ['dos.example'] }],
  ] as const) {
    await pages.write(`${id}/site.json`, siteJson(id, changes));
    await pages.write(`${id}/home.page.json`, pageJson('home'));
    await pages.write(`${id}/assets/icon.svg`, icon);
  }
  return pages;
}

async function insertTestJobs(database: Database): Promise<TestJobCalls['ids']> {
  const [first = '', closed = '', expired = '', sibling = '', foreign = ''] = await insertJobs(
    database,
    [
      { ...uno, title: 'Chofer', reference_number: 'REF-1', city: 'Monterrey' },
      { ...uno, title: 'Chofer cerrado', status: 'closed' },
      { ...uno, title: 'Vencida', expires_at: new Date(0) },
      { ...uno, client_id: 'client-bis', title: 'Chofer hermano', reference_number: 'REF-2' },
      { ...dos, title: 'Chofer ajeno', reference_number: 'REF-3' },
      ...Object.entries(TERM_JOBS).map(([title, terms]) => ({ ...terminal, ...terms, title })),
    ],
  );
  return { first, closed, expired, sibling, foreign };
}
