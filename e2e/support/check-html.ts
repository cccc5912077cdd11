import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureJava } from '#scripts/base/java.ts';
import { projectRoot } from '#scripts/base/project-root.ts';

/** What the Nu HTML checker says of a page. */
export interface HtmlMessage {
  readonly path: string;
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly message: string;
  /** The markup in question. */
  readonly extract: string;
}

interface CheckerOutput {
  readonly messages: readonly (Omit<HtmlMessage, 'path'> & { readonly url: string })[];
}

const JAR = path.join(projectRoot, 'node_modules/vnu-jar/build/dist/vnu.jar');

/** Checks many pages in one run, since Java takes longer to start than to check one. */
export function checkHtml(pages: ReadonlyMap<string, string>): HtmlMessage[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-html-'));
  try {
    const paths = [...pages.keys()];
    for (const [at, html] of [...pages.values()].entries())
      writeFileSync(path.join(folder, `${at}.html`), html);
    return runChecker(folder).messages.map(({ url, type, message, extract = '' }) => ({
      path: paths[Number.parseInt(path.basename(url), 10)] ?? url,
      type,
      message,
      extract,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runChecker(folder: string): CheckerOutput {
  const args = ['-jar', JAR, '--stdout', '--exit-zero-always', '--format', 'json', folder];
  const run = spawnSync(ensureJava(), args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (run.status !== 0) throw new Error(`The check of HTML does not run: ${run.stderr}`);
  return JSON.parse(run.stdout) as CheckerOutput;
}
