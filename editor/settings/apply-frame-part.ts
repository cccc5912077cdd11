import type { PageDocument } from '#schemas/documents.ts';
import { isRecord } from '#schemas/fields.ts';
import { serialisePage } from '#schemas/serialise-page.ts';
import { toJson } from '../api/content-api.ts';
import { ContentError } from '../api/content-error.ts';
import { sendContent } from '../api/content-request.ts';
import { publishPage } from '../api/page-api.ts';
import type { EditedWidget } from '../document/edited-page.ts';
import { toPageDocument } from '../document/edited-page.ts';
import { readPage } from '../document/read-page.ts';
import type { FrameUse } from './frame-part.ts';

export interface FrameChange {
  readonly siteId: string;
  readonly use: FrameUse;
  readonly content: EditedWidget['content'];
  /** Puts the page on the site as well. */
  readonly publishes: boolean;
}

/** Gives a page that is not open another header or footer. Rejects with a `ContentError`. */
export async function applyFramePart({
  siteId,
  use,
  content,
  publishes,
}: FrameChange): Promise<void> {
  const { pageId } = use;
  const path = [siteId, 'pages', pageId];
  const { text, etag } = await sendContent({ path });
  const changed = withContent(text, use, content);
  if (etag === null || changed === undefined) throw new ContentError('unreadable');
  const saved = toJson(
    (
      await sendContent({
        method: 'PUT',
        path: [...path, 'draft'],
        body: serialisePage(changed),
        ifMatch: etag,
      })
    ).text,
  );
  if (!publishes) return;
  if (!isRecord(saved) || typeof saved['etag'] !== 'string') throw new ContentError('unreadable');
  await publishPage({ siteId, pageId, etag: saved['etag'] });
}

function withContent(
  text: string,
  { widgetId }: FrameUse,
  content: EditedWidget['content'],
): PageDocument | undefined {
  const page = readPage(text);
  const widget = page.ok ? page.value.widgets[widgetId] : undefined;
  if (!page.ok || !widget) return undefined;
  const widgets = { ...page.value.widgets, [widgetId]: { ...widget, content } };
  return toPageDocument({ ...page.value, widgets });
}
