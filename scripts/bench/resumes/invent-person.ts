import { drawInteger, type Random } from '#server/demo/random.ts';
import {
  COMPANIES,
  DUTIES,
  GIVEN_NAMES,
  SCHOOLS,
  SURNAMES,
  TITLES,
  TOWNS,
  type Town,
} from './person-words.ts';

/** A month as `YYYY-MM`. */
type Month = string;

export interface InventedJob {
  readonly title: string;
  readonly company: string;
  readonly from: Month;
  /** Null while it lasts. */
  readonly to: Month | null;
  readonly duties: readonly string[];
}

export interface InventedPerson {
  readonly name: string;
  /** The two parts of it, as forms ask for them; one surname or two. */
  readonly givenName: string;
  readonly surnames: readonly string[];
  /** Null where the CV gives none. */
  readonly email: string | null;
  /** Ten digits. */
  readonly phone: string;
  readonly town: Town;
  /** Letter of a state's or the federal licence. */
  readonly licence: { readonly type: string; readonly isFederal: boolean } | null;
  readonly school: string;
  /** The newest first. */
  readonly jobs: readonly [InventedJob, ...InventedJob[]];
  /** Of a person who is not the applicant. */
  readonly reference: { readonly name: string; readonly phone: string };
}

/** What a parser should read out of a CV; null where it must find nothing. */
export interface ResumeTruth {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string;
  readonly city: string;
  readonly lastTitle: string;
  readonly lastCompany: string;
  readonly lastFrom: Month;
  readonly lastTo: Month | null;
  readonly licence: string | null;
}

const NEWEST_YEAR = 2026;

/** Mail addresses end in `.example` and numbers go on with 123, so that no real person is met. */
export function inventPerson(random: Random): InventedPerson {
  const town = pick(random, TOWNS);
  const { name, ...parts } = inventName(random);
  return {
    ...{ name, ...parts },
    email: random() < 0.85 ? mailOf(random, name) : null,
    phone: inventPhone(random, town),
    town,
    licence:
      random() < 0.7
        ? { type: pick(random, ['A', 'B', 'C', 'D', 'E']), isFederal: random() < 0.25 }
        : null,
    school: pick(random, SCHOOLS),
    jobs: inventJobs(random),
    reference: { name: inventName(random).name, phone: inventPhone(random, pick(random, TOWNS)) },
  };
}

export function truthOf({ name, email, phone, town, licence, jobs }: InventedPerson): ResumeTruth {
  const [last] = jobs;
  return {
    name,
    email,
    phone: `+52${phone}`,
    city: `${town.name}, ${town.state}`,
    lastTitle: last.title,
    lastCompany: last.company,
    lastFrom: last.from,
    lastTo: last.to,
    licence: licence && (licence.isFederal ? `federal ${licence.type}` : licence.type),
  };
}

export function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[drawInteger(random, 0, items.length - 1)];
  if (item === undefined) throw new Error('Nothing to pick from: the list is empty.');
  return item;
}

function inventName(random: Random): Pick<InventedPerson, 'name' | 'givenName' | 'surnames'> {
  const surnames =
    random() < 0.9 ? [pick(random, SURNAMES), pick(random, SURNAMES)] : [pick(random, SURNAMES)];
  const givenName = pick(random, GIVEN_NAMES);
  return { name: [givenName, ...surnames].join(' '), givenName, surnames };
}

function mailOf(random: Random, name: string): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ');
  const host = pick(random, ['correo.example', 'mail.example', 'buzon.example']);
  return `${letters[0]}.${letters.at(-1)}${drawInteger(random, 1, 99)}@${host}`;
}

function inventPhone(random: Random, { areaCode }: Town): string {
  const digits = String(drawInteger(random, 0, 99_999)).padStart(5, '0');
  return `${areaCode}123${digits}`.slice(0, 10);
}

function inventJobs(random: Random): [InventedJob, ...InventedJob[]] {
  const isWorking = random() < 0.5;
  const newest = inventJob(random, NEWEST_YEAR - drawInteger(random, 0, 1), isWorking);
  const older: InventedJob[] = [];
  let year = Number(newest.from.slice(0, 4));
  for (let count = drawInteger(random, 0, 3); count > 0; count--) {
    const job = inventJob(random, year - 1, false);
    older.push(job);
    year = Number(job.from.slice(0, 4));
  }
  return [newest, ...older];
}

function inventJob(random: Random, endYear: number, isWorking: boolean): InventedJob {
  const years = drawInteger(random, 1, 4);
  const dutyCount = drawInteger(random, 0, 3);
  return {
    title: pick(random, TITLES),
    company: pick(random, COMPANIES),
    from: monthOf(endYear - years, drawInteger(random, 1, 12)),
    to: isWorking ? null : monthOf(endYear, drawInteger(random, 1, 10)),
    duties: Array.from({ length: dutyCount }, () => pick(random, DUTIES)),
  };
}

function monthOf(year: number, month: number): Month {
  return `${year}-${String(month).padStart(2, '0')}`;
}
