import type { SiteDocument } from '#schemas/documents.ts';
import type { ContentApi } from '../api/content-api.ts';
import { ContentError } from '../api/content-error.ts';
import { createPage, duplicatePage, type PageTarget } from '../api/page-api.ts';
import type { PageSummary } from '../api/page-summary.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { readPage } from '../document/read-page.ts';
import type { NewPageForm } from './new-page-form.ts';
import { createStartPage, type PageNames } from './start-page.ts';
import { starterPage } from './starters.ts';

export interface PageCreation {
  readonly siteId: string;
  readonly api: ContentApi;
  readonly form: NewPageForm;
  readonly names: PageNames;
  readonly document: SiteDocument;
  readonly pages: readonly PageSummary[];
  /** Saves what is on screen of a page that is open. */
  readonly targetOf: (page: PageSummary) => Promise<PageTarget | null>;
}

/** Makes the page that the form describes. Rejects with a `ContentError`. */
export async function createNewPage(creation: PageCreation): Promise<void> {
  const { siteId, form, names, document } = creation;
  if (form.start === 'copy') return copyPage(creation);
  const text = createStartPage(names, {
    home: await loadHome(creation),
    starter: form.start === 'blank' ? null : starterPage(form.start),
    jobsUrl: document.urls.jobListing,
  });
  return createPage(siteId, text);
}

async function copyPage({ form, names, pages, targetOf }: PageCreation): Promise<void> {
  const original = pages.find(({ id }) => id === form.copiedId);
  const target = original && (await targetOf(original));
  if (!target) throw new ContentError('missing');
  const { id, url, title } = names;
  // The original stays as it is, whatever somebody else has saved of it meanwhile.
  await duplicatePage({ ...target, etag: '*' }, { id, url, title });
}

async function loadHome({
  siteId,
  api,
  document,
  pages,
}: PageCreation): Promise<EditedPage | null> {
  const home =
    pages.find(({ url }) => url === document.urls.home) ?? pages.find(({ id }) => id === 'home');
  if (!home) return null;
  const { text } = await api.loadPage(siteId, home.id, new AbortController().signal);
  const page = readPage(text);
  return page.ok ? page.value : null;
}
