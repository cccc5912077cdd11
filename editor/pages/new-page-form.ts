import type { SiteSummary } from '#schemas/api/content.ts';
import type { PageType } from '#schemas/documents/documents.ts';
import type { ListedPage } from '../service/page-summary.ts';
import { formatMessage, type MessageKey, type MessageParams } from '../ui/messages/messages.ts';
import {
  type AddressProblem,
  findAddressProblem,
  isPageId,
  proposeId,
  proposeUrl,
} from './page-address.ts';
import type { PageNames, StarterName } from './start-page.ts';

/** What was filled in; null where what is proposed was left as it is. */
export interface NewPageForm {
  readonly title: string;
  readonly url: string | null;
  readonly id: string | null;
  readonly description: string | null;
  readonly type: PageType;
  readonly start: 'blank' | 'copy' | StarterName;
  /** The page that is copied. */
  readonly copiedId: string | null;
}

export interface NameContext {
  readonly site: SiteSummary;
  readonly pages: readonly ListedPage[];
  readonly bin: readonly ListedPage[];
  /** Of the site; what is proposed as a text for visitors is in its language. */
  readonly locale: string | undefined;
}

/** `maxLength` of the description in page.schema.json. */
export const DESCRIPTION_LIMIT = 500;

/** The names of the page to be: what was filled in, and proposals for the rest. */
export function draftNames(
  form: NewPageForm,
  { site, pages, bin, locale }: NameContext,
): PageNames {
  const title = form.title.trim();
  const type = typeOf(form, pages);
  const taken = new Set([...pages, ...bin].map(({ id }) => id));
  const { sitePrefix } = site;
  const language = locale?.startsWith('en') ? 'en' : 'es';
  const about = formatMessage(language, 'pages.proposed-description', { title, site: site.name });
  return {
    title,
    type,
    url: form.url ?? proposeUrl({ title, type, pages, sitePrefix }),
    id: form.id ?? proposeId(title, taken),
    description: form.description ?? about.slice(0, DESCRIPTION_LIMIT),
  };
}

function typeOf({ start, type, copiedId }: NewPageForm, pages: readonly ListedPage[]): PageType {
  if (start !== 'copy') return type;
  return pages.find(({ id }) => id === copiedId)?.type ?? type;
}

export type NameField = 'title' | 'url' | 'id' | 'description' | 'copiedId';

type NameProblem =
  | AddressProblem
  | { readonly kind: 'no-title' | 'no-description' | 'id-signs' | 'id-taken' | 'id-in-bin' };

/** What keeps the page from being made, by field. */
export function findNameProblems(
  { title, url, id, type, description }: PageNames,
  { site, pages, bin }: NameContext,
): Partial<Record<NameField, NameProblem>> {
  const { sitePrefix } = site;
  const address = findAddressProblem(url, { type, pages, sitePrefix, ownId: undefined });
  const idProblem = findIdProblem(id, pages, bin);
  return {
    ...(title === '' && { title: { kind: 'no-title' } }),
    ...(address && { url: address }),
    ...(idProblem && { id: idProblem }),
    ...(description.trim() === '' && { description: { kind: 'no-description' } }),
  };
}

function findIdProblem(
  id: string,
  pages: readonly ListedPage[],
  bin: readonly ListedPage[],
): NameProblem | undefined {
  if (!isPageId(id)) return { kind: 'id-signs' };
  if (pages.some((page) => page.id === id)) return { kind: 'id-taken' };
  return bin.some((page) => page.id === id) ? { kind: 'id-in-bin' } : undefined;
}

/** What is wrong with a name of a page and what to do, in words. */
export function addressText(
  problem: NameProblem,
  message: (key: MessageKey, params?: MessageParams) => string,
): string {
  const { kind, ...params } = problem;
  return message(`pages.problem.${kind}`, params);
}
