import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#schemas/time/durations.ts';
import { generateDemoFeed } from './demo-feed.ts';
import { demoFeed, demoKind, readJobs, textOf } from './demo-testing.ts';

const NOW = new Date('2026-03-10T18:30:00Z');

function xmlOf(feed = demoFeed(), now = NOW): string {
  return [...generateDemoFeed(feed, now)].join('');
}

describe('generateDemoFeed', () => {
  it('writes the same feed for the same data and day', () => {
    expect(xmlOf()).toBe(xmlOf());
  });

  it('writes other jobs for another seed', () => {
    expect(xmlOf(demoFeed({ seed: 8 }))).not.toBe(xmlOf());
  });

  it('changes nothing but dates on another day', () => {
    const later = xmlOf(demoFeed(), new Date('2027-01-01T00:00:00Z'));
    const withoutDates = (xml: string) => xml.replaceAll(/<(date|lastBuildDate)>.*?<\/\1>/g, '');
    expect(later).not.toBe(xmlOf());
    expect(withoutDates(later)).toBe(withoutDates(xmlOf()));
  });

  it('gives every chunk after the head to one job', () => {
    const chunks = [...generateDemoFeed(demoFeed(), NOW)];
    expect(chunks.filter((chunk) => chunk.startsWith('<job>'))).toHaveLength(40);
  });

  it('posts jobs in the last 45 days, newest first, the recent ones denser', () => {
    const ages = readJobs(xmlOf(demoFeed({ jobs: 300 }))).map(
      (job) => (NOW.getTime() - Date.parse(textOf(job, 'date') ?? '')) / DAY_MS,
    );
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
    expect(ages[0]).toBeGreaterThanOrEqual(0);
    expect(ages.at(-1)).toBeLessThan(45.001);
    expect(ages.filter((age) => age < 9).length).toBeGreaterThan(100);
  });

  it('leaves out exactly as many parts as the data says', () => {
    const jobs = readJobs(xmlOf());
    const without = (name: string) => jobs.filter((job) => !job.has(name)).length;
    expect(['title', 'pay', 'salary', 'jobtype', 'logoname'].map(without)).toEqual([2, 3, 3, 1, 4]);
    expect(jobs.filter((job) => textOf(job, 'status') === 'closed')).toHaveLength(4);
  });

  it('names the place, the company and where to apply', () => {
    const [job] = readJobs(xmlOf(demoFeed({ jobs: 1, without: noneMissing })));
    const reference = job && textOf(job, 'referencenumber');
    expect(reference).toMatch(/^DM-\d{5}$/);
    expect(job && Object.fromEntries(job)).toMatchObject({
      url: [`https://chat.demo.example/rio-mar?ref=${reference}`],
      company: ['Río & Mar, S.A. de C.V.'],
      city: ['Monterrey'],
      state: ['Nuevo León'],
      country: ['MX'],
      licence: ['Chofer (Nuevo León)'],
      'pay.currency': ['MXN'],
      'pay.period': ['week'],
      'benefits.benefit': ['Vales', 'IMSS'],
    });
  });

  it('lets a share of the jobs apply through the form of their kind, where it has one', () => {
    const kinds = [demoKind({ formId: 'chofer' }), demoKind({ id: 'moto', category: 'Moto' })];
    const jobs = readJobs(xmlOf(demoFeed({ kinds, formShare: 0.5 })));
    const withForm = jobs.filter((job) => job.has('formid'));
    expect(withForm.length).toBeGreaterThan(5);
    expect(withForm.every((job) => textOf(job, 'category') === 'Reparto')).toBe(true);
    expect(jobs.filter((job) => job.has('url') === job.has('formid'))).toEqual([]);
  });

  it('escapes names in HTML and leaves them alone elsewhere', () => {
    const [job] = readJobs(xmlOf(demoFeed({ jobs: 1 })));
    expect(job && textOf(job, 'description')).toContain('<p>Río &amp; Mar reparte.</p>');
  });

  it('survives texts that would end a CDATA section', () => {
    const kinds = [demoKind({ titles: ['Chofer ]]> <b>&amp;'] })];
    const jobs = readJobs(xmlOf(demoFeed({ jobs: 1, kinds, without: noneMissing })));
    expect(jobs.map((job) => textOf(job, 'title'))).toEqual(['Chofer ]]> <b>&amp;']);
  });
});

const noneMissing = { title: 0, pay: 0, employmentType: 0, logo: 0 };
