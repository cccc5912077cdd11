import type { ProblemCode } from '#schemas/problems/generated/problem-catalogue.ts';
import type { Severity } from '#schemas/problems/severity.ts';
import type { Position } from './locate.ts';

/** Codes of this command for what it could not check or mend. */
export const COMMAND_CODES = ['file-unreadable', 'files-none', 'file-unwritable'] as const;

export type CommandCode = (typeof COMMAND_CODES)[number];

/** A problem at its place in a file, worded for the reader. */
export interface ReportFinding extends Position {
  /** Path as it is printed: from the working directory where the file is below it. */
  readonly file: string;
  readonly code: ProblemCode | CommandCode;
  readonly severity: Severity;
  readonly pointer: string;
  readonly nodeId: string | undefined;
  readonly message: string;
  readonly remedy: string;
  /** Text of the file, where it could be read. */
  readonly text: string | undefined;
}

export interface Report {
  /** Documents that were checked. */
  readonly files: number;
  readonly findings: readonly ReportFinding[];
  /** What was mended, where it stood before; undefined when nothing was to be mended. */
  readonly fixed: readonly ReportFinding[] | undefined;
  /** Warnings above which the command fails, where there is a limit. */
  readonly maxWarnings: number | undefined;
}

export function countOf({ findings }: Report, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

export function hasTooManyWarnings(report: Report): boolean {
  return report.maxWarnings !== undefined && countOf(report, 'warning') > report.maxWarnings;
}

/** 0 no errors, 1 errors or too many warnings found, 2 something could not be checked or mended. */
export function exitCodeOf(report: Report): 0 | 1 | 2 {
  if (report.findings.some(isOfCommand)) return 2;
  return countOf(report, 'error') > 0 || hasTooManyWarnings(report) ? 1 : 0;
}

function isOfCommand({ code }: ReportFinding): boolean {
  return COMMAND_CODES.some((own) => own === code);
}
