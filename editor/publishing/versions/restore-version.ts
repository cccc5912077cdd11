import { formatRestoreProblem } from '#schemas/diff/restore/restore-problem.ts';
import { restoreSection as restoreIn } from '#schemas/diff/restore/restore-section.ts';
import { parsePageText } from '#schemas/parse/parse-page.ts';
import type { ProblemLanguage } from '#schemas/problems/format-problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { type EditedPage, toEditedPage, toPageDocument } from '../../document/edited-page.ts';
import { readPage } from '../../document/read-page.ts';

/** Why a version cannot be had back. */
export type RestoreFailure = 'unreadable' | 'unchanged' | { readonly text: string };

/** The page as a version had it. Its id stays, whatever the version says. */
export function restoreWhole(page: EditedPage, text: string): Result<EditedPage, RestoreFailure> {
  const old = readPage(text);
  if (!old.ok) return fail('unreadable');
  return ok({ ...old.value, head: { ...old.value.head, id: page.head.id } });
}

export interface SectionRestoration {
  /** Document of the version. */
  readonly text: string;
  readonly sectionId: string;
  /** Of what is said where it is not possible. */
  readonly language: ProblemLanguage;
}

/** The page with one section, and all that it holds, as a version had it. */
export function restoreVersionSection(
  page: EditedPage,
  { text, sectionId, language }: SectionRestoration,
): Result<EditedPage, RestoreFailure> {
  const old = parsePageText(text);
  if (!old.ok) return fail('unreadable');
  const current = toPageDocument(page);
  const restored = restoreIn(current, old.value, sectionId);
  if (restored.ok)
    return restored.value === current ? fail('unchanged') : ok(toEditedPage(restored.value));
  const [problem] = restored.problems;
  return fail(problem ? { text: formatRestoreProblem(problem, language) } : 'unreadable');
}

/** Sections that a version has: one of them can be restored by itself. */
export function versionSections(text: string): ReadonlySet<string> {
  const page = readPage(text);
  return new Set(page.ok ? Object.keys(page.value.sections) : []);
}
