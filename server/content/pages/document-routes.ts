import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPageRoute, saveDraftRoute } from '#schemas/api/content-pages.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { recordChange } from '../../access/record-change.ts';
import type { Database } from '../../db/open-database.ts';
import { toEtag } from '../../http/etag.ts';
import { readerLanguage } from '../../http/reader-language.ts';
import type { PageKey } from '../../sites/page-key.ts';
import type { ContentOptions } from '../documents/content-options.ts';
import {
  requireIfMatch,
  requirePageKey,
  requireSite,
  takeDocumentsAsText,
} from '../documents/content-request.ts';
import { toDocumentProblems } from '../documents/document-problems.ts';
import type { Refusal } from '../documents/refusal.ts';
import { sendRefusal } from '../documents/send-refusal.ts';
import { changePage, type PageChange } from './change-page.ts';
import { createPage } from './create-page.ts';
import { writeDraft } from './draft-rows.ts';
import { type DraftText, readDraft } from './read-draft.ts';

const EDIT = { scope: 'edit' } as const;

/** Routes that take a page's document: what is wrong with its content is told and never refuses it. */
export function addPageDocumentRoutes(content: FastifyInstance, options: ContentOptions): void {
  const { database, openJudge } = options;
  void content.register(async (documents) => {
    takeDocumentsAsText(documents);
    documents.post('/sites/:siteId/pages', { schema: createPageRoute, config: EDIT }, create);
    documents.put(
      '/sites/:siteId/pages/:pageId/draft',
      { schema: saveDraftRoute, config: EDIT },
      save,
    );
  });

  async function create(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const site = await requireSite(database, request, reply);
    if (site === undefined) return reply;
    const draft = readDraft(bodyText(request));
    if (!draft.ok)
      return sendRefusal(request, reply, { kind: 'document-invalid', problems: draft.problems });
    const { agencyId, siteId } = site;
    const owner = { site: { agencyId, siteId }, actor: request.actor };
    const created = await createPage(database, owner, draft.value);
    if (!created.ok) return sendRefusal(request, reply, created.problems[0]);
    const path = `/content/v1/sites/${siteId}/pages/${draft.value.id}`;
    return sendSaved(request, reply.code(201).header('location', path), {
      draft: created.value,
      key: { agencyId, siteId, pageId: draft.value.id },
    });
  }

  async function save(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const key = await requirePageKey(database, request, reply);
    const ifMatch = key && requireIfMatch(request, reply);
    if (key === undefined || ifMatch === undefined) return reply;
    const draft = readDraft(bodyText(request));
    if (!draft.ok)
      return sendRefusal(request, reply, { kind: 'document-invalid', problems: draft.problems });
    const change = { key, actor: request.actor, ifMatch };
    const saved = await saveDraft(database, change, draft.value);
    if (!saved.ok) return sendRefusal(request, reply, saved.problems[0]);
    return sendSaved(request, reply, { draft: saved.value, key });
  }

  /** The problems are found after the draft is safe: they must not stand between a person and their work. */
  async function sendSaved(
    request: FastifyRequest,
    reply: FastifyReply,
    { draft, key }: { readonly draft: DraftText; readonly key: PageKey },
  ): Promise<FastifyReply> {
    const judge = await openJudge(key);
    const { problems } = await judge.draft(database.kysely, draft.text);
    const etag = toEtag(draft.checksum);
    return reply.header('etag', etag).send({
      id: draft.id,
      etag,
      problems: toDocumentProblems(problems, readerLanguage(request)),
    });
  }
}

/** An empty body is an empty document, which is none. */
function bodyText({ body }: FastifyRequest): string {
  return typeof body === 'string' ? body : '';
}

/** Keeps a draft whatever its content is. Saving what is kept already changes nothing. */
function saveDraft(
  database: Pick<Database, 'kysely'>,
  change: PageChange,
  draft: DraftText,
): Promise<Result<DraftText, Refusal>> {
  const { key, actor } = change;
  // A client whose answer was lost sends the same again.
  const wanted = draft.checksum;
  return changePage(database, { ...change, wanted }, async (rows, state) => {
    if (draft.id !== key.pageId) return fail(otherId(draft.id, key.pageId));
    if (draft.checksum === state.checksum) return ok(draft);
    await writeDraft(rows, { key, actor, state }, draft);
    // One line for each person who works on a draft, not one for each time that it is saved.
    if (state.draft?.updatedBy !== actor.name)
      await recordChange(rows, actor, { ...key, action: 'page-edited' });
    return ok(draft);
  });
}

function otherId(id: string, pageId: string): Refusal {
  return {
    kind: 'request-invalid',
    detail: `The document says it is the page "${id}", but it was sent to "${pageId}". Ids never change: duplicate the page to give it another.`,
  };
}
