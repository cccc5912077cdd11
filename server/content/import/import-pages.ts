import { hasErrors } from '#schemas/problems/problem.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import { checkPageText } from '#schemas/rules/site-folder.ts';
import type { BasePage, ImportBase } from '../documents/site-base.ts';
import { MAX_PAGES } from '../pages/create-page.ts';
import { type DraftText, readDraft } from '../pages/read-draft.ts';
import { PAGE_ENTRY_END } from '../zip/entry-name.ts';
import { type FilePlan, type FileRefusal, notUtf8 } from './file-plan.ts';
import type { ImportDocument } from './import-folder.ts';

export interface PagePlan extends FilePlan {
  /** undefined where it is refused as no draft at all */
  readonly draft: DraftText | undefined;
  readonly publishes: boolean;
}

export interface PageImport {
  readonly base: ImportBase;
  readonly context: RuleContext;
  /** Whether every page is to go on the site. */
  readonly publish: boolean;
}

/** Any content may become a draft, and is told what is wrong with it; only what has no errors may be published. */
export function planPage(
  { file, text }: ImportDocument,
  { base, context, publish }: PageImport,
): PagePlan {
  if (text === undefined) return refused(file, { refusals: [notUtf8()] });
  const draft = readDraft(text);
  if (!draft.ok) return refused(file, { problems: draft.problems });
  const stored = base.pages.get(draft.value.id);
  const refusal = refusalOf(file, draft.value, stored);
  if (refusal !== undefined) return refused(file, { refusals: [refusal] });
  const { problems } = checkPageText(text, context);
  if (publish && hasErrors(problems)) return refused(file, { problems });
  const action = actionOf(draft.value, stored);
  const publishes = publish && (action !== 'unchanged' || !isLive(stored));
  const plan = { file, action, publishes, problems, omitted: 0, refusals: [], draft: draft.value };
  return stored === undefined ? plan : { ...plan, replaces: stored.checksum };
}

/** The id that the name of a page's file says. */
export function pageIdOf(file: string): string {
  return file.slice(0, -PAGE_ENTRY_END.length);
}

function refusalOf(
  file: string,
  { id }: DraftText,
  stored: BasePage | undefined,
): FileRefusal | undefined {
  const expected = pageIdOf(file);
  if (id !== expected) return otherName(id, expected);
  return stored?.isDeleted === true ? inBin() : undefined;
}

function actionOf({ checksum }: DraftText, stored: BasePage | undefined): FilePlan['action'] {
  if (stored === undefined) return 'create';
  return stored.checksum === checksum ? 'unchanged' : 'update';
}

/** Whether visitors see what is worked on. */
function isLive(stored: BasePage | undefined): boolean {
  if (stored === undefined || stored.hasDraft) return false;
  return stored.liveVersion !== null && stored.liveVersion === stored.publishedVersion;
}

function refused(
  file: string,
  reasons: Partial<Pick<FilePlan, 'problems' | 'refusals'>>,
): PagePlan {
  const nothing = { problems: [], omitted: 0, refusals: [], draft: undefined, publishes: false };
  return { file, action: 'refuse', ...nothing, ...reasons };
}

function otherName(id: string, expected: string): FileRefusal {
  return {
    code: 'id-not-file-name',
    message: `The id is "${id}", but the name of the file says "${expected}".`,
    remedy: `Set "id" to "${expected}" or rename the file.`,
  };
}

/** Refuses the pages that a site would have too many. */
export function limitPages(plans: readonly PagePlan[], { pages }: ImportBase): PagePlan[] {
  let count = pages.size;
  return plans.map((plan) => {
    if (plan.action !== 'create') return plan;
    count += 1;
    return count > MAX_PAGES ? refused(plan.file, { refusals: [full()] }) : plan;
  });
}

function full(): FileRefusal {
  return {
    code: 'site-full',
    message: `The site would have more than ${MAX_PAGES} pages, those in the bin included.`,
    remedy: 'Leave pages out that are not needed.',
  };
}

function inBin(): FileRefusal {
  return {
    code: 'page-exists',
    message: 'A page with this id is in the bin.',
    remedy: 'Take it out of the bin first, or leave the file out.',
  };
}
