import type { ImportedFile, ImportProblem, ImportReport } from '#schemas/api/content-transfer.ts';
import { formatProblem, type ProblemLanguage } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { toEtag } from '../../http/etag.ts';
import type { FilePlan, FileRefusal } from './file-plan.ts';
import { filesOf, type ImportPlan, isRefused } from './import-plan.ts';

export interface ReportOptions {
  readonly dryRun: boolean;
  readonly language: ProblemLanguage;
  /** Of the site as it is now. */
  readonly tag: string;
}

/** Tells what an import does, or did, with every file. */
export function toImportReport(plan: ImportPlan, options: ReportOptions): ImportReport {
  const { dryRun, language, tag } = options;
  const publishing = new Set(
    plan.documents.flatMap(({ file, publishes }) => (publishes ? [file] : [])),
  );
  const files = filesOf(plan).map((file) => ({
    ...toImportedFile(file, language),
    publishes: publishing.has(file.file),
  }));
  const { passedOver } = plan;
  return { dryRun, state: toEtag(tag), refused: isRefused(plan), passedOver, files };
}

function toImportedFile(
  { file, action, storedAs, replaces, problems, omitted, refusals }: FilePlan,
  language: ProblemLanguage,
): Omit<ImportedFile, 'publishes'> {
  const ofDocument = problems.map((each) => toProblem(each, language));
  return {
    file,
    action,
    omitted,
    problems: [...refusals.map(ofRefusal), ...ofDocument],
    ...(storedAs !== undefined && { storedAs }),
    ...(replaces !== undefined && { replaces }),
  };
}

function toProblem(problem: Problem, language: ProblemLanguage): ImportProblem {
  return { ...problem, ...formatProblem(problem, language) };
}

function ofRefusal({ code, message, remedy }: FileRefusal): ImportProblem {
  return { code, severity: 'error', pointer: '', message, remedy, params: {} };
}
