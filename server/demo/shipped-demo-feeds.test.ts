import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generateDemoFeed } from './demo-feed.ts';
import type { DemoFeed } from './demo-feed-document.ts';
import { type ReadJob, readJobs, textOf } from './demo-testing.ts';
import { readDemoFeed } from './read-demo-feed.ts';

const NOW = new Date('2026-03-10T18:30:00Z');

const SITES = [
  {
    site: 'repartidores-mx',
    least: { jobs: 2400, cities: 110, titles: 45, companies: 8 },
    untitled: 3,
    formShare: 0,
  },
  {
    site: 'almacenes-norte',
    least: { jobs: 180, cities: 12, titles: 20, companies: 4 },
    untitled: 0,
    formShare: 1 / 3,
  },
];

/**
 * General minimum wages of 2026 in pesos (CONASAMI): 315.04 a day and 440.87 in the northern border zone, whose
 * cities have a pay factor of 1.35. The month has 365 / 12 days; half-time work is paid by hour or day.
 */
const LOWEST_PAY = { hour: 39.38, day: 315.04, week: 2205, fortnight: 4791, month: 9582 };
const BORDER_FACTOR = 1.35;
const LOWEST_BORDER_PAY = { hour: 55.11, day: 440.87, week: 3086, fortnight: 6705, month: 13_409 };

describe.each(SITES)('the demo jobs of $site', async ({ site, least, untitled, formShare }) => {
  const feed = await feedOf(site);
  const jobs = readJobs([...generateDemoFeed(feed, NOW)].join(''));
  const all = (name: string) => jobs.flatMap((job) => textOf(job, name) ?? []);

  it('are as many and as varied as the site needs', () => {
    const found = {
      jobs: jobs.length,
      cities: new Set(jobs.map(placeOf)).size,
      titles: new Set(all('title')).size,
      companies: new Set(all('company')).size,
    };
    expect(found.jobs).toBeGreaterThanOrEqual(least.jobs);
    expect(found.cities).toBeGreaterThanOrEqual(least.cities);
    expect(found.titles).toBeGreaterThanOrEqual(least.titles);
    expect(found.companies).toBe(least.companies);
    expect(found.cities).toBe(feed.cities.length);
  });

  it('have reference numbers of their own', () => {
    expect(new Set(all('referencenumber')).size).toBe(jobs.length);
  });

  it('are closed in two to four per cent of cases', () => {
    const closed = all('status').filter((status) => status === 'closed').length;
    expect(closed / jobs.length).toBeGreaterThan(0.02);
    expect(closed / jobs.length).toBeLessThan(0.04);
  });

  it(`apply through a form in ${formShare === 0 ? 'no case' : 'a third of cases'}, else by chat`, () => {
    const withForm = jobs.filter((job) => job.has('formid')).length;
    expect(withForm / jobs.length).toBeCloseTo(formShare, 1);
    expect(jobs.filter((job) => job.has('url')).length).toBe(jobs.length - withForm);
  });

  it('lack a title, pay, type or logo in one per cent at most', () => {
    const lacking = (name: string) => jobs.filter((job) => !job.has(name)).length;
    expect(lacking('title')).toBe(untitled);
    for (const name of ['pay', 'jobtype', 'logoname'])
      expect(lacking(name)).toBeLessThanOrEqual(jobs.length / 100);
  });

  it('pay from less to more', () => {
    const ends = jobs.filter((job) => job.has('pay')).map(payOf);
    expect(ends.filter(({ min, max }) => !(min > 0 && min <= max))).toEqual([]);
  });

  it('pay at least the minimum wage', () => {
    const low = feed.kinds.flatMap(({ id, pay }) =>
      pay.flatMap(({ period, from }) =>
        feed.cities
          .filter(({ payFactor = 1 }) => {
            const isBorder = payFactor === BORDER_FACTOR;
            return from[0] * payFactor < (isBorder ? LOWEST_BORDER_PAY : LOWEST_PAY)[period];
          })
          .map(({ city }) => `${id} in ${city}`),
      ),
    );
    expect(low).toEqual([]);
  });

  it('have texts that are neither thin nor endless', () => {
    const lengths = all('description').map(({ length }) => length);
    expect(Math.min(...lengths)).toBeGreaterThan(200);
    expect(Math.max(...lengths)).toBeLessThan(1500);
    expect(Math.max(...all('title').map(({ length }) => length))).toBeLessThan(60);
  });

  it('leave no placeholder and no set name in a text', () => {
    const texts = jobs.flatMap((job) => [...job.values()].flat());
    expect(texts.filter((text) => /[{}@]|undefined/.test(text))).toEqual([]);
  });

  it('differ from their neighbours in title, company and description', () => {
    for (const name of ['title', 'company', 'description']) {
      const clones = jobs.filter((job, index) => {
        const text = textOf(job, name);
        const before = jobs[index - 1];
        return text !== undefined && before !== undefined && textOf(before, name) === text;
      });
      expect(clones.map((job) => textOf(job, 'referencenumber'))).toEqual([]);
    }
  });

  it('are asked for once per title, company and city', () => {
    const keys = jobs
      .filter((job) => job.has('title'))
      .map((job) => [textOf(job, 'title'), textOf(job, 'company'), placeOf(job)].join('\n'));
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('lead to chats at reserved names and name nobody to call or write to', () => {
    const hosts = new Set(all('url').map((url) => new URL(url).host));
    expect([...hosts].filter((host) => !host.endsWith('.example'))).toEqual([]);
    const texts = jobs.flatMap((job) => [...job].filter(([name]) => name !== 'url'));
    expect(
      texts.filter(([, values]) => /https?:|\d{2}[ -]?\d{4}[ -]?\d{4}/.test(values.join(' '))),
    ).toEqual([]);
  });
});

function placeOf(job: ReadJob): string {
  return `${textOf(job, 'city')}, ${textOf(job, 'state')}`;
}

function payOf(job: ReadJob) {
  return { min: Number(textOf(job, 'pay.min')), max: Number(textOf(job, 'pay.max')) };
}

async function feedOf(site: string): Promise<DemoFeed> {
  const folder = fileURLToPath(new URL(`../../pages/${site}`, import.meta.url));
  const feed = await readDemoFeed(folder);
  if (feed === undefined) throw new Error(`There is no demo-feed.json in ${folder}.`);
  return feed;
}
