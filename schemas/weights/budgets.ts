import type { Budgets, PageDocument, SiteDocument } from '../documents/documents.ts';

/** HTML and CSS of a page, KiB gz: what the shipped pages keep to (`scripts/bench/pages/page-bytes.ts`). */
const MARKUP_KIB = 30;

/** Scripts that load before anyone touches the page, KiB gz, by type of page (`docs/adr/0006-search-is-html-first.md`). */
const SCRIPTS_KIB: Readonly<Record<PageDocument['type'], number>> = {
  CONTENT: 6.75,
  // Preact and the library of the form are 24 of it (`docs/adr/0047-islands-run-on-preact.md`), searching a long choice and
  // asking again for what the server keeps 2, hints while somebody types and files that are asked for again 1, notes that two
  // windows keep together, folios and what is said of slow saves 1, reading right answers in odd words and naming likely mistakes
  // 1.5. No form's page may load more than 95.
  APPLY: 67.5,
  SYSTEM: 6.75,
  JOB_LISTING: 10.25,
  JOB_DETAIL: 6,
};

/**
 * What asking and measuring add to each page of a site that measures, KiB gz: scripts, HTML and CSS together
 * (`docs/adr/0036-visitors-are-asked-first.md`).
 */
export const MEASURING_KIB = 1.5;

/** One picture, KiB: half a second of slow 4G, which carries 1.6 Mbit/s (Lighthouse's mobile profile). */
const IMAGE_KIB = 100;

/** Everything that a page loads, pictures further down included, KiB: two seconds of slow 4G. */
const PAGE_KIB = 400;

type WithBudgets = Pick<SiteDocument, 'budgets' | 'enableWidgetTracking'>;

type WeighedPage = Pick<PageDocument, 'type'> & {
  readonly metadata: Pick<PageDocument['metadata'], 'budgets'>;
};

/** What a page may weigh, in KiB: as it says itself, else as its site says, else what the product holds itself to. */
export function budgetsOf(site: WithBudgets | undefined, page?: WeighedPage): Required<Budgets> {
  const isMeasured = site?.enableWidgetTracking === true;
  return {
    page: PAGE_KIB,
    markup: MARKUP_KIB,
    scripts: SCRIPTS_KIB[page?.type ?? 'CONTENT'] + (isMeasured ? MEASURING_KIB : 0),
    image: IMAGE_KIB,
    ...site?.budgets,
    ...page?.metadata.budgets,
  };
}
