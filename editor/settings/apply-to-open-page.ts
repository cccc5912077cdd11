import { setField } from '../document/edits/set-field.ts';
import { isSameValue } from '../document/merge/conflict.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import type { PageSaver } from '../drafts/page-saver.ts';
import { loadLiveText, publishPage } from '../service/page-api.ts';
import { ContentError } from '../service/request/content-error.ts';
import { sendContent } from '../service/request/content-request.ts';
import {
  changedContent,
  type FrameChange,
  type FrameOutcome,
  outcomeOnSite,
} from './apply-frame-part.ts';

/** The page on the screen. */
export interface PageOnScreen {
  readonly editor: PageEditor;
  readonly saver: PageSaver;
}

/**
 * Changes the header or footer of the open page, as a step that can be undone. Rejects with a `ContentError`, and leaves
 * the page as it is, where it cannot be told what visitors see of it.
 */
export async function applyToOpenPage(
  { editor, saver }: PageOnScreen,
  { siteId, use, work, publishes }: FrameChange,
): Promise<FrameOutcome> {
  const { pageId, widgetId } = use;
  const isSaved = await saver.flush();
  const { text } = await sendContent({ path: [siteId, 'pages', pageId] });
  const live = await loadLiveText(siteId, pageId);
  const value = changedContent(editor.page.state(), use, work);
  if (value === undefined) throw new ContentError('unreadable');
  const outcome = outcomeOnSite({ live, draft: isSaved ? text : null });
  if (isSameValue(value, editor.page.state().widgets[widgetId]?.content))
    return outcome === 'waiting' ? 'live' : outcome;
  editor.edit(() =>
    setField({ owner: { kind: 'widget', id: widgetId }, pointer: '/content', value }),
  );
  if (!(await saver.flush()) || !publishes || outcome !== 'waiting') return outcome;
  await publishPage({ siteId, pageId, etag: saver.store.getState().etag });
  return 'live';
}
