import { isDrawable } from '../../jobs/is-drawable.ts';
import { savedJobsOf } from '../memory/saved-jobs.ts';
import { createPrintedCard } from '../widgets/printed-card.ts';
import { printSavedNote } from '../widgets/saved-note.ts';
import { KEPT_PAGES } from './kept-pages.ts';
import workerUrl from './saved-pages-worker.ts?worker&url';

/** Newest saved jobs whose pages are kept: each is a download of its own. */
const MAX_JOB_PAGES = 20;

/** What works online only. */
const SCRIPTED = 'script:not([data-style]), link[rel="modulepreload"], .rb-save';

let work = Promise.resolve();

/**
 * Keeps the list of saved jobs and their pages readable without a network. What cannot be fetched now is at the next
 * visit of the list; with nothing saved, nothing is kept.
 *
 * @param list address of the page that lists saved jobs
 */
export function keepSavedPages(agencyId: string, list: string): Promise<void> {
  work = work.then(() => keep(agencyId, list)).catch(() => undefined);
  return work;
}

async function keep(agencyId: string, list: string): Promise<void> {
  // Browsers have neither without TLS.
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  if (savedJobsOf(agencyId).length === 0) return forget();
  const copy = await copyOfList(agencyId, list);
  const cache = await caches.open(KEPT_PAGES);
  await cache.put(list, copy.response);
  for (const scope of [new URL(list, location.href).pathname, copy.jobPath])
    await navigator.serviceWorker.register(workerUrl, { scope });
  await keepJobPages(cache, copy, list);
}

async function forget(): Promise<void> {
  await caches.delete(KEPT_PAGES);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
}

interface ListCopy {
  readonly response: Response;
  /** Where pages of jobs stand, behind the site's own path (spec section 2). */
  readonly jobPath: string;
  /** Addresses of the jobs' pages. */
  readonly jobPages: readonly string[];
  /** What copies say of themselves. */
  readonly notice: string;
}

/** The list as it is now, with its cards and without scripts: a copy has nobody to ask. */
async function copyOfList(agencyId: string, list: string): Promise<ListCopy> {
  const answer = await fetchPage(list);
  const page = await parse(answer);
  const root = page.querySelector<HTMLElement>('[data-saved-list]');
  const cards = root?.querySelector('[data-saved-cards]');
  if (!root || !cards) throw new Error(`${list} lists no saved jobs.`);
  const notice = noticeOf(root.dataset['offline'] ?? '');
  // Lists that a script fills stay empty, and logos do not come: initials stand in for them.
  for (const list of page.querySelectorAll('[data-trail-list], [data-personal-list]'))
    list.closest('[data-widget]')?.remove();
  for (const { content } of root.querySelectorAll('template'))
    for (const logo of content.querySelectorAll('[data-logo]')) logo.remove();
  cards.replaceChildren(
    ...savedJobsOf(agencyId)
      .filter(isDrawable)
      .map((job) => {
        const item = createPrintedCard(root, job);
        item.append(...printSavedNote(root, job));
        return item;
      }),
  );
  root.dataset['savedList'] = 'drawn';
  const jobPages = [...cards.querySelectorAll('article')].flatMap((card) => {
    const link = card.querySelector<HTMLAnchorElement>('a[data-job]');
    return link ? [new URL(link.href, location.href).pathname] : [];
  });
  const jobPath = (jobPages[0] ?? '/job/').replace(/[^/]*$/, '');
  return { response: toResponse(page, notice, answer), jobPath, jobPages, notice };
}

async function keepJobPages(cache: Cache, { jobPages, notice }: ListCopy, list: string) {
  const wanted = isSavingData() ? [] : jobPages.slice(0, MAX_JOB_PAGES);
  const known = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const listPath = new URL(list, location.href).pathname;
  for (const path of known)
    if (path !== listPath && !jobPages.includes(path)) await cache.delete(path);
  for (const path of wanted) {
    if (known.includes(path)) continue;
    const answer = await fetchPage(path);
    await cache.put(path, toResponse(await parse(answer), notice, answer));
  }
}

function isSavingData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function fetchPage(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
}

/** Styles are set aside as data: a document that is parsed here has this page's policy, which knows none but its own. */
async function parse(answer: Response): Promise<Document> {
  const text = (await answer.text()).replace(
    /<style(.*?)<\/style>/gs,
    '<script type="text/plain" data-style$1</script>',
  );
  return new DOMParser().parseFromString(text, 'text/html');
}

function toText(page: Document): string {
  return `<!doctype html>${page.documentElement.outerHTML}`.replace(
    /<script type="text\/plain" data-style=?"?"?(.*?)<\/script>/gs,
    '<style$1</style>',
  );
}

function noticeOf(text: string): string {
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'long',
    timeStyle: 'short',
  }).format();
  return text.replace('{date}', date);
}

/** A page without what works online only, which says when it was so. */
function toResponse(page: Document, notice: string, { headers }: Response): Response {
  for (const element of page.querySelectorAll(SCRIPTED)) element.remove();
  // Pictures do not come: what they show is said instead.
  for (const image of page.querySelectorAll('img')) image.replaceWith(image.alt);
  const said = page.createElement('p');
  said.textContent = notice;
  page.querySelector('h1')?.after(said);
  const policy = headers.get('content-security-policy') ?? '';
  return new Response(toText(page), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}
