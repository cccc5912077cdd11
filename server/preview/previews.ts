import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ContentSite } from '../content/documents/content-site.ts';
import { loadDocumentState } from '../content/documents/document-state.ts';
import { pageKind } from '../content/kinds/page-kind.ts';
import { readerLanguage } from '../http/reader-language.ts';
import type { PageOrigin } from '../pages/page-origin.ts';
import { exampleSlug } from './preview-jobs.ts';
import { previewProblemPage } from './preview-problem-page.ts';
import {
  type PreviewAnswer,
  type PreviewRendererOptions,
  type PreviewView,
  renderPreview,
} from './preview-renderer.ts';
import {
  fillAddress,
  findPreviewPlace,
  loadPreviewSite,
  type PreviewPlace,
  type PreviewSite,
  type PreviewSources,
} from './preview-site.ts';
import type { PreviewStates } from './preview-states.ts';

export interface PreviewOptions extends PreviewRendererOptions, PreviewSources {
  readonly pageOrigin: PageOrigin;
}

/** One look at a site as it is worked on. */
export interface PreviewLook {
  readonly site: ContentSite;
  /** Decoded, below the preview's prefix; undefined for what can be no address. */
  readonly segments: readonly string[] | undefined;
  readonly states: PreviewStates;
  readonly prefix: string;
  readonly note?: string;
  /** The one page whose draft may be seen; others are shown as visitors see them. */
  readonly onlyPageId?: string;
}

/** Answers with a draft as visitors would get it, or with why it cannot be shown. */
export async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { look, options }: { readonly look: PreviewLook; readonly options: PreviewOptions },
): Promise<FastifyReply> {
  try {
    return send(reply, await answerLook(request, look, options));
  } catch (error) {
    const { agencyId, siteId } = look.site;
    request.log.error({ err: error, agencyId, siteId }, 'A preview could not be rendered');
    const language = readerLanguage(request);
    return send(reply, previewProblemPage('failed', { language, status: 500 }));
  }
}

export function send(reply: FastifyReply, { status, headers, body }: PreviewAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

async function answerLook(
  request: FastifyRequest,
  look: PreviewLook,
  options: PreviewOptions,
): Promise<PreviewAnswer> {
  const language = readerLanguage(request);
  const loaded = await loadPreviewSite(options, look.site);
  if (!loaded.ok)
    return previewProblemPage('invalid', { language, status: 422, problems: loaded.problems });
  const found = look.segments && findPreviewPlace(loaded.value, look.segments);
  if (isOther(found, look)) return toLivePage(loaded.value, look);
  const missing = found === undefined ? missingPlace(loaded.value, look) : undefined;
  const place = found ?? missing;
  const document = place && (await loadDocument(look, place, options));
  if (place === undefined || document === undefined)
    return previewProblemPage('missing', { language, status: 404 });
  const at = request.url.indexOf('?');
  const view: PreviewView = {
    ...loaded.value,
    document,
    place: await withExample(place, loaded.value, options),
    states: look.states,
    prefix: look.prefix,
    query: at < 0 ? '' : request.url.slice(at + 1),
    origin: options.pageOrigin(loaded.value.site, request),
    status: missing === undefined ? 200 : 404,
    ...(look.note !== undefined && { note: look.note }),
  };
  const rendered = await renderPreview(view, options);
  return rendered.ok
    ? rendered.value
    : previewProblemPage('invalid', { language, status: 422, problems: rendered.problems });
}

async function loadDocument(
  { site: { agencyId, siteId } }: PreviewLook,
  { pageId }: PreviewPlace,
  { database }: PreviewOptions,
): Promise<string | undefined> {
  const key = { agencyId, siteId, kind: pageKind.name, documentId: pageId };
  const state = await loadDocumentState(database.kysely, key);
  return state?.deletedAt === null ? state.document : undefined;
}

/** A page of jobs that is looked at by its id shows one of the site's. */
async function withExample(
  place: PreviewPlace,
  { site: { agencyId, clientId } }: PreviewSite,
  { jobs }: PreviewOptions,
): Promise<PreviewPlace> {
  return place.path.includes('{')
    ? fillAddress(place, await exampleSlug(jobs, { agencyId, clientId }))
    : place;
}

function isOther(found: PreviewPlace | undefined, { onlyPageId }: PreviewLook): boolean {
  return found !== undefined && onlyPageId !== undefined && found.pageId !== onlyPageId;
}

function toLivePage(
  { site: { sitePrefix } }: PreviewSite,
  { segments = [] }: PreviewLook,
): PreviewAnswer {
  const path = [...sitePrefix.split('/').filter(Boolean), ...segments].map(encodeURIComponent);
  const headers = { location: `/${path.join('/')}`, 'cache-control': 'no-store' };
  return { status: 302, headers, body: '' };
}

/** The site's own page for what is not there. */
function missingPlace(
  { pages }: PreviewSite,
  { onlyPageId }: PreviewLook,
): PreviewPlace | undefined {
  if (onlyPageId !== undefined) return undefined;
  const page = pages.find(({ id, type }) => id === '404' && type === 'SYSTEM');
  return page && { pageId: page.id, path: '', params: {}, variant: null };
}
