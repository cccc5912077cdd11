// Folders and a terminal for the tests of this command.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { headingData, pageData, siteData } from '#schemas/testing/documents.ts';
import { runValidate } from './run-validate.ts';

/** A temporary folder with files by relative path; removed after the test. */
export function createFolder(files: Readonly<Record<string, string | Uint8Array>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'rumbo-validate-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), content);
  }
  return root;
}

export function toText(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

/** The files of a site that is in order. */
export const SITE_FILES = {
  site: toText(siteData),
  home: toText(pageData()),
  jobs: toText(pageData([headingData()], { id: 'jobs', url: '/jobs' })),
} as const;

/** A site that is in order, with more files or others in their places. */
export function siteFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  return createFolder({
    'pages/site.json': SITE_FILES.site,
    'pages/home.page.json': SITE_FILES.home,
    'pages/jobs.page.json': SITE_FILES.jobs,
    'pages/assets/a.svg': '<svg/>',
    ...files,
  });
}

/** Adds a file that nobody can read, not even root: a link to nothing. */
export function addUnreadable(root: string, name: string): void {
  symlinkSync(path.join(root, 'nowhere'), path.join(root, name));
}

export interface ValidateRun {
  readonly cwd: string;
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isTTY?: boolean;
}

export function run(
  args: readonly string[],
  { cwd, stdin = '', env = {}, isTTY = false }: ValidateRun,
) {
  const written = { stdout: '', stderr: '' };
  const exitCode = runValidate(args, {
    cwd,
    env,
    readStdin: () => new TextEncoder().encode(stdin),
    stdout: { isTTY, write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}

export interface JsonReport {
  readonly files: number;
  readonly errors: number;
  readonly warnings: number;
  readonly problems: readonly Readonly<Record<string, unknown>>[];
}

/** Runs with `--format json` and reads what it printed. */
export function runJson(
  args: readonly string[],
  options: ValidateRun,
): JsonReport & { readonly exitCode: number } {
  const { exitCode, stdout } = run([...args, '--format', 'json'], options);
  return { exitCode, ...(JSON.parse(stdout) as JsonReport) };
}
