import { hasErrors } from '#schemas/problems/problem.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import type { DocumentKindName } from '../../db/document-kind-names.ts';
import { MAX_DOCUMENTS } from '../documents/create-document.ts';
import { type DraftText, readDraft } from '../documents/read-draft.ts';
import { type BaseDocument, baseOf, type ImportBase } from '../documents/site-base.ts';
import { type ContentKind, judgeDocument } from '../kinds/content-kind.ts';
import { documentIdOf } from '../zip/entry-name.ts';
import { type FilePlan, type FileRefusal, notUtf8 } from './file-plan.ts';
import type { ImportDocument } from './import-folder.ts';

export interface DocumentImportPlan extends FilePlan {
  readonly kind: DocumentKindName;
  /** undefined where it is refused as no draft at all */
  readonly draft: DraftText | undefined;
  readonly publishes: boolean;
}

export interface DocumentImport {
  readonly base: ImportBase;
  readonly context: RuleContext;
  /** Whether every document is to go on the site. */
  readonly publish: boolean;
}

/** Any content may become a draft, and is told what is wrong with it; only what has no errors may be published. */
export function planDocument(
  kind: ContentKind,
  { file, text }: ImportDocument,
  { base, context, publish }: DocumentImport,
): DocumentImportPlan {
  const refused = refusalFor(kind, file);
  if (text === undefined) return refused({ refusals: [notUtf8()] });
  const draft = readDraft(kind, text);
  if (!draft.ok) return refused({ problems: draft.problems });
  const stored = baseOf(base, kind.name).get(draft.value.id);
  const refusal = refusalOf(kind, file, draft.value.id, stored);
  if (refusal !== undefined) return refused({ refusals: [refusal] });
  const { problems } = judgeDocument(kind, text, context);
  if (publish && hasErrors(problems)) return refused({ problems });
  const action = actionOf(draft.value, stored);
  const publishes = publish && (action !== 'unchanged' || !isLive(stored));
  const plan = {
    kind: kind.name,
    file,
    action,
    publishes,
    problems,
    omitted: 0,
    refusals: [],
    draft: draft.value,
  };
  return stored === undefined ? plan : { ...plan, replaces: stored.checksum };
}

function refusalOf(
  kind: ContentKind,
  file: string,
  id: string,
  stored: BaseDocument | undefined,
): FileRefusal | undefined {
  const expected = documentIdOf(kind, file);
  if (id !== expected) return otherName(id, expected);
  return stored?.isDeleted === true ? inBin(kind) : undefined;
}

function actionOf({ checksum }: DraftText, stored: BaseDocument | undefined): FilePlan['action'] {
  if (stored === undefined) return 'create';
  return stored.checksum === checksum ? 'unchanged' : 'update';
}

/** Whether visitors see what is worked on. */
function isLive(stored: BaseDocument | undefined): boolean {
  if (stored === undefined || stored.hasDraft) return false;
  return stored.liveVersion !== null && stored.liveVersion === stored.publishedVersion;
}

type Reasons = Partial<Pick<FilePlan, 'problems' | 'refusals'>>;

function refusalFor({ name }: ContentKind, file: string) {
  return (reasons: Reasons) => refuse(name, file, reasons);
}

function refuse(kind: DocumentKindName, file: string, reasons: Reasons): DocumentImportPlan {
  return {
    kind,
    file,
    action: 'refuse',
    problems: [],
    omitted: 0,
    refusals: [],
    draft: undefined,
    publishes: false,
    ...reasons,
  };
}

function otherName(id: string, expected: string): FileRefusal {
  return {
    code: 'id-not-file-name',
    message: `The id is "${id}", but the name of the file says "${expected}".`,
    remedy: `Set "id" to "${expected}" or rename the file.`,
  };
}

/** Refuses the documents that a site would have too many. */
export function limitDocuments(
  kind: ContentKind,
  plans: readonly DocumentImportPlan[],
  base: ImportBase,
): DocumentImportPlan[] {
  let count = baseOf(base, kind.name).size;
  return plans.map((plan) => {
    if (plan.action !== 'create') return plan;
    count += 1;
    if (count <= MAX_DOCUMENTS) return plan;
    return refuse(kind.name, plan.file, { refusals: [full(kind)] });
  });
}

function full({ segment }: ContentKind): FileRefusal {
  return {
    code: 'site-full',
    message: `The site would have more than ${MAX_DOCUMENTS} ${segment}, those in the bin included.`,
    remedy: `Leave ${segment} out that are not needed.`,
  };
}

function inBin({ name }: ContentKind): FileRefusal {
  return {
    code: `${name}-exists`,
    message: `A ${name} with this id is in the bin.`,
    remedy: 'Take it out of the bin first, or leave the file out.',
  };
}
