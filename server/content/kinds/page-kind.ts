import type { DuplicateRequest } from '#schemas/api/content-pages.ts';
import { diffTexts } from '#schemas/diff/compare/diff-texts.ts';
import { formatRestoreProblem } from '#schemas/diff/restore/restore-problem.ts';
import { restoreSection } from '#schemas/diff/restore/restore-section.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { addressesOf, toPageSummary } from '#schemas/pages/page-summary.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import { withPage } from '#schemas/rules/site-folder.ts';
import { pageFiles } from '../../sites/documents/page-files.ts';
import { referencesOfPage } from './asset-references.ts';
import type { ContentKind, DraftSummary, JudgePurpose, RestoreRefusal } from './content-kind.ts';
import { cutToLength, setValue } from './json-edits.ts';
import { summariseText, yieldAddresses } from './page-addresses.ts';

/** Of the schema of pages; titles are shown in lists. Every judge reads the summaries of all pages of its site. */
const MAX_ADDRESS = 300;

const MAX_ALIASES = 20;

const MAX_TITLE = 300;

/** Longer than any type there is. */
const MAX_TYPE = 40;

export const pageKind: ContentKind = {
  ...pageFiles,
  segment: 'pages',
  defaultType: 'CONTENT',
  summarise,
  addressesOf: addressesOfText,
  place: placePage,
  diff: diffTexts,
  restorePart,
  rename,
  assetsOf: referencesOfPage,
};

/** Reads as much as the document says, within what a valid page may say. */
function summarise(document: Readonly<Record<string, unknown>>): DraftSummary {
  const { url, type, metadata, aliases } = document;
  const title = isRecord(metadata) ? metadata['title'] : undefined;
  return {
    url: isAddress(url) ? url : null,
    type: typeof type === 'string' ? cutToLength(type, MAX_TYPE) : null,
    title: typeof title === 'string' ? cutToLength(title, MAX_TITLE) : '',
    aliases: Array.isArray(aliases) ? aliases.filter(isAddress).slice(0, MAX_ALIASES) : [],
  };
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_ADDRESS;
}

function addressesOfText(text: string): readonly string[] {
  const json = parseJson(text);
  const page = json.ok ? toPageSummary(json.value) : undefined;
  if (page === undefined || page.type === 'SYSTEM') return [];
  return addressesOf(page).map((url) => url.normalize('NFC'));
}

function placePage(context: RuleContext, text: string, purpose: JudgePurpose): RuleContext {
  if (purpose === 'draft') return withPage(context, text);
  const page = summariseText(text);
  if (page === undefined) return context;
  return withPage({ ...context, pages: yieldAddresses(context.pages, [page]) }, text);
}

/** Takes back one section, with the widgets that it shows. */
function restorePart(
  current: string,
  old: string,
  sectionId: string,
): Result<string, RestoreRefusal> {
  const currentPage = parsePageText(current);
  if (!currentPage.ok) return fail({ problems: currentPage.problems });
  const oldPage = parsePageText(old);
  if (!oldPage.ok) return fail({ problems: oldPage.problems });
  const restored = restoreSection(currentPage.value, oldPage.value, sectionId);
  if (restored.ok) return ok(serialisePage(restored.value));
  return fail(
    ...restored.problems.map((problem) =>
      problem.problems === undefined
        ? { detail: formatRestoreProblem(problem, 'en') }
        : { problems: problem.problems },
    ),
  );
}

/** Other addresses of a page are its own: a copy has none. */
function rename(text: string, { id, url, title }: DuplicateRequest): string {
  const named = setValue(setValue(text, ['id'], id), ['url'], url ?? `/${id}`);
  const alone = setValue(named, ['aliases'], undefined);
  return title === undefined || !hasMetadata(alone)
    ? alone
    : setValue(alone, ['metadata', 'title'], title);
}

/** A draft may have anything in its place, which a title cannot be put into. */
function hasMetadata(text: string): boolean {
  const document: unknown = JSON.parse(text);
  return isRecord(document) && isRecord(document['metadata']);
}
