import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { download } from '../service/download.ts';
import {
  deletePage,
  duplicatePage,
  listLinkingPages,
  type PageTarget,
  publishPage,
  schedulePage,
  undeletePage,
  unpublishPage,
} from '../service/page-api.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { failureText } from '../service/request/failure-text.ts';
import { serverNow } from '../service/request/server-clock.ts';
import { pageExportUrl } from '../service/transfer-api.ts';
import { showToast, type ToastAction } from '../ui/controls/toast-store.ts';
import { useLanguage } from '../ui/language/use-message.ts';
import { formatMessage, type Language } from '../ui/messages/messages.ts';
import { toResultsHash } from '../ui/route/results-route.ts';
import { toHash } from '../ui/route/route.ts';
import { setView } from '../ui/view/view-store.ts';
import { linkingText } from './linking-text.ts';
import { proposeCopyUrl, proposeId } from './page-address.ts';
import { forgetPage, usePageTarget } from './use-page-target.ts';

/** The site whose list it is. */
export interface PageListSite {
  readonly siteId: string;
  readonly sitePrefix: string;
  readonly pages: readonly ListedPage[];
  /** The page that is open. */
  readonly currentId: string | undefined;
}

/** What can be done with a page from the list. Each tells by itself how it ended. */
export interface PageActions {
  readonly open: (page: ListedPage) => void;
  readonly duplicate: (page: ListedPage) => void;
  readonly rename: (page: ListedPage) => void;
  readonly exportFile: (page: ListedPage) => void;
  readonly showResults: (page: ListedPage) => void;
  readonly unpublish: (page: ListedPage) => void;
  /** Into the bin, at once: a notice takes it back. */
  readonly remove: (page: ListedPage) => void;
}

export function usePageActions(site: PageListSite): PageActions {
  const { language } = useLanguage();
  const queries = useQueryClient();
  const targetOf = usePageTarget(site.siteId);
  return useMemo(() => {
    const work = { site, language, queries };
    const change = (page: ListedPage, task: (target: PageTarget) => Promise<void>) =>
      void attempt(work, async () => {
        const target = await targetOf(page);
        if (target === null)
          showToast({ text: formatMessage(language, 'pages.unsaved'), tone: 'warning' });
        else await task(target);
      });
    return {
      open: ({ id }) => location.assign(toHash(site.siteId, id)),
      showResults: ({ id }) => location.assign(toResultsHash(site.siteId, { page: id })),
      rename: ({ id }) => openRenaming(site, id),
      duplicate: (page) => change(page, (target) => duplicate(work, target, page)),
      exportFile: (page) =>
        change(page, async ({ siteId, pageId }) => download(pageExportUrl(siteId, pageId))),
      unpublish: (page) => change(page, (target) => takeOff(work, target, page)),
      remove: (page) => change(page, (target) => remove(work, target, page)),
    };
  }, [site, language, queries, targetOf]);
}

interface Work {
  readonly site: PageListSite;
  readonly language: Language;
  readonly queries: QueryClient;
}

/** The edge where what the service refused becomes a notice. What the list says may be why, so it is asked for again. */
async function attempt(
  { site, language, queries }: Work,
  task: () => Promise<void>,
): Promise<void> {
  try {
    await task();
  } catch (error) {
    showToast({ text: failureText(error, language), tone: 'warning' });
    await queries.invalidateQueries({ queryKey: ['pages', site.siteId] });
  }
}

/** The dialog is about the open page: another one is opened first. */
function openRenaming({ siteId, currentId }: PageListSite, pageId: string): void {
  const ask = () => setView({ dialog: 'rename-page' });
  if (pageId === currentId) {
    ask();
    return;
  }
  addEventListener('hashchange', ask, { once: true });
  location.assign(toHash(siteId, pageId));
}

