import type { Kysely } from 'kysely';
import { siteParams } from '#schemas/api/content.ts';
import { type SavedFilters, savedFilters } from '#schemas/api/recruiting/saved-filters.ts';
import { publishNews } from '../applications/application-channel.ts';
import { requireIfMatch } from '../content/documents/content-request.ts';
import { READ_PROBLEMS } from '../content/documents/route-words.ts';
import type { Tables } from '../db/schema.ts';
import { type Api, problems } from '../http/api.ts';
import { etagOfJson, isMatch } from '../http/etag.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import { type SiteKey, siteColumns } from '../sites/documents/site-key.ts';
import { lockSite } from '../sites/site-rows.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const readSchema = {
  ...RECRUITING,
  operationId: 'readSavedFilters',
  summary: 'Filters of applications that a recruiter keeps',
  description:
    'Those of the token that asks, at this site; nobody else reads them. They go when the token is taken back, and hold no search, which would be of a person.',
  params: siteParams,
  response: { 200: savedFilters, ...READ_PROBLEMS },
} as const;

const saveSchema = {
  ...RECRUITING,
  operationId: 'saveSavedFilters',
  summary: 'Keep filters of applications',
  description:
    'All that the token keeps at this site, in their order. `If-Match` names the entity tag of what the change is based on, or `*`.',
  params: siteParams,
  body: savedFilters,
  response: { 200: savedFilters, ...problems(400, 401, 403, 404, 412, 428, 503) },
} as const;

const PATH = '/sites/:siteId/saved-filters';

const CONFLICT =
  'Other filters were kept meanwhile, in another window. Read them again and make the change on them.';

/** Routes of the filters that recruiters keep for themselves. */
export function addSavedFilterRoutes(content: Api, context: RecruitingContext): void {
  const { database } = context;

  content.get(PATH, { schema: readSchema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    if (scope === undefined) return reply;
    const saved = await loadSaved(database.kysely, toOwner(scope.site, request.actor));
    reply.header('etag', etagOfJson(saved));
    return saved;
  });

  content.put(PATH, { schema: saveSchema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    const ifMatch = scope && requireIfMatch(request, reply);
    if (scope === undefined || ifMatch === undefined) return reply;
    const { site, now } = scope;
    const saved = request.body;
    if (new Set(saved.data.map(({ name }) => name)).size < saved.data.length)
      return sendProblem(reply, createHttpProblem('request-invalid', 'Two have the same "name".'));
    const owner = toOwner(site, request.actor);
    const isSaved = await database.kysely.transaction().execute(async (rows) => {
      await lockSite(rows, site);
      if (!isMatch(ifMatch, etagOfJson(await loadSaved(rows, owner)))) return false;
      await save(rows, owner, { saved, now });
      await publishNews(database, { site, kind: 'filters', subject: owner.tokenId }, rows);
      return true;
    });
    if (!isSaved) return sendProblem(reply, createHttpProblem('version-conflict', CONFLICT));
    reply.header('etag', etagOfJson(saved));
    return saved;
  });
}

/** Whose filters they are, and at which site. */
interface Owner extends SiteKey {
  readonly tokenId: string;
}

function toOwner({ agencyId, siteId }: SiteKey, { tokenId }: { readonly tokenId: string }): Owner {
  return { agencyId, siteId, tokenId };
}

async function loadSaved(kysely: Kysely<Tables>, owner: Owner): Promise<SavedFilters> {
  const row = await kysely
    .selectFrom('saved_filters')
    .select('filters')
    .where((eb) => eb.and(ownerColumns(owner)))
    .executeTakeFirst();
  // Judged when it was saved.
  return { data: row === undefined ? [] : JSON.parse(row.filters) };
}

async function save(
  rows: Kysely<Tables>,
  owner: Owner,
  { saved, now }: { readonly saved: SavedFilters; readonly now: number },
): Promise<void> {
  const columns = { filters: JSON.stringify(saved.data), updated_at: new Date(now) };
  await rows
    .insertInto('saved_filters')
    .values({ ...ownerColumns(owner), ...columns })
    .onConflict((conflict) =>
      conflict.columns(['agency_id', 'site_id', 'token_id']).doUpdateSet(columns),
    )
    .execute();
}

function ownerColumns({ tokenId, ...site }: Owner) {
  return { ...siteColumns(site), token_id: tokenId };
}
