import { randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Actor } from '../../access/actor.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Tables } from '../../db/schema.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { siteColumns } from '../../sites/documents/site-key.ts';
import { lockSite } from '../../sites/site-rows.ts';
import type { Refusal } from '../documents/refusal.ts';
import type { PatternText } from './pattern-text.ts';

const MAX_PATTERNS = 500;
/** All patterns of a site together, in bytes of UTF-8: they are listed at once. */
const MAX_PATTERNS_BYTES = 8 * 1024 * 1024;

export interface StoredPattern extends PatternText {
  readonly patternId: string;
  readonly createdAt: Date;
  readonly createdBy: string;
}

interface PatternChange {
  readonly site: SiteKey;
  readonly actor: Actor;
}

type Rows = Transaction<Tables>;

const COLUMNS = ['pattern_id', 'name', 'fragment', 'created_at', 'created_by'] as const;
const ID_BYTES = 8;

/** The patterns of a site, by name. */
export async function listPatterns(
  kysely: Kysely<Tables>,
  site: SiteKey,
): Promise<StoredPattern[]> {
  const rows = await kysely
    .selectFrom('site_patterns')
    .select(COLUMNS)
    .where((eb) => eb.and(siteColumns(site)))
    .orderBy('name')
    .orderBy('pattern_id')
    .execute();
  return rows.map(toPattern);
}

export function createPattern(
  kysely: Kysely<Tables>,
  { site, actor }: PatternChange,
  text: PatternText,
): Promise<Result<StoredPattern, Refusal>> {
  return kysely.transaction().execute(async (rows) => {
    await lockSite(rows, site);
    const refusal = await fullness(rows, site, { text });
    if (refusal !== undefined) return fail(refusal);
    const row = await rows
      .insertInto('site_patterns')
      .values({
        ...siteColumns(site),
        ...text,
        pattern_id: randomBytes(ID_BYTES).toString('hex'),
        created_by: actor.name,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await record(rows, { site, actor }, { action: 'pattern-created', detail: text.name });
    return ok(toPattern(row));
  });
}

/** @returns undefined in the result where the site has no such pattern */
export function savePattern(
  kysely: Kysely<Tables>,
  { site, actor, patternId }: PatternChange & { readonly patternId: string },
  text: PatternText,
): Promise<Result<StoredPattern | undefined, Refusal>> {
  return kysely.transaction().execute(async (rows) => {
    await lockSite(rows, site);
    const refusal = await fullness(rows, site, { text, patternId });
    if (refusal !== undefined) return fail(refusal);
    const row = await rows
      .updateTable('site_patterns')
      .set(text)
      .where((eb) => eb.and({ ...siteColumns(site), pattern_id: patternId }))
      .returning(COLUMNS)
      .executeTakeFirst();
    if (row === undefined) return ok(undefined);
    await record(rows, { site, actor }, { action: 'pattern-saved', detail: text.name });
    return ok(toPattern(row));
  });
}

/** @returns whether there was one */
export function deletePattern(
  kysely: Kysely<Tables>,
  { site, actor }: PatternChange,
  patternId: string,
): Promise<boolean> {
  return kysely.transaction().execute(async (rows) => {
    const row = await rows
      .deleteFrom('site_patterns')
      .where((eb) => eb.and({ ...siteColumns(site), pattern_id: patternId }))
      .returning('name')
      .executeTakeFirst();
    if (row === undefined) return false;
    await record(rows, { site, actor }, { action: 'pattern-deleted', detail: row.name });
    return true;
  });
}

function record(
  rows: Rows,
  { site, actor }: PatternChange,
  change: { readonly action: string; readonly detail: string },
): Promise<void> {
  const { agencyId, siteId } = site;
  return recordChange(rows, actor, { agencyId, siteId, ...change });
}

/** Why a site cannot keep this as well, if it cannot. */
async function fullness(
  rows: Rows,
  site: SiteKey,
  { text, patternId = '' }: { readonly text: PatternText; readonly patternId?: string },
): Promise<Refusal | undefined> {
  const others = await rows
    .selectFrom('site_patterns')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .select(sql<string>`coalesce(sum(octet_length(fragment)), 0)`.as('bytes'))
    .where((eb) => eb.and(siteColumns(site)))
    .where('pattern_id', '<>', patternId)
    .executeTakeFirstOrThrow();
  const bytes = Number(others.bytes) + Buffer.byteLength(text.fragment);
  if (Number(others.count) < MAX_PATTERNS && bytes <= MAX_PATTERNS_BYTES) return undefined;
  const detail = `A site keeps ${MAX_PATTERNS} patterns of ${MAX_PATTERNS_BYTES / 1024 / 1024} MiB together. Delete one that is not needed any more.`;
  return { kind: 'request-invalid', detail };
}

interface PatternRow {
  readonly pattern_id: string;
  readonly name: string;
  readonly fragment: string;
  readonly created_at: Date;
  readonly created_by: string;
}

function toPattern({ pattern_id, name, fragment, created_at, created_by }: PatternRow) {
  const made = { createdAt: created_at, createdBy: created_by };
  return { patternId: pattern_id, name, fragment, ...made };
}
