import { beforeEach } from 'vitest';
import { openTestDatabase } from './database.ts';
import { type FeedJob, feedJob, feedXml, imported, loadAllJobs, resetJobs } from './job-imports.ts';
import { setUp } from './set-up.ts';

export const WHOLE: FeedJob = {
  url: 'https://ats.example/1',
  description: '<p>Ruta en van.</p>',
  date: '2026-01-05',
};

/** Imports of one job, as the feed has it and as it is kept. */
export function setUpLossyFeed() {
  const database = setUp(openTestDatabase);

  beforeEach(() => resetJobs(database));

  /** The codes of what is told of one job. */
  async function toldOf(others: FeedJob): Promise<readonly string[]> {
    const { warnings } = await imported(database, feedXml(feedJob('1', { ...WHOLE, ...others })));
    return warnings.map(({ code }) => code);
  }

  async function importOne(others: FeedJob) {
    await imported(database, feedXml(feedJob('1', { ...WHOLE, ...others })));
    const [job] = await loadAllJobs(database);
    if (job === undefined) throw new Error('There is no job');
    return job;
  }

  return { database, toldOf, importOne };
}
