import path from 'node:path';
import { fail, ok, type Result } from '#schemas/result.ts';
import { createDocumentCheck } from './check-documents.ts';
import { collectDocuments } from './collect-documents.ts';
import type { Finding, Report } from './finding.ts';
import { fixDocuments, fixText } from './fix-documents.ts';
import type { ValidateOptions } from './options.ts';
import { byteOrderMarkOf, decodeText, reasonOf } from './read-text.ts';
import type { Terminal } from './terminal.ts';
import { commandFinding, type Reader } from './to-findings.ts';

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
  readonly fixed: readonly Finding[];
}

/** The page of standard input. One that is to be mended goes on to standard output, changed or not. */
function readPage(
  { readStdin, stdout }: Terminal,
  { site, fix, ...reader }: PageRequest,
): Result<ReadPage, Finding> {
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

function isChecked(findings: readonly Finding[]): boolean {
  return findings.every(({ code }) => code !== 'file-unreadable');
}
