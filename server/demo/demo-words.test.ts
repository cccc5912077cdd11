import path from 'node:path';
import { escape as escapeHtml } from 'lodash-es';
import { beforeAll, expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { toCardTexts } from '#runtime/jobs/card-texts.ts';
import { JOB_WORDS } from '#runtime/testing/job-words.ts';
import { renderTestPage } from '#runtime/testing/render.ts';
import { toJobPosting } from '#runtime/widgets/job-detail/job-posting.ts';
import { WEEKS_OF_MONTH } from '#schemas/api/constants.ts';
import type { Job, JobPay } from '#schemas/api/jobs.ts';
import { parseSite } from '#schemas/parse/parse-site.ts';
import { JOB_COLUMNS, toJob } from '../jobs/records/to-job.ts';
import { readJobTerms } from '../jobs/terms/job-terms.ts';
import type { JobWords } from '../jobs/terms/job-text.ts';
import { openGazetteer } from '../places/gazetteer.ts';
import { createSiteEntry } from '../sites/site-entry.ts';
import { openTestDatabase } from '../testing/database.ts';
import { clientEntries } from '../testing/server.ts';
import { setUp } from '../testing/set-up.ts';
import { createMemoryLog, siteJson } from '../testing/sites.ts';
import { importDemoJobs } from './import-demo-jobs.ts';

const SITE = 'repartidores-mx';
/** Pages take long to draw: of so many jobs one is drawn. */
const DRAWN = 60;
const PAYMENTS: Readonly<Record<string, number>> = { fortnight: 2 };

interface DemoJob {
  readonly job: Job;
  readonly weekly: number | null;
}

const database = setUp(openTestDatabase);
let jobs: readonly DemoJob[] = [];

beforeAll(async () => {
  const site = parseSite({ ...siteJson(SITE), agencyId: 'agency' });
  if (!site.ok) throw new Error(JSON.stringify(site.problems));
  await database.kysely.insertInto('agencies').values({ agency_id: 'agency', name: 'A' }).execute();
  const none = { assets: {}, pages: [], forms: [], withdrawn: [], left: [] };
  await importDemoJobs({
    sites: [createSiteEntry({ site: site.value, ...none })],
    pagesDir: path.resolve('pages'),
    database,
    gazetteer: openGazetteer(),
    runtime: { load: () => runtime, clientEntries },
    log: createMemoryLog(),
  });
  const rows = await database.kysely
    .selectFrom('jobs')
    .select([...JOB_COLUMNS, 'pay_weekly'])
    .execute();
  jobs = rows.map((row) => ({ job: toJob(row), weekly: row.pay_weekly }));
}, 300_000);

const amountsOf = ({ min, max }: JobPay) => [...new Set([min, max])].filter(Boolean);

/** Amounts that a text says. */
const amountsIn = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

const paid = () =>
  jobs.flatMap(({ job, weekly }) =>
    job.details.pay ? [{ job, weekly, pay: job.details.pay }] : [],
  );

it('cards of all demo jobs say the amounts of the job, and nothing where it says none', () => {
  expect(jobs.length).toBeGreaterThan(2400);
  expect(paid().length).toBeGreaterThan(2000);
  for (const { job } of jobs) {
    const { pay } = job.details;
    const said = toCardTexts(job, JOB_WORDS).pay;
    expect(amountsIn(said), job.referenceNumber).toEqual(pay ? amountsOf(pay) : []);
  }
});

it('search engines are told the same pay as people', () => {
  for (const { job, pay } of paid()) {
    const told = JSON.stringify(toJobPosting(job) ?? {});
    const times = PAYMENTS[pay.period ?? ''] ?? 1;
    const amounts = [...told.matchAll(/"(?:value|minValue|maxValue)":(\d+)/g)].map(([, at]) =>
      Number(at),
    );
    if (told.includes('baseSalary'))
      expect(amounts, job.referenceNumber).toEqual(amountsOf(pay).map((at) => (at ?? 0) * times));
  }
});

it('filters go by the least pay of the job a week, and by none of jobs that are paid by the hour', () => {
  const weeks: Readonly<Record<string, number>> = {
    week: 1,
    fortnight: WEEKS_OF_MONTH / 2,
    month: WEEKS_OF_MONTH,
  };
  for (const { job, weekly, pay } of paid()) {
    const { min = 0, period = '' } = pay;
    const days = weekly === null ? undefined : weekly / min;
    if (period === 'hour') expect(weekly, job.referenceNumber).toBeNull();
    else if (period === 'day') expect([undefined, 4, 5, 6], job.referenceNumber).toContain(days);
    else expect(weekly, job.referenceNumber).toBe(Math.floor(min / (weeks[period] ?? 1) + 1e-6));
  }
  expect(jobs.filter(({ job, weekly }) => !job.details.pay && weekly !== null)).toEqual([]);
});

const NO_TEXTS = {
  ...{ title: null, description: '', job_posting: '', responsibilities: null },
  ...{ qualifications: null, skills: null, experience: null },
};

function wordsOf(job: Job): JobWords {
  const { jobPosting: job_posting, ...others } = job;
  return { ...others, job_posting };
}

it('no text of a job contradicts what its fields say of shift, days, vehicle and licence', () => {
  const compared = jobs.flatMap(({ job }) => {
    const inTexts = readJobTerms({ ...wordsOf(job), details: {} });
    const inFields = readJobTerms({ ...NO_TEXTS, details: job.details });
    return (['shift', 'days', 'vehicle', 'licence'] as const).flatMap((term) => {
      const [said, shown] = [inTexts[term], inFields[term]].map((values) => [values ?? []].flat());
      if (!said?.length || !shown?.length) return [];
      return [{ job: job.referenceNumber, term, said, shown }];
    });
  });
  expect(compared.length).toBeGreaterThan(1000);
  expect(
    compared.filter(({ said, shown }) => !shown.some((value) => said.includes(value))),
  ).toEqual([]);
});

it('the page of a job says what its card says', () => {
  const widgets = [{ id: 'detalle', type: 'job-detail', content: {} }];
  for (const { job } of jobs.filter((_, index) => index % DRAWN === 0)) {
    const input = {
      params: { urlSlug: job.urlSlug },
      results: { get: <Value>() => job as unknown as Value },
    };
    const { html } = renderTestPage({ widgets, input });
    const { pay, schedule } = toCardTexts(job, JOB_WORDS);
    for (const text of [pay, schedule]) expect(html).toContain(escapeHtml(text));
  }
});
