import { type RawBuilder, sql } from 'kysely';
import type { TownFinder } from '../../../places/towns-in-text.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { isListed } from '../../records/to-job.ts';
import { parseKeyword } from '../query/keyword.ts';
import { hasIndexedText } from '../query/matches-keyword.ts';
import { isInTownName, isPlaceName, type NamedTowns, readTowns } from '../query/named-towns.ts';
import { ofWeight, withoutWeights } from '../query/text-query.ts';
import { foldWord } from '../vocabulary/folded-words.ts';
import { synonymsOf } from '../vocabulary/synonyms.ts';
import type { SearchUnit } from '../words/search-unit.ts';
import { toSearchUnits } from '../words/search-units.ts';
import type { SummarySource } from './search-summary.ts';
import type { WordFacts } from './word-facts.ts';

export interface FactsSource extends SummarySource {
  /** Knows the towns of texts; without it they are words like others. */
  readonly places?: TownFinder;
}

/** Units that are looked at; those of whoever dictates more are taken for little words. */
const MAX_UNITS = 12;
/** Jobs with a word that are read to see where they say it. */
const SAMPLE = 100;

interface FoundRow {
  readonly is_found: boolean;
  readonly is_work: boolean;
  readonly in_title: boolean;
  readonly in_details: boolean;
  readonly in_company: boolean;
  readonly in_place: boolean;
}

/** A unit that jobs have to hold, and the text of its `tsquery`. */
interface AskedUnit {
  readonly unit: SearchUnit;
  readonly query: string;
  readonly titleQuery: string | undefined;
  readonly heads: readonly string[];
}

/** The units of a text, in their order. */
export async function readWordFacts(
  source: FactsSource,
  scope: JobScope,
  term: string,
): Promise<readonly WordFacts[]> {
  const units = toSearchUnits(term, synonymsOf(scope.synonyms));
  const asked: AskedUnit[] = [];
  for (const unit of units.filter(({ isOptional }) => !isOptional)) {
    const own = { term: unit.text, searchFields: undefined };
    const keyword = await parseKeyword(source.kysely, own, scope);
    if (keyword?.query !== undefined && asked.length < MAX_UNITS)
      asked.push({ ...keyword, query: keyword.query, unit });
  }
  const rows = await findUnits(source, scope, asked);
  const { places } = source;
  const towns = places && readTowns(term, places);
  return units.map((unit) => {
    const row = rows[asked.findIndex((other) => other.unit === unit)];
    return toFacts(unit, row, { places, towns });
  });
}

interface KnownPlaces {
  readonly places: TownFinder | undefined;
  /** Of the whole text. */
  readonly towns: NamedTowns | undefined;
}

function toFacts(
  unit: SearchUnit,
  row: FoundRow | undefined,
  { places, towns }: KnownPlaces,
): WordFacts {
  const { text } = unit;
  const isConstraint =
    unit.never.length > 0 || unit.query !== undefined || LICENCE.test(foldWord(text));
  const isMeant = !unit.isUnknown && unit.query === undefined;
  // What no job says is more likely a small town than a word.
  const leastPeople = row?.is_found ? undefined : 0;
  const isNamed = places !== undefined && isPlaceName(text, places, leastPeople);
  const isPlace =
    isNamed ||
    isInTownName(text, towns) ||
    (row?.in_place === true && !row.in_title && !row.in_details);
  const isSaid = row?.in_title || row?.in_details || row?.in_company || isMeant;
  return {
    text,
    isLittle: row === undefined,
    isFound: row?.is_found ?? false,
    isWork: row?.is_work ?? false,
    isTelling: !isPlace && row?.is_found === true && isSaid === true && WORD.test(text),
    isPlace,
    isConstraint,
    isOfMinor: MINOR.test(foldWord(text)),
  };
}

/** Numbers and single letters say nothing by themselves. */
const WORD = /\p{L}{3}/u;

const LICENCE = /\b(?:licencia|permiso|license|licence)/;

const MINOR = /\b(?:menor(?:es)? de edad|1[4-7] anos)\b/;

async function findUnits(
  { kysely }: FactsSource,
  scope: JobScope,
  asked: readonly AskedUnit[],
): Promise<readonly FoundRow[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<FoundRow>`${sql.join(
    asked.map((unit) => selectFacts(scope, unit)),
    sql` union all `,
  )}`.execute(kysely);
  return rows;
}

function selectFacts(
  scope: JobScope,
  { query, titleQuery, heads }: AskedUnit,
): RawBuilder<FoundRow> {
  const isOfScope = sql`agency_id = ${scope.agencyId} ${ofClient(scope)}`;
  const found = (text: string) =>
    sql`from jobs where ${isOfScope} and ${isListed} and ${hasIndexedText(text)}`;
  const inTitle = titleQuery === undefined ? sql`false` : sql`exists (select ${found(titleQuery)})`;
  const says = (vector: RawBuilder<unknown>, text = query) =>
    sql`coalesce(bool_or(ts_match_vq(${vector}, ${text}::tsquery)), false)`;
  const place = sql`to_tsvector('es_plain', concat_ws(' ', city, state))`;
  const company = sql`to_tsvector('es_plain', concat_ws(' ', company, category))`;
  return sql`(select count(*) > 0 as is_found, ${inTitle} as in_title,
    exists (select from job_titles where ${isOfScope}
      and split_part(title_norm, ' ', 1) = any(${heads}::text[])) as is_work,
    ${says(sql`tsv`, ofWeight(query, 'C'))} as in_details,
    ${says(company, withoutWeights(query))} as in_company, ${says(place, withoutWeights(query))} as in_place
    from (select tsv, city, state, company, category ${found(query)} limit ${SAMPLE}) as sample)`;
}

function ofClient({ clientId }: JobScope): RawBuilder<unknown> {
  return clientId === undefined ? sql`` : sql`and client_id = ${clientId}`;
}
