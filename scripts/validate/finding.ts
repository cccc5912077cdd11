import type { ProblemCode } from '#schemas/problem-catalogue.ts';
import type { Severity } from '#schemas/severity.ts';
import type { Position } from './locate.ts';

/** A problem at its place in a file, worded for the reader. */
export interface Finding extends Position {
  /** Path as it is printed: from the working directory where the file is below it. */
  readonly file: string;
  /** Codes of documents, and two of this command for what it could not check. */
  readonly code: ProblemCode | 'file-unreadable' | 'files-none';
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
  readonly findings: readonly Finding[];
}

export function countOf({ findings }: Report, severity: Severity): number {
  return findings.filter((finding) => finding.severity === severity).length;
}

/** 0 no errors, 1 errors found, 2 something could not be checked. */
export function exitCodeOf(report: Report): 0 | 1 | 2 {
  if (report.findings.some(({ code }) => code === 'file-unreadable' || code === 'files-none'))
    return 2;
  return countOf(report, 'error') > 0 ? 1 : 0;
}
