import type { Database } from '#server/db/open-database.ts';
import type { JobScope } from '#server/jobs/records/job-scope.ts';
import { openGazetteer } from '#server/places/gazetteer.ts';
import type { Figure } from '../../measure/figures.ts';
import { importDemo, readDemoSite } from '../jobs/demo-jobs.ts';
import { withJobs } from '../jobs/job-settings.ts';
import { readColumns } from '../jobs/read-columns.ts';
import { BENCH_AGENCY, BENCH_CLIENT, insertSyntheticJobs } from '../jobs/synthetic-jobs.ts';
import { checkFilters } from './check-filters.ts';
import { loadKnownJobs, type TermsOf } from './known-jobs.ts';

const SEED = 31;
const GENERATED_JOBS = 100_000;

/** How many random combinations of filters, facets, texts and orders are compared. */
interface Combinations {
  /** As a server with its columns answers them. */
  readonly inColumns: number;
  /** As the database answers them alone. */
  readonly inDatabase: number;
}

interface FilterSetting extends Combinations {
  readonly name: string;
  readonly scope: JobScope;
  readonly termsOf: TermsOf;
  readonly fill: (database: Database) => Promise<unknown>;
}

/** Answers that differ from what a plain loop over all jobs finds; none may. */
export async function measureFilters(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const setting of [demoSetting(), generatedSetting()])
    figures.push(...(await withJobs({}, setting.fill, (database) => compare(setting, database))));
  return figures;
}

async function compare(
  { name, scope, termsOf, inColumns, inDatabase }: FilterSetting,
  { kysely }: Database,
): Promise<Figure[]> {
  const jobs = await loadKnownJobs(kysely, scope.agencyId, termsOf);
  const columns = await readColumns(kysely, scope.agencyId);
  const asked = { scope, jobs, seed: SEED };
  const group = `filters, ${name}`;
  const compared = [
    {
      in: 'columns',
      check: await checkFilters({ kysely, columns }, { ...asked, combinations: inColumns }),
    },
    {
      in: 'database',
      check: await checkFilters({ kysely }, { ...asked, combinations: inDatabase }),
    },
  ];
  for (const { check } of compared)
    for (const each of check.wrong) process.stderr.write(`${each}\n`);
  return [
    { group, name: 'jobs', value: jobs.length, unit: '' },
    ...compared.flatMap(({ in: place, check }): Figure[] => [
      { group, name: `${place}: combinations that find jobs`, value: check.withJobs, unit: '' },
      { group, name: `${place}: wrong`, value: check.wrong.length, unit: '', bar: { atMost: 0 } },
    ]),
  ];
}

function demoSetting(): FilterSetting {
  const site = readDemoSite();
  return {
    name: 'demo jobs',
    scope: { agencyId: site.agencyId, clientId: site.clientId },
    termsOf: 'words',
    ...{ inColumns: 10_000, inDatabase: 500 },
    fill: (database) => importDemo({ site, database, gazetteer: openGazetteer() }),
  };
}

function generatedSetting(): FilterSetting {
  return {
    name: 'generated jobs',
    scope: { agencyId: BENCH_AGENCY, clientId: BENCH_CLIENT },
    termsOf: 'rows',
    // A plain loop over so many jobs takes a quarter of a second, and the database alone a second.
    ...{ inColumns: 1000, inDatabase: 50 },
    fill: (database) => insertSyntheticJobs(database, GENERATED_JOBS),
  };
}
