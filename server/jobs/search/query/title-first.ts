import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../db/schema.ts';
import type { Condition } from './matches-keyword.ts';
import { narrowKeyword } from './narrow-keyword.ts';
import { EVERY_JOB, type JobSelection } from './normalise-search.ts';
import type { ResultPageRequest, Slice } from './page-request.ts';
import { type SearchTarget, whereSelected } from './where-selected.ts';

interface IdRow {
  readonly job_id: string;
}

/** Comparing a job's text on a walk costs so many times what collecting a match does. */
const TEXT_COST = 4;
/** A walk where filters or places leave few texts to compare. */
const FEW_TEXTS_COST = 1;

/**
 * Ids of matches from one place to another where those with all words in the title come before the others, the
 * newest first in both; without titles to tell apart just the newest.
 */
export async function selectTitleFirst(
  kysely: Kysely<Tables>,
  request: ResultPageRequest,
  { from, count }: Slice,
): Promise<readonly string[]> {
  if (request.keyword?.titleQuery === undefined)
    return selectNewest(kysely, request, { from, count });
  const inTitle = await selectNewest(kysely, { ...request, titles: 'with' }, { from, count });
  if (inTitle.length === count) return inTitle;
  const isKnown = from === 0 || inTitle.length > 0;
  const titles = isKnown ? from + inTitle.length : await request.countTitles();
  const others = await selectNewest(
    kysely,
    { ...request, titles: 'without' },
    { from: Math.max(0, from - titles), count: count - inTitle.length },
  );
  return [...inTitle, ...others];
}

/**
 * Of many matches, walks along the newest jobs as long as that costs no more than collecting those would that such a
 * walk can miss; collects them after that. What is common is soon met on the way, what is rare soon collected.
 */
async function selectNewest(
  kysely: Kysely<Tables>,
  request: ResultPageRequest,
  { from, count }: Slice,
): Promise<readonly string[]> {
  const { found, titles, total } = request;
  const known = await found?.newest({ from, count }, titles);
  if (known !== undefined) return known;
  const all = await request.countAll();
  // A walk that ends before what was walked in vain is in vain as well.
  const walked = titles === undefined ? 0 : ((found?.walked(titles) ?? 0) / total) * all;
  const cost = isNarrowed(request.selection) ? FEW_TEXTS_COST : TEXT_COST;
  const steps = Math.ceil(Math.sqrt(((from + count) * all) / cost));
  if (total > steps * cost && steps > walked) {
    const walked = await selectIds(kysely, newestAmong(request, steps), { from, count });
    if (walked.length === count || steps >= all) return walked;
  }
  const collected = whereSelected(await narrowKeyword(kysely, request));
  return selectIds(kysely, sql`(${selectRows(collected)} offset 0)`, { from, count });
}

function isNarrowed({ allowed, radii, area }: JobSelection): boolean {
  return allowed.length + radii.length + area.length > 0;
}

/** The matches among so many of the newest jobs of the scope. */
function newestAmong(target: SearchTarget, steps: number): RawBuilder<unknown> {
  const everything = { scope: target.scope, selection: EVERY_JOB, keyword: undefined };
  return sql`(${selectRows(whereSelected(target, 'walk'), newestJobs(everything, steps))})`;
}

function newestJobs(target: SearchTarget, steps: number): RawBuilder<unknown> {
  return sql`(select * from jobs where ${whereSelected(target)}
    order by start_date desc, job_id desc limit ${steps}) as jobs`;
}

function selectRows(
  where: Condition,
  source: RawBuilder<unknown> = sql`jobs`,
): RawBuilder<unknown> {
  return sql`select job_id, start_date from ${source} where ${where}`;
}

async function selectIds(
  kysely: Kysely<Tables>,
  matches: RawBuilder<unknown>,
  { from, count }: Slice,
): Promise<string[]> {
  const { rows } = await sql<IdRow>`
    select job_id from ${matches} as matches
    order by start_date desc, job_id desc limit ${count} offset ${from}`.execute(kysely);
  return rows.map(({ job_id }) => job_id);
}