async function duplicate(
  { site, language, queries }: Work,
  target: PageTarget,
  { id, url, title: original, type }: ListedPage,
): Promise<void> {
  const { siteId, sitePrefix, pages } = site;
  const title = formatMessage(language, 'pages.copy-title', { title: original.slice(0, 280) });
  const ending = formatMessage(language, 'pages.copy-ending');
  const copyUrl = proposeCopyUrl(url, { title, type, pages, sitePrefix }, ending);
  const copyId = proposeId(`${id} ${ending}`, new Set(pages.map((page) => page.id)));
  await duplicatePage(target, { id: copyId, url: copyUrl, title });
  await forgetPage(queries, siteId, copyId);
  takeFocusAlong();
  location.assign(toHash(siteId, copyId));
  showToast({ text: formatMessage(language, 'pages.duplicated', { title }) });
}

/** Whoever stands in the list goes on at the page that opens next, which is named there. */
function takeFocusAlong(): void {
  const list = document.getElementById('page-list');
  const follow = () => {
    if (list?.contains(document.activeElement))
      list.querySelector<HTMLElement>('[aria-current]')?.focus();
  };
  addEventListener('hashchange', () => requestAnimationFrame(follow), { once: true });
}

async function takeOff(work: Work, target: PageTarget, page: ListedPage): Promise<void> {
  const { language, queries } = work;
  const linking = await linkingTextOf(target, language);
  await unpublishPage(target);
  await forgetPage(queries, target.siteId, target.pageId);
  const text = formatMessage(language, 'pages.taken-off', { title: page.title });
  const putBack = async () => {
    await publishPage(target);
    await forgetPage(queries, target.siteId, target.pageId);
  };
  // Of a page with changes, publishing again would show what visitors have not seen before.
  const isSame = page.status === 'live';
  tellGone(text, linking, isSame ? undoAction(work, putBack) : undefined);
}

async function remove(work: Work, target: PageTarget, page: ListedPage): Promise<void> {
  const { site, language, queries } = work;
  const wasOpen = site.currentId === page.id;
  const linking = await linkingTextOf(target, language);
  await deletePage(target);
  if (wasOpen) leavePage(site);
  await forgetPage(queries, target.siteId, target.pageId);
  const text = formatMessage(language, 'pages.removed', { title: page.title || page.id });
  const bringBack = async () => {
    await restoreAsItWas(target, page);
    await forgetPage(queries, target.siteId, target.pageId);
    if (wasOpen) location.assign(toHash(target.siteId, target.pageId));
    if (page.status === 'changed')
      showToast({ text: formatMessage(language, 'pages.back-as-draft', { title: page.title }) });
  };
  tellGone(text, linking, undoAction(work, bringBack));
}

/** Empty where it cannot be found out: that is no reason to keep a page. */
function linkingTextOf(target: PageTarget, language: Language): Promise<string> {
  return listLinkingPages(target).then(
    (pages) => linkingText(pages, language),
    () => '',
  );
}

/** Links that lead nowhere now want to be read at leisure. */
function tellGone(text: string, linking: string, action: ToastAction | undefined): void {
  const tone = linking === '' ? 'info' : 'warning';
  showToast({ text: `${text} ${linking}`.trim(), tone, ...(action && { action }) });
}

/** On the site again, where visitors would see just what they saw before; with what was planned. */
async function restoreAsItWas(
  target: PageTarget,
  { status, schedules }: ListedPage,
): Promise<void> {
  await undeletePage(target);
  if (status === 'live') await publishPage(target);
  for (const { action, at, failure } of schedules)
    if (failure === null && Date.parse(at) > serverNow())
      await schedulePage(target, { action, at });
}

function undoAction(work: Work, task: () => Promise<void>): ToastAction {
  return { label: formatMessage(work.language, 'pages.undo'), run: () => void attempt(work, task) };
}

/** To the page that the site opens with. */
function leavePage({ siteId, pages, currentId }: PageListSite): void {
  const others = pages.filter(({ id }) => id !== currentId);
  const next = others.find(({ id }) => id === 'home') ?? others[0];
  location.assign(toHash(siteId, next?.id));
}
