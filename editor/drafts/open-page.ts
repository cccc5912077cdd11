import type { Problem } from '#schemas/problems/problem.ts';
import { type Failure, ok, type Success } from '#schemas/problems/result.ts';
import { readPage } from '../document/read-page.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import type { PageText } from '../service/content-api.ts';
import { bringBackPage, saveDraft } from '../service/saving-api.ts';
import { browserCopies } from './browser-copies.ts';
import { createPageSaver } from './create-page-saver.ts';
import { editorOf } from './left-editor.ts';
import { loadMerging } from './load-merging.ts';
import { watchMoments } from './moments.ts';
import { heldCopies, holdCopy } from './page-copies.ts';
import type { LivingPageSaver } from './page-saver.ts';
import type { DraftService } from './saver-options.ts';
import { joinTabs } from './tab-presence.ts';

/** A page that somebody works on. */
export interface OpenPage {
  readonly editor: PageEditor;
  readonly saver: LivingPageSaver;
}

/** A page that cannot be edited as it is. */
export interface RefusedPage extends Failure<Problem> {
  /** The draft that could be, and the tag of what it would take the place of; undefined where a person has to mend it. */
  readonly mended: PageText | undefined;
}

export type OpenedPage = Success<OpenPage> | RefusedPage;

/** Names a page among all that this browser ever opens, whoever is signed in. */
export interface PageAddress {
  readonly agencyId: string;
  readonly siteId: string;
  readonly pageId: string;
}

/** What an open page asks of the service beside saving. */
export type PageService = Pick<DraftService, 'load' | 'onRefused' | 'onMissing'>;

/**
 * Opens what the service has, with the work that this browser kept of it, or says why it cannot be edited. Rejects
 * with a `ContentError`.
 * @param left what the page was edited in earlier in this visit
 */
export async function openPage(
  { agencyId, siteId, pageId }: PageAddress,
  service: PageService,
  left: PageEditor | undefined,
): Promise<OpenedPage> {
  const pageKey = [agencyId, siteId, pageId].join('/');
  const [opened, kept] = await Promise.all([service.load(), copiesLeftBehind(pageKey)]);
  const page = readPage(opened.text);
  if (!page.ok) return refusedPage(opened);
  const editor = await editorOf(siteId, page.value, left);
  const copyId = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const saver = createPageSaver({
    editor,
    opened,
    service: { ...service, save: saveDraft, bringBack: bringBackPage },
    copies: browserCopies,
    pageKey,
    copyId,
    watch: watchMoments,
    joinTabs,
    onEnd: holdCopy(copyId),
  });
  await saver.recover(kept);
  return ok({ editor, saver });
}

/** What this browser kept of a page and no other tab works on, with what it takes to go on with it. */
async function copiesLeftBehind(pageKey: string) {
  const [copies, held] = await Promise.all([browserCopies.list(pageKey), heldCopies()]);
  const left = copies.filter(({ copyId }) => !held.has(copyId));
  if (left.length > 0) await loadMerging();
  return left;
}

/** Judging and mending take much code, which a page that opens does not need here. */
async function refusedPage({ text, etag }: PageText): Promise<RefusedPage> {
  const [{ explainPage }, { separateIds }] = await Promise.all([
    import('../document/explain-page.ts'),
    import('../document/separate-ids.ts'),
  ]);
  const mended = separateIds(text);
  const problems = explainPage(text);
  return { ok: false, problems, mended: mended === undefined ? undefined : { text: mended, etag } };
}
