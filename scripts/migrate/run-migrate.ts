import path from 'node:path';
import { ok, type Result } from '#schemas/problems/result.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';
import { collectDocuments } from '../files/collect-documents.ts';
import { isSiteFile } from '../files/document-file.ts';
import { toPlainLine } from '../files/plain-text.ts';
import type { Terminal } from '../validate/terminal.ts';
import { type FileOutcome, migrateFile } from './migrate-file.ts';

const USAGE = `Usage: npm run migrate -- [paths…] [--check]

Rewrites page documents (*.page.json) to today's versions of their widgets, and these and forms (*.form.json) to
canonical text: fields in the order of the schemas, two spaces. A path is a file or a folder. Default: pages

  --check  only tell what would change

A document with errors is left alone. Widgets of unknown types or newer versions keep what they hold, byte for byte.
Exits with 0 when all documents are up to date, 1 when some have errors or (with --check) would change, 2 when
something could not be read or written.
`;

const OPTIONS = { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

interface Told {
  /** Path as it is printed. */
  readonly file: string;
  readonly outcome: FileOutcome;
}

/**
 * The command `npm run migrate`.
 * @returns the exit code: 0 up to date, 1 errors in documents or changes to make, 2 something could not be read or written
 */
export function runMigrate(
  args: readonly string[],
  terminal: Pick<Terminal, 'cwd' | 'stdout' | 'stderr'>,
): 0 | 1 | 2 {
  const options = parseOptions(args);
  if (!options.ok) {
    terminal.stderr.write(`${options.problems.join(' ')}\n\n${USAGE}`);
    return 2;
  }
  if (options.value === 'help') {
    terminal.stdout.write(USAGE);
    return 0;
  }
  const told = migrateAll(options.value, terminal.cwd);
  const lines = told.flatMap((each) => linesOf(each));
  const out = [...lines, summaryOf(told, options.value)].map((line) => `${line}\n`).join('');
  terminal.stdout.write(out);
  return exitCodeOf(told, options.value);
}

function migrateAll(options: MigrateOptions, cwd: string): Told[] {
  const { files, unreadable, empty } = collectDocuments(options.paths, cwd);
  const printed = (file: string) => toPlainLine(path.relative(cwd, file) || file);
  const failed = (file: string, detail: string): Told => ({
    file: printed(file),
    outcome: { kind: 'failed', detail },
  });
  const documents = files.filter((file) => !isSiteFile(file));
  return [
    ...unreadable.map(({ file, detail }) => failed(file, detail)),
    ...empty.map((folder) => failed(folder, 'there are no documents in it')),
    ...documents.map((file) => ({ file: printed(file), outcome: migrateFile(file, options) })),
  ];
}

function linesOf({ file, outcome }: Told): string[] {
  if (outcome.kind === 'current') return [];
  if (outcome.kind === 'failed') return [`${file}: not touched: ${toPlainLine(outcome.detail)}`];
  if (outcome.kind === 'invalid') {
    const see = `\`npm run validate -- ${file}\` tells them`;
    return [`${file}: left alone: it has errors (${outcome.errors}); ${see}`];
  }
  const { widgets } = outcome;
  if (widgets.length === 0) return [`${file}: canonical text`];
  return widgets.map(({ id, type, from, to }) => `${file}: ${type} "${id}" ${from} → ${to}`);
}

function summaryOf(told: readonly Told[], { check }: MigrateOptions): string {
  const changed = `${check ? 'To change' : 'Changed'}: ${countOf(told, 'changed')}.`;
  const rest = `With errors: ${countOf(told, 'invalid')}. Not touched: ${countOf(told, 'failed')}.`;
  return `Up to date: ${countOf(told, 'current')}. ${changed} ${rest}`;
}

function exitCodeOf(told: readonly Told[], { check }: MigrateOptions): 0 | 1 | 2 {
  if (countOf(told, 'failed') > 0) return 2;
  if (countOf(told, 'invalid') > 0) return 1;
  return check && countOf(told, 'changed') > 0 ? 1 : 0;
}

function countOf(told: readonly Told[], kind: FileOutcome['kind']): number {
  return told.filter(({ outcome }) => outcome.kind === kind).length;
}

interface MigrateOptions {
  /** Files or folders. */
  readonly paths: readonly string[];
  /** Only tell what would change. */
  readonly check: boolean;
}

/** Reads the command line. A problem is a sentence; `help` asks for the usage. */
function parseOptions(args: readonly string[]): Result<MigrateOptions | 'help', string> {
  const parsed = parseCommandLine({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (values.help === true) return ok('help');
  const paths = positionals.length > 0 ? positionals : ['pages'];
  return ok({ paths, check: values.check === true });
}
