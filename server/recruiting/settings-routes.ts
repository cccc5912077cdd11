import type { Kysely } from 'kysely';
import { siteParams } from '#schemas/api/content.ts';
import { retention, retentionQuery } from '#schemas/api/recruiting/retention.ts';
import { applicationSettings } from '#schemas/api/recruiting/settings.ts';
import { recordChange } from '../access/record-change.ts';
import { publishNews } from '../applications/application-channel.ts';
import { requireIfMatch } from '../content/documents/content-request.ts';
import { READ_PROBLEMS } from '../content/documents/route-words.ts';
import type { Tables } from '../db/schema.ts';
import { type Api, problems } from '../http/api.ts';
import { etagOfJson, isMatch } from '../http/etag.ts';
import { createHttpProblem, sendProblem } from '../http/http-problem.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { siteColumns } from '../sites/documents/site-key.ts';
import { lockSite } from '../sites/site-rows.ts';
import { previewRetention } from './expire-applications.ts';
import {
  firstStep,
  loadApplicationSettings,
  type StoredSettings,
  saveApplicationSettings,
} from './listed/application-settings.ts';
import type { RecruitingContext } from './recruiting-context.ts';
import { requireScope } from './recruiting-request.ts';
import { APPLICATIONS, RECRUITING } from './route-words.ts';

const readSchema = {
  ...RECRUITING,
  operationId: 'readApplicationSettings',
  summary: 'Steps, templates and times of a site’s applications',
  description: 'What every site has at first, until others are saved.',
  params: siteParams,
  response: { 200: applicationSettings, ...READ_PROBLEMS },
} as const;

const saveSchema = {
  ...RECRUITING,
  operationId: 'saveApplicationSettings',
  summary: 'Save steps, templates and times of a site’s applications',
  description:
    '`If-Match` names the entity tag of the settings that the change is based on, or `*`. A step that applications have stays.',
  params: siteParams,
  body: applicationSettings,
  response: { 200: applicationSettings, ...problems(400, 401, 403, 404, 409, 412, 428, 503) },
} as const;

const retentionSchema = {
  ...RECRUITING,
  operationId: 'previewRetention',
  summary: 'What would go by itself if applications were kept for so many days',
  description:
    'Nothing is saved and nothing deleted. Those that were merged go with the one that they are in.',
  params: siteParams,
  querystring: retentionQuery,
  response: { 200: retention, ...problems(400, 401, 403, 404, 503) },
} as const;

const PATH = '/sites/:siteId/application-settings';

/** Routes of what a site has settled about its applications. */
export function addApplicationSettingsRoutes(content: Api, context: RecruitingContext): void {
  const { kysely } = context.database;

  content.get(PATH, { schema: readSchema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    if (scope === undefined) return reply;
    reply.header('etag', etagOfJson(scope.settings));
    return scope.settings;
  });

  content.get(
    '/sites/:siteId/application-retention',
    { schema: retentionSchema, config: APPLICATIONS },
    async (request, reply) => {
      const scope = await requireScope(context, request, reply);
      if (scope === undefined) return reply;
      const { site, now } = scope;
      return previewRetention(kysely, { site, days: request.query.days, now });
    },
  );

  content.put(PATH, { schema: saveSchema, config: APPLICATIONS }, async (request, reply) => {
    const scope = await requireScope(context, request, reply);
    const ifMatch = scope && requireIfMatch(request, reply);
    if (scope === undefined || ifMatch === undefined) return reply;
    const { site, now } = scope;
    const settings = request.body;
    const wrong = judgeSettings(settings);
    if (wrong !== undefined) return sendProblem(reply, createHttpProblem('request-invalid', wrong));
    const refusal = await kysely.transaction().execute(async (rows) => {
      await lockSite(rows, site);
      const before = await loadApplicationSettings(rows, site);
      if (!isMatch(ifMatch, etagOfJson(before))) return 'version-conflict';
      if (firstStep(settings) !== firstStep(before)) await keepFirstStep(rows, site, before);
      if (await areStepsInUse(rows, site, settings)) return 'step-in-use';
      await saveApplicationSettings(rows, site, { settings, now });
      await recordChange(rows, request.actor, { ...site, action: 'application-settings-saved' });
      await publishNews(context.database, { site, kind: 'settings', subject: null }, rows);
      return undefined;
    });
    if (refusal !== undefined) return sendProblem(reply, createHttpProblem(refusal, WHY[refusal]));
    reply.header('etag', etagOfJson(settings));
    return settings;
  });
}

const WHY = {
  'version-conflict':
    'Somebody has saved other settings meanwhile. Read them again and make the change on them.',
  'step-in-use':
    'A step that is missing has applications. Move them to another step first, or keep it.',
} as const;

/** What a schema cannot say. */
function judgeSettings({ steps, contactedStep, templates }: StoredSettings): string | undefined {
  const ids = new Set(steps.map(({ id }) => id));
  if (ids.size < steps.length) return 'Two "steps" have the same id.';
  if (new Set(templates.map(({ id }) => id)).size < templates.length)
    return 'Two "templates" have the same id.';
  return contactedStep === null || ids.has(contactedStep)
    ? undefined
    : `"contactedStep" names "${contactedStep}", which is none of the "steps".`;
}

/** Whom nobody has moved has the first step by name from now on; that nobody changed anything stays as it is. */
async function keepFirstStep(
  rows: Kysely<Tables>,
  site: SiteKey,
  before: StoredSettings,
): Promise<void> {
  await rows
    .insertInto('application_states')
    .columns(['agency_id', 'site_id', 'application_id', 'step', 'revision', 'updated_at'])
    .expression(
      rows
        .selectFrom('listed_applications')
        .select(({ val }) => [
          'agency_id',
          'site_id',
          'application_id',
          val(firstStep(before)).as('step'),
          val(0).as('revision'),
          'at',
        ])
        .where((eb) => eb.and(siteColumns(site)))
        .where('revision', 'is', null),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function areStepsInUse(
  rows: Kysely<Tables>,
  site: SiteKey,
  { steps }: StoredSettings,
): Promise<boolean> {
  const used = await rows
    .selectFrom('application_states')
    .select('step')
    .where((eb) => eb.and(siteColumns(site)))
    .where(
      'step',
      'not in',
      steps.map(({ id }) => id),
    )
    .limit(1)
    .execute();
  return used.length > 0;
}
