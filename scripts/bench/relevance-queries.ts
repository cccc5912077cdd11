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
}

type Fields = Readonly<Record<string, unknown>>;

const GRADES = [3, 2, 1, 0] as const;
const FILE = path.join(import.meta.dirname, 'queries.es-mx.json');

/** The queries of `queries.es-mx.json`. @throws Error naming what is wrong with the file */
export function readJudgedQueries(): JudgedQuery[] {
  const { prefix, needs } = toFields(JSON.parse(readFileSync(FILE, 'utf8')));
  return toList(needs).flatMap((need) => readNeed(toFields(need), toText(prefix)));
}

/** Searches that want the same share what was judged. */
function readNeed({ wants, queries, judged }: Fields, prefix: string): JudgedQuery[] {
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
  }));
}

function readQuery({ kind, ...params }: Fields): Pick<JudgedQuery, 'kind' | 'query'> {
  const known = QUERY_KINDS.find((each) => each === kind);
  if (known === undefined)
    throw new Error(`${FILE}: no kind of query is called "${String(kind)}".`);
  const entries = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return { kind: known, query: new URLSearchParams(entries).toString() };
}

function toFields(value: unknown): Fields {
  if (typeof value === 'object' && value !== null) return { ...value };
  throw new Error(`${FILE}: an object is missing.`);
}

function toList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error(`${FILE}: a list is missing.`);
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new Error(`${FILE}: a text is missing.`);
}
