import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCredential } from '../access/credential.ts';
import { type ContentSite, findContentSite } from '../content/documents/content-site.ts';
import { readerLanguage } from '../http/reader-language.ts';
import { RequestLimit } from '../http/request-limit.ts';
import { parseRequestPath } from '../pages/request-path.ts';
import type { DocumentKey } from '../sites/documents/document-key.ts';
import { findLinkedPage } from './preview-link-rows.ts';
import { previewProblemPage } from './preview-problem-page.ts';
import { REAL_STATES } from './preview-states.ts';
import { type PreviewOptions, send, sendPreview } from './previews.ts';

const HIDDEN = { schema: { hide: true } };

/** Looks that a network may take in a row: a preview is rendered each time. */
const LOOKS = { burst: 120, refillMs: 500 };

/** `preview/{token}` in segments of the path. */
const PREFIX_SEGMENTS = 2;

const NOTES = { es: 'Vista previa: aún no está publicada', en: 'Preview: not published yet' };

interface Linked {
  readonly key: DocumentKey;
  readonly site: ContentSite;
}

/** `/preview/{token}`: one draft for whoever has the link, without a session. */
export function addSharedPreviewRoutes(app: FastifyInstance, options: PreviewOptions): void {
  const { database, now } = options;
  const limit = new RequestLimit({ ...LOOKS, now });
  for (const path of ['/preview/:token', '/preview/:token/*'])
    app.get<{ Params: { readonly token: string } }>(path, HIDDEN, sendShared);

  async function sendShared(
    request: FastifyRequest<{ Params: { readonly token: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const language = readerLanguage(request);
    if (limit.take(request.ip) > 0)
      return send(reply, {
        ...previewProblemPage('failed', { language, status: 500 }),
        status: 429,
      });
    const { token } = request.params;
    const linked = await findLinked(token);
    if (linked === undefined)
      return send(reply, previewProblemPage('gone', { language, status: 404 }));
    const look = {
      site: linked.site,
      segments: segmentsOf(request, linked.key),
      states: REAL_STATES,
      prefix: `preview/${token}`,
      note: NOTES[language],
      onlyPageId: linked.key.documentId,
    };
    // The address is the secret: no page that the draft links to is told.
    reply.header('referrer-policy', 'same-origin');
    return sendPreview(request, reply, { look, options });
  }

  async function findLinked(token: string): Promise<Linked | undefined> {
    const credential = parseCredential(token);
    const key = credential && (await findLinkedPage(database.kysely, credential, now()));
    const site = key && (await findContentSite(database.kysely, key, key.siteId));
    return site && { key, site };
  }
}

/** The link itself is the page whatever its address is. */
function segmentsOf(
  { url }: FastifyRequest,
  { documentId }: DocumentKey,
): readonly string[] | undefined {
  const segments = parseRequestPath(url)?.slice(PREFIX_SEGMENTS);
  return segments?.length === 0 ? [`~${documentId}`] : segments;
}
