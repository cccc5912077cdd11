import type { RenderedFragment, Renderer, RenderInput } from '#runtime/entry-server.tsx';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { APPLY_PATH, createPageIndex } from '#schemas/pages/page-index.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { ok, type Result } from '#schemas/problems/result.ts';
import type { DrawingSource } from '../assets/drawing-source.ts';
import type { RuntimeSource } from '../base/runtime-door.ts';
import { createSanitiser } from '../base/sanitise.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { Headers } from '../http/security-headers.ts';
import { toFrameAnswer } from '../pages/frame-answer.ts';
import { type PageForms, type PageJobs, toApiPort } from '../pages/page-jobs.ts';
import { renderWithDrawings } from '../pages/render-with-drawings.ts';
import { createPreviewJobs } from './preview-jobs.ts';
import {
  addPreviewNote,
  type PreviewMarkup,
  reduceMotion,
  showLocationNotice,
} from './preview-markup.ts';
import type { PreviewPlace, PreviewSite } from './preview-site.ts';
import type { PreviewStates } from './preview-states.ts';

/** A draft that somebody wants to see. */
export interface PreviewView extends PreviewSite {
  /** Text of the draft. */
  readonly document: string;
  readonly place: PreviewPlace;
  readonly states: PreviewStates;
  /** Path that the preview's own addresses begin with, without slashes at its ends. */
  readonly prefix: string;
  /** As it came. */
  readonly query: string;
  readonly origin: string;
  readonly status: 200 | 404;
  /** Words that stand over the page; none in the editor. */
  readonly note?: string;
}

export interface PreviewAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Buffer;
}

export interface PreviewRendererOptions {
  readonly runtime: RuntimeSource;
  readonly jobs: PageJobs;
  readonly forms: PageForms;
  readonly drawings: DrawingSource;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Nobody keeps a preview, and no search finds it. */
export const PREVIEW_HEADERS: Headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Renders a draft as visitors would get it, at addresses of the preview: the site stands below the preview's prefix
 * instead of its own, so that links and the parts that scripts ask for lead back into it. Fails with the problems of a
 * document that is no page; rejects when a service does not answer.
 */
export async function renderPreview(
  view: PreviewView,
  { runtime, jobs, forms, drawings, now }: PreviewRendererOptions,
): Promise<Result<PreviewAnswer, Problem>> {
  const parsed = parsePageText(view.document);
  if (!parsed.ok) return parsed;
  const door = await runtime.load();
  const renderer = door.createRenderer(runtime.clientEntries);
  const site: SiteDocument = { ...view.site, sitePrefix: view.prefix };
  const page = door.sanitisePage(parsed.value, createSanitiser(door, site.sitePrefix));
  const { states, assets, origin } = view;
  const { path, params } = view.place;
  const variant = states.variant ?? view.place.variant;
  const needs = renderer.needs({ page, variant });
  const query = door.canonicalQuery(view.query, needs.params, needs.read);
  const version = { page, variant, path, params, query, now: now() };
  const pretended = createPreviewJobs({ jobs, states, now: version.now });
  const results = needs.readsJobs
    ? await renderer.loadData(version, toApiPort({ jobs: pretended, forms }, site, door))
    : undefined;
  const hasApplyPage = createPageIndex(view.pages).byPath.has(APPLY_PATH);
  const input = { ...version, site, origin, assets, hasApplyPage, results };
  return ok(
    await answerWith(renderer, input, {
      view,
      drawings,
      isFramed: (id) => needs.framed.has(id),
      policy: { hasFrames: needs.framed.size > 0, hasMap: needs.hasMap },
    }),
  );
}

interface Asked {
  readonly view: PreviewView;
  readonly drawings: DrawingSource;
  readonly isFramed: (widgetId: string) => boolean;
  readonly policy: PolicyNeeds;
}

/** What of a page its policy allows. */
interface PolicyNeeds {
  readonly hasFrames: boolean;
  readonly hasMap: boolean;
}

/** The page, or the one part of it that a script or frame of it asks for. */
async function answerWith(
  renderer: Renderer,
  input: RenderInput,
  { view, drawings, isFramed, policy }: Asked,
): Promise<PreviewAnswer> {
  const asked = new URLSearchParams(view.query);
  const [frameId, fragmentId] = [asked.get('frame'), asked.get('fragment')];
  if (frameId !== null && isFramed(frameId)) return frameAnswer(renderer, input, frameId);
  const fragment =
    fragmentId === null
      ? undefined
      : await renderWithDrawings(
          (held) => renderer.renderFragment({ ...input, drawings: held }, fragmentId),
          drawings,
        );
  if (fragment !== undefined) return pageAnswer(view, fragmentMarkup(fragment), policy);
  const { html, styles, scripts, status } = await renderWithDrawings(
    (held) => renderer.renderPage({ ...input, drawings: held }),
    drawings,
  );
  const shown = pretend({ html, styles, scripts }, view);
  return pageAnswer({ ...view, status: view.status === 200 ? status : view.status }, shown, policy);
}

async function frameAnswer(
  renderer: Renderer,
  input: RenderInput,
  frameId: string,
): Promise<PreviewAnswer> {
  const frame = renderer.renderFrame(input, frameId);
  if (frame === undefined) return { status: 404, headers: PREVIEW_HEADERS, body: '' };
  const caching = { 'cache-control': 'no-store' };
  const { headers, bodies, status = 200 } = await toFrameAnswer(frame, 200, caching);
  return { status, headers, body: bodies.identity.bytes };
}

function fragmentMarkup({ html }: RenderedFragment): PreviewMarkup {
  return { html, styles: [], scripts: [] };
}

function pretend(markup: PreviewMarkup, { states, note }: PreviewView): PreviewMarkup {
  const moved = states.isMotionReduced ? reduceMotion(markup) : markup;
  const told = states.job === 'outside' ? showLocationNotice(moved) : moved;
  return note === undefined ? told : addPreviewNote(told, note);
}

function pageAnswer(
  { site, status }: PreviewView,
  { html, styles, scripts }: PreviewMarkup,
  needs: PolicyNeeds,
): PreviewAnswer {
  const policy = contentSecurityPolicy(site, { styles, scripts, ...needs, framedBy: "'self'" });
  return {
    status,
    headers: { ...PREVIEW_HEADERS, 'content-security-policy': policy },
    body: html,
  };
}
