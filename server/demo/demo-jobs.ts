import { DAY_MS } from '#schemas/time/durations.ts';
import type { DemoFeed, OptionalPart } from './demo-feed-document.ts';
import { createJobWriter, type JobTexts } from './job-writer.ts';
import { createRandom, drawInteger, type Random, shuffle } from './random.ts';
import { createVacancyDraw } from './vacancy.ts';

/** One advertisement of the demo, before it becomes XML. */
export interface DemoJob extends Omit<JobTexts, 'title'> {
  readonly title: string | undefined;
  readonly referenceNumber: string;
  readonly company: string;
  readonly logoName: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly category: string;
  /** undefined where the job applies through a form. */
  readonly applyUrl: string | undefined;
  readonly formId: string | undefined;
  readonly isClosed: boolean;
  /** How long ago the job was posted, in milliseconds. */
  readonly age: number;
}

/** Jobs are at most this old. */
const MAX_AGE = 45 * DAY_MS;

/** Above 1, recent jobs lie denser: with 1.6, over a third of all jobs are of the last nine days. */
const AGE_EXPONENT = 1.6;

/** Reference numbers have five digits; the factor has no divisor in common with their count, so none comes twice. */
const REFERENCE_COUNT = 90_000;
const REFERENCE_FACTOR = 7919;

/** The jobs of a feed, newest first. They depend on the data alone: neither on the day nor on the machine. */
export function* createDemoJobs(feed: DemoFeed): Generator<DemoJob> {
  const random = createRandom(feed.seed);
  const drawVacancy = createVacancyDraw(feed, random);
  const writeJob = createJobWriter(feed, random);
  const lacks = createLacks(feed, createRandom(feed.seed + 1));
  for (let index = 0; index < feed.jobs; index += 1) {
    const vacancy = drawVacancy();
    const texts = writeJob(vacancy);
    const { company, city } = vacancy;
    const referenceNumber = referenceNumberOf(feed, index);
    const formId = lacks.chat.has(index) ? vacancy.kind.formId : undefined;
    const chatUrl = `${feed.chatUrl}/${company.slug}?ref=${referenceNumber}`;
    yield {
      ...texts,
      title: lacks.title.has(index) ? undefined : texts.title,
      pay: lacks.pay.has(index) ? undefined : texts.pay,
      employmentType: lacks.employmentType.has(index) ? undefined : texts.employmentType,
      referenceNumber,
      company: company.legalName,
      logoName: lacks.logo.has(index) ? undefined : company.name,
      city: city.city,
      state: city.state,
      category: vacancy.kind.category,
      applyUrl: formId === undefined ? chatUrl : undefined,
      formId,
      isClosed: lacks.opening.has(index),
      age: MAX_AGE * ((index + random()) / feed.jobs) ** AGE_EXPONENT,
    };
  }
}

/** Which jobs, by their place in the list, lack what others have; closed ones lack an opening, those with a form a chat. */
function createLacks(feed: DemoFeed, random: Random) {
  const some = (count: number) => drawPlaces(feed.jobs, count, random);
  const counts: Readonly<Record<OptionalPart, number>> = feed.without;
  return {
    title: some(counts.title),
    pay: some(counts.pay),
    employmentType: some(counts.employmentType),
    logo: some(counts.logo),
    opening: some(Math.round(feed.jobs * feed.closedShare)),
    chat: some(Math.round(feed.jobs * (feed.formShare ?? 0))),
  };
}

function drawPlaces(places: number, count: number, random: Random): ReadonlySet<number> {
  const all = Array.from({ length: places }, (_, place) => place);
  return new Set(shuffle(random, all).slice(0, count));
}

function referenceNumberOf({ seed, referencePrefix }: DemoFeed, index: number): string {
  const offset = drawInteger(createRandom(seed), 0, REFERENCE_COUNT - 1);
  const number = 10_000 + ((index * REFERENCE_FACTOR + offset) % REFERENCE_COUNT);
  return `${referencePrefix}-${number}`;
}
