import { isRecord } from '#schemas/json/fields.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { type EditedPage, type EditedWidget, toPageDocument } from '../document/edited-page.ts';
import { isSameValue } from '../document/merge/conflict.ts';
import { mergeJson } from '../document/merge/merge-value.ts';
import { readPage } from '../document/read-page.ts';
import { loadLiveText, publishPage } from '../service/page-api.ts';
import { ContentError, toContentError } from '../service/request/content-error.ts';
import { sendContent } from '../service/request/content-request.ts';
import { toJson } from '../service/request/read-response.ts';
import type { FrameUse } from './frame-part.ts';

type Content = EditedWidget['content'];

/** What somebody made of a header or footer. */
export interface FrameWork {
  readonly type: string;
  /** What it said on all of its pages. */
  readonly base: Content;
  readonly content: Content;
}

export interface FrameChange {
  readonly siteId: string;
  readonly use: FrameUse;
  readonly work: FrameWork;
  /** Puts pages on the site whose draft is what visitors see already. */
  readonly publishes: boolean;
}

/** Others may save the page just then, but hardly more often than this. */
const MOST_ATTEMPTS = 3;

/**
 * Changes the header or footer of a page that is not open. What others changed of it meanwhile stays where this change
 * says nothing else. Rejects with a `ContentError`.
 */
export async function applyFramePart(change: FrameChange): Promise<FrameOutcome> {
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      return await applyOnce(change);
    } catch (error) {
      if (toContentError(error).failure !== 'conflict') throw error;
    }
  }
  return applyOnce(change);
}

/** The content of a page's header or footer with the change; undefined where the page has no such part any more. */
export function changedContent(
  { widgets }: EditedPage,
  { widgetId }: FrameUse,
  { type, base, content }: FrameWork,
): Content | undefined {
  const widget = widgets[widgetId];
  if (widget?.type !== type) return undefined;
  const merged = mergeJson({ base, mine: content, theirs: widget.content });
  return isRecord(merged) ? merged : undefined;
}

/**
 * What a change to a page comes to while it is not published.
 * @param texts what visitors see, null where they see nothing, and what the page said before, null where it is not known
 */
export function outcomeOnSite(texts: {
  readonly live: string | null;
  readonly draft: string | null;
}): 'waiting' | 'mixed' | 'off-site' {
  if (texts.live === null) return 'off-site';
  return texts.live === texts.draft ? 'waiting' : 'mixed';
}

async function applyOnce({ siteId, use, work, publishes }: FrameChange): Promise<FrameOutcome> {
  const { pageId } = use;
  const path = [siteId, 'pages', pageId];
  const { text, etag } = await sendContent({ path });
  const body = changedText(text, use, work);
  if (etag === null || body === undefined) throw new ContentError('unreadable');
  const outcome = outcomeOnSite({ live: await loadLiveText(siteId, pageId), draft: text });
  if (body === text) return outcome === 'waiting' ? 'live' : outcome;
  const request = { method: 'PUT', path: [...path, 'draft'], body, ifMatch: etag } as const;
  const saved = toJson((await sendContent(request)).text);
  // Anything else in the draft is work that nobody asked to publish.
  if (!publishes || outcome !== 'waiting') return outcome;
  if (!isRecord(saved) || typeof saved['etag'] !== 'string') throw new ContentError('unreadable');
  await publishPage({ siteId, pageId, etag: saved['etag'] });
  return 'live';
}

function changedText(text: string, use: FrameUse, work: FrameWork): string | undefined {
  const page = readPage(text);
  const content = page.ok ? changedContent(page.value, use, work) : undefined;
  const widget = page.ok ? page.value.widgets[use.widgetId] : undefined;
  if (!page.ok || !widget || content === undefined) return undefined;
  if (isSameValue(content, widget.content)) return text;
  const widgets = { ...page.value.widgets, [use.widgetId]: { ...widget, content } };
  return serialisePage(toPageDocument({ ...page.value, widgets }));
}

/** What became of a header or footer on one page. */
export type FrameOutcome =
  /** Visitors see it. */
  | 'live'
  /** The page is on the site, and nothing but this waits to be published. */
  | 'waiting'
  /** As `waiting`, but the draft has other changes too. */
  | 'mixed'
  /** The page is not on the site. */
  | 'off-site'
  /** Changed, but its draft has errors and could not be published. */
  | 'refused'
  /** Not changed. */
  | 'failed';

/** Outcomes by page. */
export type FrameOutcomes = ReadonlyMap<string, FrameOutcome>;

/** Pages that could be published now. */
export function waitingPages(outcomes: FrameOutcomes): readonly string[] {
  return [...outcomes].flatMap(([pageId, outcome]) =>
    outcome === 'waiting' || outcome === 'mixed' ? [pageId] : [],
  );
}
