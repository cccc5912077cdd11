import path from 'node:path';
import { createDocumentCheck, notChecked, type Reader } from './check-documents.ts';
import { collectDocuments } from './collect-documents.ts';
import { exitCodeOf, type Finding, type Report } from './finding.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatPretty } from './format-pretty.ts';
import { type Environment, languageOf, parseOptions, type ValidateOptions } from './options.ts';
import { createPaint } from './paint.ts';
import { decodeText, reasonOf } from './read-text.ts';
import { fillText, textsIn } from './texts.ts';

export interface Terminal {
  readonly cwd: string;
  readonly env: Environment;
  /** Everything on standard input; read only when a path is `-`. */
  readonly readStdin: () => Uint8Array;
  readonly stdout: Output;
  readonly stderr: Output;
}

interface Output {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean | undefined;
}

/**
 * The command `npm run validate`.
 * @returns the exit code: 0 no errors, 1 errors found, 2 something could not be checked
 */
export function runValidate(args: readonly string[], terminal: Terminal): 0 | 1 | 2 {
  const options = parseOptions(args, terminal.env);
  if (!options.ok) return refuse(options.problems.join(' '), terminal);
  if (options.value.help) {
    terminal.stdout.write(`${textsIn(options.value.language).help.join('\n')}\n`);
    return 0;
  }
  const report = createReport(options.value, terminal);
  terminal.stdout.write(format(report, options.value, terminal));
  return exitCodeOf(report);
}

function refuse(detail: string, { env, stderr }: Terminal): 2 {
  const { message, remedy } = fillText(textsIn(languageOf(env))['usage-invalid'], { detail });
  stderr.write(`${message}\n${remedy}\n`);
  return 2;
}

function createReport({ paths, site, language }: ValidateOptions, terminal: Terminal): Report {
  const reader: Reader = { cwd: terminal.cwd, language };
  const { checkFile, checkText } = createDocumentCheck(reader);
  const siteFile = site === undefined ? undefined : path.resolve(terminal.cwd, site);
  const onDisk = paths.filter((given) => given !== '-');
  const documents = collectDocuments(
    siteFile === undefined ? onDisk : [siteFile, ...onDisk],
    terminal.cwd,
  );
  const stdin = paths.includes('-')
    ? [checkStdin(reader, terminal, (text) => checkText(text, siteFile))]
    : [];
  const checked = [...stdin, ...documents.files.map(checkFile)];
  const findings = [
    ...documents.unreadable.map(({ file, detail }) =>
      notChecked('file-unreadable', file, reader, detail),
    ),
    ...documents.empty.map((folder) => notChecked('files-none', folder, reader)),
    ...checked.flat(),
  ];
  return { files: checked.filter(isChecked).length, findings };
}

function checkStdin(
  reader: Reader,
  { readStdin }: Terminal,
  check: (text: string) => Finding[],
): Finding[] {
  try {
    return check(decodeText(readStdin()));
  } catch (error) {
    return [notChecked('file-unreadable', '-', reader, reasonOf(error))];
  }
}

function isChecked(findings: readonly Finding[]): boolean {
  return findings.every(({ code }) => code !== 'file-unreadable');
}

function format(report: Report, options: ValidateOptions, { env, stdout }: Terminal): string {
  const texts = textsIn(options.language);
  if (options.format === 'json') return formatJson(report);
  if (options.format === 'github') return formatGithub(report, texts);
  return formatPretty(report, texts, createPaint(stdout.isTTY === true && !env['NO_COLOR']));
}
