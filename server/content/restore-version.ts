import { formatRestoreProblem, type RestoreProblem } from '#schemas/diff/restore-problem.ts';
import { restoreSection } from '#schemas/diff/restore-section.ts';
import type { PageDocument } from '#schemas/documents.ts';
import { parsePageText } from '#schemas/parse-page.ts';
import { fail, ok, type Result } from '#schemas/result.ts';
import { serialisePage } from '#schemas/serialise-page.ts';
import type { Database } from '../db/open-database.ts';
import { changePage, type PageChange } from './change-page.ts';
import { keepDraft, writeDraft } from './draft-rows.ts';
import { loadVersion } from './page-versions.ts';
import { type DraftText, readDraft } from './read-draft.ts';
import { recordChange } from './record-change.ts';
import type { Refusal } from './refusal.ts';

export interface Restoration {
  readonly version: number;
  /** The one section to take back; undefined for the whole page. */
  readonly sectionId: string | undefined;
}

/** Makes the draft what a version was, whole or in one section. The draft that was there becomes a version. */
export function restoreVersion(
  database: Pick<Database, 'kysely'>,
  change: PageChange,
  { version, sectionId }: Restoration,
): Promise<Result<DraftText, Refusal>> {
  const { key, actor } = change;
  return changePage(database, change, async (rows, state) => {
    const old = await loadVersion(rows, key, version);
    if (old === undefined) return fail<Refusal>({ kind: 'version-unknown', version });
    const text = sectionId === undefined ? ok(old) : withSection(state.document, old, sectionId);
    if (!text.ok) return text;
    const draft = readDraft(text.value);
    if (!draft.ok) return fail<Refusal>({ kind: 'document-invalid', problems: draft.problems });
    await keepDraft(rows, key, state);
    await writeDraft(rows, { key, actor, state }, draft.value);
    const detail = sectionId === undefined ? 'whole page' : `section ${sectionId}`;
    await recordChange(rows, actor, { ...key, version, action: 'page-restored', detail });
    return ok(draft.value);
  });
}

function withSection(current: string, old: string, sectionId: string): Result<string, Refusal> {
  const currentPage = parse(current);
  if (!currentPage.ok) return currentPage;
  const oldPage = parse(old);
  if (!oldPage.ok) return oldPage;
  const restored = restoreSection(currentPage.value, oldPage.value, sectionId);
  if (!restored.ok) return fail(...restored.problems.map(toRefusal));
  return ok(serialisePage(restored.value));
}

function parse(text: string): Result<PageDocument, Refusal> {
  const page = parsePageText(text);
  return page.ok ? page : fail({ kind: 'document-invalid', problems: page.problems });
}

function toRefusal(problem: RestoreProblem): Refusal {
  return problem.problems === undefined
    ? { kind: 'request-invalid', detail: formatRestoreProblem(problem, 'en') }
    : { kind: 'document-invalid', problems: problem.problems };
}
