import path from 'node:path';
import { formatProblem, type ProblemLanguage } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { CommandCode, ReportFinding } from './finding.ts';
import { createLocator } from './locate.ts';
import { fillText, textsIn } from './texts.ts';

export interface Reader {
  readonly cwd: string;
  readonly language: ProblemLanguage;
}

/** How standard input is called in reports. */
export const STDIN_NAME = '<stdin>';

/**
 * Problems of a text at their places, in the order of the text.
 * @param file absolute path, or the name of standard input
 */
export function toFindings(
  problems: readonly Problem[],
  { file, text }: { readonly file: string; readonly text: string },
  { cwd, language }: Reader,
): ReportFinding[] {
  if (problems.length === 0) return [];
  const locate = createLocator(text);
  const printed = file === STDIN_NAME ? file : toPrintedPath(file, cwd);
  return problems
    .map((problem) => ({
      ...pick(problem),
      ...locate(problem),
      ...formatProblem(problem, language),
      file: printed,
      text,
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** What could not be checked or mended, as a finding without a place. */
export function commandFinding(
  code: CommandCode,
  { file, detail = '' }: { readonly file: string; readonly detail?: string },
  { cwd, language }: Reader,
): ReportFinding {
  const printed = toPrintedPath(file, cwd);
  const text = fillText(textsIn(language)[code], { file: printed, detail });
  return {
    ...text,
    code,
    file: printed,
    line: 1,
    column: 1,
    severity: 'error',
    pointer: '',
    nodeId: undefined,
    text: undefined,
  };
}

function pick({ code, severity, pointer, nodeId }: Problem) {
  return { code, severity, pointer, nodeId };
}

function toPrintedPath(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  const isBelow = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  return (isBelow ? relative : file).split(path.sep).join('/');
}
