import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiPort, FoundForm, Sanitise } from '#runtime/entry-server.tsx';
import texts from '#runtime/messages/answers/es.json' with { type: 'json' };
import { PAY_STEPS, PERSONAL_JOBS, TERM_VALUES, UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetField, FacetValue, Job } from '#schemas/api/jobs.ts';
import { parseFormText } from '#schemas/parse/parse-form.ts';
import { createDemoJobs, type DemoJob } from '#server/demo/demo-jobs.ts';
import { readDemoFeed } from '#server/demo/read-demo-feed.ts';

/** As many as the longest list of a widget shows. */
const JOB_COUNT = 100;

/** When the jobs are looked at; nothing measured may depend on today. */
export const MEASURED_AT = Date.UTC(2026, 0, 12, 18);

/** Answers any search with the newest demo jobs of a shipped site, which depend on its files alone. */
export async function sampleJobPort(siteFolder: string, toHtml: Sanitise): Promise<ApiPort> {
  const feed = await readDemoFeed(siteFolder);
  if (feed === undefined) throw new Error(`${path.basename(siteFolder)} has no demo jobs.`);
  const demo = [...createDemoJobs(feed)];
  const open = demo.filter(({ isClosed }) => !isClosed);
  const jobs = open.slice(0, JOB_COUNT).map(toJob);
  const [first] = jobs;
  const form = await sampleForm(siteFolder);
  return {
    findPlace: () => Promise.resolve(null),
    findJob: () =>
      Promise.resolve(
        first
          ? {
              ...first,
              description: toHtml(first.description),
              jobPosting: toHtml(first.jobPosting),
            }
          : null,
      ),
    similarJobs: () => Promise.resolve(jobs.slice(0, PERSONAL_JOBS)),
    findForm: () => Promise.resolve({ shown: form, job: null }),
    readDraft: () => Promise.reject(new Error('No page is measured with what a person saved.')),
    searchJobs: ({ pageSize, pageNumber, facetFields }) =>
      Promise.resolve({
        records: jobs.slice(0, pageSize),
        totalRecords: open.length,
        pageNumber,
        pageSize,
        facets: Object.fromEntries(facetFields.map((field) => [field, facetOf(open, field)])),
      }),
  };
}

function toJob(job: DemoJob, index: number): Job {
  const { title, logoName, employmentType, experience, pay, schedule, vehicle, licence } = job;
  const { referenceNumber, benefits, category, applyUrl } = job;
  const postedAt = new Date(MEASURED_AT - job.age).toISOString();
  return {
    id: `job-${index}`,
    agencyId: 'agency',
    clientId: 'client',
    referenceNumber,
    urlSlug: slugOf(`${title ?? ''} ${job.city} ${referenceNumber}`),
    title: title ?? null,
    city: job.city,
    state: job.state,
    country: 'México',
    employmentType: employmentType ?? null,
    company: job.company,
    logoName: logoName ?? null,
    description: job.description,
    jobPosting: job.jobPosting,
    responsibilities: job.responsibilities.join('\n'),
    qualifications: job.qualifications.join('\n'),
    skills: job.skills.join('\n'),
    experience: experience ?? null,
    status: 'Open',
    active: true,
    point: null,
    startDate: postedAt,
    details: {
      ...(pay && { pay }),
      ...(schedule !== undefined && { schedule }),
      ...(vehicle !== undefined && { vehicle }),
      ...(licence !== undefined && { licence }),
      benefits,
      category,
      ...(applyUrl !== undefined && { applyUrl }),
      postedAt,
    },
  };
}

function slugOf(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z0-9]+/g, '-');
}

/** As long as the service's: each job falls on some value. */
function valuesOf(job: DemoJob, field: FacetField): readonly string[] {
  switch (field) {
    case 'pay':
      return PAY_STEPS.map(String);
    case 'posted':
    case 'shift':
    case 'days':
    case 'vehicle':
    case 'licence':
      return [...TERM_VALUES[field].slice(0, USUAL_VALUES), UNKNOWN_TERM];
    default: {
      const value = job[field];
      return value === undefined ? [] : [value];
    }
  }
}

/** Licences of a site's jobs are seldom of more kinds. */
const USUAL_VALUES = 8;

/** Most jobs first, as the service counts them. */
function facetOf(jobs: readonly DemoJob[], field: FacetField): FacetValue[] {
  const counts = new Map<string, number>();
  for (const value of jobs.flatMap((job) => valuesOf(job, field)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, count }));
  return values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** The first form of the site's folder, as pages show it; null where it has none. */
async function sampleForm(siteFolder: string): Promise<FoundForm['shown']> {
  const folder = path.join(siteFolder, 'forms');
  const [file] = (await readdir(folder).catch(() => [])).sort();
  if (file === undefined) return null;
  const parsed = parseFormText(await readFile(path.join(folder, file), 'utf8'));
  if (!parsed.ok) return null;
  return { form: parsed.value, formVersion: 1, texts, token: 'x'.repeat(TOKEN_LENGTH) };
}

/** As long as the tokens that forms carry. */
const TOKEN_LENGTH = 60;
