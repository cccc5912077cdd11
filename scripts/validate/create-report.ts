import path from 'node:path';
import { isRecord } from '#schemas/json/fields.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import { createProblem } from '#schemas/problems/create-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import { checkDocument } from '#schemas/rules/check-document.ts';
import type { SiteFileText } from '#schemas/rules/site-folder.ts';
import { collectDocuments } from '../files/collect-documents.ts';
import { definitionOf, siteFolderOf } from '../files/document-file.ts';
import { byteOrderMarkOf, decodeText, readText, reasonOf } from '../files/read-text.ts';
import { fixDocuments, fixText } from './fix-documents.ts';
import type { ValidateOptions } from './options.ts';
import type { Report, ReportFinding } from './report/finding.ts';
import { commandFinding, type Reader, STDIN_NAME, toFindings } from './report/to-findings.ts';
import { createSiteContexts } from './site-contexts.ts';
import type { Terminal } from './terminal.ts';

/** Mends what was asked for, then checks everything as it is afterwards. */
export function createReport(options: ValidateOptions, terminal: Terminal): Report {
  const { paths, language, fix, maxWarnings } = options;
  const { cwd } = terminal;
  const reader: Reader = { cwd, language };
  const site = options.site === undefined ? undefined : path.resolve(cwd, options.site);
  const named = paths.filter((given) => given !== '-').map((given) => path.resolve(cwd, given));
  const documents = collectDocuments(site === undefined ? named : [site, ...named], cwd);
  const mended = fix ? fixDocuments(documents.files, named, reader) : undefined;
  const page = paths.includes('-') ? readPage(terminal, { ...reader, site, fix }) : undefined;
  const { checkFile, checkText } = createDocumentCheck(reader);
  const checked = documents.files.map(checkFile);
  if (page) checked.unshift(page.ok ? checkText(page.value.text, site) : [...page.problems]);
  const findings = [
    ...documents.unreadable.map((place) => commandFinding('file-unreadable', place, reader)),
    ...documents.empty.map((file) => commandFinding('files-none', { file }, reader)),
    ...(mended?.failed ?? []),
    ...checked.flat(),
  ];
  const fixed = mended && [...(page?.ok ? page.value.fixed : []), ...mended.fixed];
  return { files: checked.filter(isChecked).length, findings, fixed, maxWarnings };
}

interface PageRequest extends Reader {
  readonly site: string | undefined;
  readonly fix: boolean;
}

interface ReadPage {
  readonly text: string;
  readonly fixed: readonly ReportFinding[];
}

/** The page of standard input. One that is to be mended goes on to standard output, changed or not. */
function readPage(
  { readStdin, stdout }: Terminal,
  { site, fix, ...reader }: PageRequest,
): Result<ReadPage, ReportFinding> {
  try {
    const bytes = readStdin();
    const text = decodeText(bytes);
    if (!fix) return ok({ text, fixed: [] });
    const mended = fixText(text, site, reader);
    stdout.write(byteOrderMarkOf(bytes) + mended.text);
    return ok(mended);
  } catch (error) {
    return fail(commandFinding('file-unreadable', { file: '-', detail: reasonOf(error) }, reader));
  }
}

function isChecked(findings: readonly ReportFinding[]): boolean {
  return findings.every(({ code }) => code !== 'file-unreadable');
}

/** Checks documents one by one, as they are now on disk. */
function createDocumentCheck(reader: Reader) {
  const contexts = createSiteContexts();

  /** @param file absolute path of a page, a form or `site.json` */
  function checkFile(file: string): ReportFinding[] {
    const context = contexts.ofFile(file);
    const read = readDocument(file);
    if (!read.ok)
      return [commandFinding('file-unreadable', { file, detail: read.problems.join() }, reader)];
    const { text, json } = read.value;
    const definition = definitionOf(file, text);
    const { isParsed, problems } = checkDocument({ definition, text, json }, context);
    const ofName = isParsed ? nameProblems({ ...read.value, file }) : [];
    return toFindings([...problems, ...ofName], { file, text }, reader);
  }

  /** The pages of a site were read already, to judge them by each other. */
  function readDocument(file: string): Result<SiteFileText, string> {
    const page = contexts.takePage(file);
    if (page) return ok(page);
    const read = readText(file);
    return read.ok ? ok({ file, text: read.value }) : read;
  }

  /** @param site absolute path of the `site.json` that the document belongs to, if it is known */
  function checkText(text: string, site: string | undefined): ReportFinding[] {
    const definition = definitionOf(STDIN_NAME, text);
    const { problems } = checkDocument({ definition, text }, contexts.ofText(text, site));
    return toFindings(problems, { file: STDIN_NAME, text }, reader);
  }

  return { checkFile, checkText };
}

/** A page or form of a site is known by the name of its file, which its id has to say too. */
function nameProblems({ file, text, json = parseJson(text) }: SiteFileText): Problem[] {
  const [, name] = /^(.+)\.(?:page|form)\.json$/.exec(path.basename(file)) ?? [];
  const id = json.ok && isRecord(json.value) ? json.value['id'] : undefined;
  if (name === undefined || typeof id !== 'string' || id === name) return [];
  if (siteFolderOf(file) === undefined) return [];
  return [createProblem('id-not-file-name', { pointer: '/id' }, { id, name })];
}
