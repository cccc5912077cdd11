import { readFile } from 'node:fs/promises';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of the page that are printed; what a test failed on stands near the top. */
const MOST_LINES = 120;

/** Prints what stood on the page when a test failed: where CI ran, no file of it remains. */
export default class PageReporter implements Reporter {
  readonly #printed: Promise<void>[] = [];

  onTestEnd(test: TestCase, { attachments }: TestResult): void {
    const path = attachments.find(({ name }) => name === 'error-context')?.path;
    if (path !== undefined) this.#printed.push(print(test.title, path));
  }

  async onEnd(): Promise<void> {
    await Promise.all(this.#printed);
  }
}

async function print(title: string, path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const start = text.indexOf('```yaml');
  if (start < 0) return;
  const page = text.slice(start).split('\n').slice(0, MOST_LINES);
  process.stdout.write(`\n── the page of '${title}'\n${page.join('\n')}\n`);
}
