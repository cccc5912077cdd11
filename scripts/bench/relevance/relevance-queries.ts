import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Grade } from './relevance-metrics.ts';

/** What makes a query what it is; a typo of a place is a typo. `none`: no job is what it asks for. */
export const QUERY_KINDS = [
  'role',
  'colloquial',
  'gender',
  'typo',
  'english',
  'place',
  'near',
  'company',
  'vehicle',
  'helper',
  'schedule',
  'benefit',
  'licence',
  'experience',
  'pay',
  'combined',
  'reference',
  'none',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** One search as a job seeker types it, and what is worth finding. */
export interface JudgedQuery {
  readonly kind: QueryKind;
  /** In Spanish: what the job seeker is after. */
  readonly wants: string;
  /** Query of the search page's address. */
  readonly query: string;
  /** By reference number. */
  readonly grades: ReadonlyMap<string, Grade>;
  /** Of all other jobs; undefined where nobody has judged them. */
  readonly rest: Grade | undefined;
}

/**
 * Files of judged queries: those that the search was made with, and those written by someone who knew neither it nor
 * them, which it must not be made with.
 */
const FILES = { known: 'queries.es-mx.json', unseen: 'unseen-queries.es-mx.json' } as const;
export type QuerySet = keyof typeof FILES;

type Fields = Readonly<Record<string, unknown>>;

const GRADES = [3, 2, 1, 0] as const;

/** @throws Error naming what is wrong with the file */
export function readJudgedQueries(set: QuerySet): JudgedQuery[] {
  const file = path.join(import.meta.dirname, FILES[set]);
  try {
    const { prefix, needs } = toFields(JSON.parse(readFileSync(file, 'utf8')));
    return toList(needs).flatMap((need) => readNeed(toFields(need), toText(prefix)));
  } catch (error) {
    throw new Error(`${file} is not a set of judged queries.`, { cause: error });
  }
}

/** Searches that want the same share what was judged. */
function readNeed({ wants, queries, judged, rest }: Fields, prefix: string): JudgedQuery[] {
  const byGrade = toFields(judged);
  const grades = new Map(
    GRADES.flatMap((grade) =>
      toList(byGrade[grade] ?? []).map((number) => [prefix + String(number), grade] as const),
    ),
  );
  return toList(queries).map((query) => ({
    ...readQuery(toFields(query)),
    wants: toText(wants),
    grades,
    rest: GRADES.find((grade) => grade === rest),
  }));
}

function readQuery({ kind, ...params }: Fields): Pick<JudgedQuery, 'kind' | 'query'> {
  const known = QUERY_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Error(`No kind of query is called "${String(kind)}".`);
  const entries = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return { kind: known, query: new URLSearchParams(entries).toString() };
}

function toFields(value: unknown): Fields {
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new Error('An object is missing.');
}

function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error('A list is missing.');
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error('A text is missing.');
}
