import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { listOf } from '#schemas/api/content.ts';
import { contentPattern } from '#schemas/api/content-patterns.ts';
import { id } from '#schemas/api/shapes.ts';
import type { Api, ApiRequest } from '../../http/api.ts';
import { createHttpProblem, sendProblem } from '../../http/http-problem.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import { requireSite, takeDocumentsAsText } from '../documents/content-request.ts';
import {
  CHANGE_PROBLEMS,
  CONTENT,
  EDIT,
  NO_BODY,
  READ,
  READ_PROBLEMS,
  SITE,
} from '../documents/route-words.ts';
import { sendDocumentRefusal } from '../documents/send-document-refusal.ts';
import {
  createPattern,
  deletePattern,
  listPatterns,
  type StoredPattern,
  savePattern,
} from './pattern-rows.ts';
import { readPattern } from './pattern-text.ts';

const PATTERNS = '/sites/:siteId/patterns';
const PATTERN = `${PATTERNS}/:patternId`;
const patternParams = Type.Object({ siteId: id, patternId: id });

const listSchema = {
  ...SITE,
  operationId: 'listPatterns',
  summary: 'Sections that the site keeps to use them again, by name',
  description: 'With their fragments.',
  response: { 200: listOf(contentPattern), ...READ_PROBLEMS },
} as const;

const createSchema = {
  ...SITE,
  operationId: 'createPattern',
  summary: 'Keep sections under a name',
  description: 'The body is `{ "name": …, "fragment": { "sections": […], "widgets": […] } }`.',
  response: { 201: contentPattern, ...CHANGE_PROBLEMS },
} as const;

const saveSchema = {
  ...CONTENT,
  operationId: 'savePattern',
  summary: 'Give a pattern another name or other sections',
  description: 'The body is what makes one.',
  params: patternParams,
  response: { 200: contentPattern, ...CHANGE_PROBLEMS },
} as const;

const deleteSchema = {
  ...CONTENT,
  operationId: 'deletePattern',
  summary: 'Forget a pattern; pages that it was put into keep what they have',
  description: 'It cannot be had back.',
  params: patternParams,
  response: { 204: NO_BODY, ...CHANGE_PROBLEMS },
} as const;

type PatternRequest = ApiRequest<typeof saveSchema>;

/** Routes of the sections that a site keeps to use them again. */
export function addPatternRoutes(content: Api, options: ContentOptions): void {
  const { database } = options;
  const { kysely } = database;

  content.get(PATTERNS, { schema: listSchema, config: READ }, async (request, reply) => {
    const site = await requireSite(database, request, reply);
    if (site === undefined) return reply;
    const patterns = (await listPatterns(kysely, site)).map(toJson);
    return sendJson(reply, `{"data":[${patterns.join(',')}]}`);
  });

  content.delete(PATTERN, { schema: deleteSchema, config: EDIT }, async (request, reply) => {
    const change = await requireChange(request, reply);
    if (change === undefined) return reply;
    const { patternId } = request.params;
    return (await deletePattern(kysely, change, patternId))
      ? reply.code(204).send(null)
      : sendUnknown(reply, patternId);
  });

  void content.register(async (documents) => {
    takeDocumentsAsText(documents);
    documents.post(PATTERNS, { schema: createSchema, config: EDIT }, create);
    documents.put(PATTERN, { schema: saveSchema, config: EDIT }, save);
  });

  async function create(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = await requirePattern(request, reply);
    if (asked === undefined) return reply;
    const created = await createPattern(kysely, asked.change, asked.text);
    if (!created.ok) return sendDocumentRefusal(request, reply, created.problems[0]);
    return sendJson(reply.code(201), toJson(created.value));
  }

  async function save(request: PatternRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = await requirePattern(request, reply);
    if (asked === undefined) return reply;
    const { patternId } = request.params;
    const saved = await savePattern(kysely, { ...asked.change, patternId }, asked.text);
    if (!saved.ok) return sendDocumentRefusal(request, reply, saved.problems[0]);
    return saved.value === undefined
      ? sendUnknown(reply, patternId)
      : sendJson(reply, toJson(saved.value));
  }

  /** Undefined after it was answered what is wrong. */
  async function requirePattern(request: FastifyRequest, reply: FastifyReply) {
    const change = await requireChange(request, reply);
    if (change === undefined) return undefined;
    const text = readPattern(typeof request.body === 'string' ? request.body : '');
    if (text.ok) return { change, text: text.value };
    sendDocumentRefusal(request, reply, text.problems[0]);
    return undefined;
  }

  async function requireChange(request: FastifyRequest, reply: FastifyReply) {
    const site = await requireSite(database, request, reply);
    return site && { site, actor: request.actor };
  }
}

/** The fragment goes out as the text that it was stored as. */
function toJson({ patternId, name, fragment, createdAt, createdBy }: StoredPattern): string {
  const head = JSON.stringify({ patternId, name }).slice(0, -1);
  const tail = JSON.stringify({ createdAt: createdAt.toISOString(), createdBy }).slice(1);
  return `${head},"fragment":${fragment},${tail}`;
}

function sendJson(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(text);
}

function sendUnknown(reply: FastifyReply, patternId: string): FastifyReply {
  const detail = `The site has no pattern with the id "${patternId}". Somebody may have deleted it.`;
  return sendProblem(reply, createHttpProblem('pattern-unknown', detail));
}
