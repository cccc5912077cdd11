import type { EditedPage } from '../document/edited-page.ts';
import { readPage } from '../document/read-page.ts';
import type { MergePages } from './load-merging.ts';
import type { PageCopy } from './page-copies.ts';
import { draftText } from './page-text.ts';

/** What the service has of the page. */
export interface ServicePage {
  readonly etag: string;
  readonly text: string;
  readonly page: EditedPage;
}

/** Unsaved work to go on with. */
export interface RecoveredWork {
  /** Joined with what the service has by now; what is disputed of it as it was kept. */
  readonly page: EditedPage;
  /** What the work began with. */
  readonly base: EditedPage;
  readonly isDisputed: boolean;
  readonly keptAt: number;
}

export interface Recovery {
  readonly work: RecoveredWork | null;
  /** What was sent and may still arrive. */
  readonly pendingTexts: readonly string[];
  /** Copies that nobody needs once the service has the work. Those that cannot be read stay. */
  readonly copyIds: readonly string[];
}

interface ReadCopy {
  readonly copy: PageCopy;
  readonly base: EditedPage;
  readonly page: EditedPage;
}

/**
 * Joins the copies that a browser kept of a page with each other and with what the service has by now.
 * @param copies the oldest first; the newest wins where they differ
 */
export function recoverCopies(
  copies: readonly PageCopy[],
  service: ServicePage,
  mergePages: MergePages,
): Recovery {
  const readable = copies.flatMap((copy) => readCopy(copy, service));
  const copyIds = readable.map(({ copy }) => copy.copyId);
  const replaced = new Set(readable.flatMap(({ copy }) => copy.replaces ?? []));
  const read = readable.filter(({ copy }) => !replaced.has(copy.copyId));
  const newest = read.at(-1);
  if (!newest) return { work: null, pendingTexts: [], copyIds };
  const { base, copy } = newest;
  const pendingTexts = copies.flatMap((each) => pendingTextsOf(each, service));
  const mine = read
    .slice(0, -1)
    .reduceRight((page, older) => joined(page, older, mergePages), newest.page);
  const { merged, conflicts } = mergePages({ base, mine, theirs: service.page });
  const isDisputed = conflicts.length > 0;
  const isNothing = !isDisputed && draftText(merged) === draftText(service.page);
  if (isNothing)
    return { work: null, pendingTexts: isBased(copy, service) ? pendingTexts : [], copyIds };
  return { work: { page: merged, base, isDisputed, keptAt: copy.keptAt }, pendingTexts, copyIds };
}

function joined(mine: EditedPage, { base, page }: ReadCopy, mergePages: MergePages): EditedPage {
  return mergePages({ base, mine, theirs: page }).merged;
}

function readCopy(copy: PageCopy, service: ServicePage): ReadCopy[] {
  const page = readPage(copy.text);
  const known = [copy.baseText, ...sentTextsOf(copy)];
  const isSameBase = isBased(copy, service) || known.includes(service.text);
  const base = isSameBase ? ({ ok: true, value: service.page } as const) : readPage(copy.baseText);
  return page.ok && base.ok ? [{ copy, base: base.value, page: page.value }] : [];
}

/** Once somebody has saved something else, the service refuses what was sent before. */
function pendingTextsOf(copy: PageCopy, service: ServicePage): readonly string[] {
  const sent = sentTextsOf(copy);
  return isBased(copy, service) || sent.includes(service.text) ? sent : [];
}

/** Whether nothing was saved since. */
function isBased({ baseEtag }: PageCopy, { etag }: ServicePage): boolean {
  return baseEtag === etag;
}

/** What the service may have of a copy: a tab that goes away sends what it keeps, and hears no answer. */
export function sentTextsOf({ sentTexts = [], text }: PageCopy): readonly string[] {
  return [...sentTexts, text];
}
