import { EventEmitter, once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../db/open-database.ts';
import { Applicant } from './applicant.ts';
import { silentLog, unwrap } from './database.ts';
import { ServerProcess } from './server-process.ts';

const APPLICANTS = 4;

/** After the first answer the server lives no longer. */
const LONGEST_MS = 700;

export interface KillSetting {
  readonly rounds: number;
  readonly dataDir: string;
  readonly pagesDir: string;
  /** Of a PostgreSQL server; the embedded database otherwise. */
  readonly databaseUrl?: string | undefined;
  /** Resolves when nothing of a killed process works on any more. */
  readonly ended?: () => Promise<void>;
}

/** What a server that was killed again and again left behind. */
export interface KillOutcome {
  /** Calls that were answered, the last steps among them. */
  readonly acknowledged: number;
  readonly finished: number;
  readonly applications: number;
  /** Of every submission that there is. */
  readonly statuses: readonly string[];
  /** Files that applications name and files that they took: the same ones. */
  readonly named: readonly string[];
  readonly taken: readonly string[];
  /** Files without a row, and rows of applications without a file. */
  readonly stray: readonly string[];
  readonly missing: readonly string[];
}

/** Applicants save, send and upload while their server is killed in each round; at the end all of them finish. */
export async function killWhileApplying(setting: KillSetting): Promise<KillOutcome> {
  const applicants = Array.from({ length: APPLICANTS }, () => new Applicant());
  let next = new ServerProcess();
  try {
    for (let round = 0; round < setting.rounds; round += 1) {
      const server = next;
      next = new ServerProcess();
      await workUntilKilled(setting, server, applicants);
    }
    const origin = await start(setting, next);
    for (const applicant of applicants) await applicant.check(origin);
    for (const applicant of applicants) await applicant.finish(origin);
  } finally {
    await next.kill();
  }
  await setting.ended?.();
  return {
    ...(await readLeft(setting)),
    acknowledged: applicants.reduce((sum, applicant) => sum + applicant.acknowledged, 0),
    finished: applicants.flatMap((applicant) => applicant.finished).length,
  };
}

async function workUntilKilled(
  setting: KillSetting,
  server: ServerProcess,
  applicants: readonly Applicant[],
): Promise<void> {
  try {
    const origin = await start(setting, server);
    for (const applicant of applicants) await applicant.check(origin);
    const calls = new EventEmitter();
    const begun = once(calls, 'answer');
    const onAnswer = () => calls.emit('answer');
    const ends = Promise.all(
      applicants.map((applicant) => applicant.work(origin, onAnswer).catch(String)),
    );
    await Promise.race([begun, ends]);
    await sleep(Math.random() * LONGEST_MS);
    await server.kill();
    const wrong = (await ends).find((end) => !/fetch failed|terminated/.test(end));
    if (wrong !== undefined) throw new Error(wrong);
  } finally {
    await server.kill();
  }
  await setting.ended?.();
}

function start(
  { dataDir, pagesDir, databaseUrl }: KillSetting,
  server: ServerProcess,
): Promise<string> {
  return server.start({
    PORT: '0',
    LOG_LEVEL: 'silent',
    RUMBO_DATA_DIR: dataDir,
    RUMBO_PAGES_DIR: pagesDir,
    RUMBO_CALL_LIMITS: 'off',
    DATABASE_URL: databaseUrl,
  });
}

/** Rows and files as the last process left them. */
async function readLeft({ databaseUrl, dataDir }: KillSetting) {
  const own = unwrap(await openDatabase({ url: databaseUrl, dataDir, log: silentLog }));
  const { kysely } = own;
  const uploads = await kysely.selectFrom('uploads').selectAll().execute();
  const submissions = await kysely.selectFrom('submissions').select('status').execute();
  const applications = await kysely.selectFrom('applications').select('resume_url').execute();
  await own.close();
  const entries = await readdir(join(dataDir, 'applicant-files'));
  const files = entries.filter((name) => name !== 'incoming');
  const keys = uploads.map(({ upload_key }) => upload_key);
  const taken = uploads
    .filter(({ application_id }) => application_id !== null)
    .map(({ upload_key }) => upload_key);
  return {
    applications: applications.length,
    statuses: submissions.map(({ status }) => status),
    named: applications.map(({ resume_url }) => resume_url ?? '').sort(),
    taken: taken.map((key) => `/api/upload/${key}`).sort(),
    stray: files.filter((name) => !keys.includes(name)),
    missing: taken.filter((key) => !files.includes(key)),
  };
}
