import path from 'node:path';
import { formatProblem, type ProblemLanguage } from '#schemas/format-problem.ts';
import type { Problem } from '#schemas/problem.ts';
import type { RuleContext } from '#schemas/rules/rule.ts';
import {
  checkPageText,
  checkSiteText,
  createRuleContext,
  loneContext,
  withPage,
} from '#schemas/site-folder.ts';
import { isSiteFile, siteFolderOf } from './document-file.ts';
import type { Finding } from './finding.ts';
import { loadSiteFolder } from './load-site-folder.ts';
import { createLocator } from './locate.ts';
import { readText } from './read-text.ts';
import { fillText, textsIn } from './texts.ts';

export interface Reader {
  readonly cwd: string;
  readonly language: ProblemLanguage;
}

/** Checks documents one by one; the folder of a site is read once for all its pages. */
export function createDocumentCheck(reader: Reader) {
  const contexts = new Map<string, RuleContext>();

  function contextOf(file: string): RuleContext {
    const folder = siteFolderOf(file);
    if (folder === undefined) return loneContext;
    const context = contexts.get(folder) ?? createRuleContext(loadSiteFolder(folder));
    contexts.set(folder, context);
    return context;
  }

  /** @param file absolute path of a page or `site.json` */
  function checkFile(file: string): Finding[] {
    const read = readText(file);
    if (!read.ok) return [notChecked('file-unreadable', file, reader, read.problems.join())];
    const text = read.value;
    const check = isSiteFile(file) ? checkSiteText : checkPageText;
    const { problems } = check(text, contextOf(file));
    return toFindings(problems, toPrintedPath(file, reader.cwd), text, reader);
  }

  /** @param site absolute path of the `site.json` that the page belongs to, if it is known */
  function checkText(text: string, site: string | undefined): Finding[] {
    const context = site === undefined ? loneContext : withPage(contextOf(site), text);
    return toFindings(checkPageText(text, context).problems, '<stdin>', text, reader);
  }

  return { checkFile, checkText };
}

/** What could not be checked, as a finding without a place. */
export function notChecked(
  code: 'file-unreadable' | 'files-none',
  file: string,
  reader: Reader,
  detail = '',
): Finding {
  const printed = toPrintedPath(file, reader.cwd);
  const text = fillText(textsIn(reader.language)[code], { file: printed, detail });
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

function toFindings(
  problems: readonly Problem[],
  file: string,
  text: string,
  { language }: Reader,
): Finding[] {
  if (problems.length === 0) return [];
  const locate = createLocator(text);
  return problems
    .map((problem) => ({
      ...pick(problem),
      ...locate(problem),
      ...formatProblem(problem, language),
      file,
      text,
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

function pick({ code, severity, pointer, nodeId }: Problem) {
  return { code, severity, pointer, nodeId };
}

function toPrintedPath(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  const isBelow = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative);
  return (isBelow ? relative : file).split(path.sep).join('/');
}
