import { EventEmitter, once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/open-database.ts';
import { Applicant } from '../testing/applicant.ts';
import { APPLICATION_FORM } from '../testing/applications.ts';
import { openTestDatabase, silentLog, unwrap } from '../testing/database.ts';
import { queriesEnded } from '../testing/queries-ended.ts';
import { ServerProcess, urlOf } from '../testing/server-process.ts';
import { createTestPages, pageJson, siteJson, type TestPages } from '../testing/sites.ts';
import { fillDataDir } from '../testing/template-database.ts';

const ROUNDS = 3;
/** A machine with much else to do takes minutes. */
const TIMEOUT_MS = 900_000;
/** After the first answer the server lives no longer. */
const LONGEST_MS = 700;

const isEmbedded = (process.env['TEST_DATABASE_URL'] ?? '') === '';

let pages: TestPages;
let dataDir: string;
let database: Database | undefined;
let databaseUrl: string | undefined;
const processes: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-applicants-'));
  pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno', { sitePrefix: 'uno' }));
  await pages.write('uno/home.page.json', pageJson('home'));
  await pages.write('uno/forms/solicitud.form.json', APPLICATION_FORM);
  if (isEmbedded) await fillDataDir(dataDir);
  else {
    database = await openTestDatabase();
    databaseUrl = await urlOf(database);
  }
});

afterAll(async () => {
  for (const process of processes) await process.kill();
  await database?.close();
  await rm(dataDir, { recursive: true, force: true });
  await pages.discard();
});

function standBy(): ServerProcess {
  const process = new ServerProcess();
  processes.push(process);
  return process;
}

function start(server: ServerProcess): Promise<string> {
  return server.start({
    PORT: '0',
    LOG_LEVEL: 'silent',
    RUMBO_DATA_DIR: dataDir,
    RUMBO_PAGES_DIR: pages.pagesDir,
    RUMBO_CALL_LIMITS: 'off',
    DATABASE_URL: databaseUrl,
  });
}

async function checkAll(applicants: readonly Applicant[], origin: string): Promise<void> {
  for (const applicant of applicants) await applicant.check(origin);
}

async function workUntilKilled(
  applicants: readonly Applicant[],
  server: ServerProcess,
): Promise<void> {
  const origin = await start(server);
  await checkAll(applicants, origin);
  const acknowledged = new EventEmitter();
  const begun = once(acknowledged, 'call');
  const ends = Promise.all(
    applicants.map((applicant) =>
      applicant.work(origin, () => acknowledged.emit('call')).catch(String),
    ),
  );
  await Promise.race([begun, ends]);
  await sleep(Math.random() * LONGEST_MS);
  await server.kill();
  for (const end of await ends) expect(end).toMatch(/fetch failed|terminated/);
  await queriesEnded(database);
}

/** Rows and files as the last process left them. */
async function readLeft() {
  const own = unwrap(await openDatabase({ url: databaseUrl, dataDir, log: silentLog }));
  const { kysely } = own;
  const uploads = await kysely.selectFrom('uploads').selectAll().execute();
  const submissions = await kysely.selectFrom('submissions').select('status').execute();
  const applications = await kysely.selectFrom('applications').select('resume_url').execute();
  await own.close();
  const names = await readdir(join(dataDir, 'applicant-files'));
  return { uploads, submissions, applications, files: names.filter((name) => name !== 'incoming') };
}

it(`kill -9 loses nothing that was acknowledged and doubles nothing, ${ROUNDS} times over`, {
  timeout: TIMEOUT_MS,
}, async () => {
  const applicants = Array.from({ length: 4 }, () => new Applicant());
  let next = standBy();
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = next;
    next = standBy();
    await workUntilKilled(applicants, server);
  }
  const origin = await start(next);
  await checkAll(applicants, origin);
  for (const applicant of applicants) await applicant.finish(origin);
  await next.kill();
  await queriesEnded(database);
  const { uploads, submissions, applications, files } = await readLeft();
  const finished = applicants.flatMap((applicant) => applicant.finished);
  expect(finished.length).toBeGreaterThanOrEqual(applicants.length);
  expect(applications).toHaveLength(finished.length);
  expect(submissions).toEqual(finished.map(() => ({ status: 'APPLY_FINISH' })));
  const kept = uploads.filter(({ application_id }) => application_id !== null);
  const addresses = kept.map(({ upload_key }) => `/api/upload/${upload_key}`);
  expect(applications.map(({ resume_url }) => resume_url).sort()).toEqual(addresses.sort());
  const known = uploads.map(({ upload_key }) => upload_key);
  expect(files.filter((name) => !known.includes(name))).toEqual([]);
  expect(kept.filter(({ upload_key }) => !files.includes(upload_key))).toEqual([]);
});
