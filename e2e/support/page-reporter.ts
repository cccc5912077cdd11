import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lines of a page that are printed; what a test failed on stands near the top. */
const MOST_PAGE_LINES = 120;
/** Lines of an error that are printed; the rest is the call log. */
const MOST_ERROR_LINES = 16;

interface FailedTest {
  readonly title: string;
  /** What was expected, what came instead, and where. */
  readonly errors: readonly string[];
  /** File that describes the page as it stood. */
  readonly page: string | undefined;
}

/**
 * Prints the pages of failed tests after all else, and their errors last, since the end of a log is what is read: where
 * CI ran, no file of it remains.
 */
export default class PageReporter implements Reporter {
  readonly #failed: FailedTest[] = [];

  onTestEnd(test: TestCase, { status, errors, attachments, duration }: TestResult): void {
    if (status === test.expectedStatus) return;
    this.#failed.push({
      title: `${test.titlePath().slice(2).join(' › ')} (${status} after ${duration} ms)`,
      errors: errors.map(({ message = '', stack = '' }) => errorText(message, stack)),
      page: attachments.find(({ name }) => name === 'error-context')?.path,
    });
  }

  async onEnd(): Promise<void> {
    for (const { title, page } of this.#failed)
      if (page !== undefined) await printPage(title, page);
    for (const { title, errors } of this.#failed)
      process.stdout.write(`\n── ${title}\n${errors.join('\n')}\n`);
  }
}

function errorText(message: string, stack: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, MOST_ERROR_LINES);
  const place = /\be2e\/\S+:\d+:\d+/.exec(stripVTControlCharacters(stack))?.[0] ?? '';
  return `${lines.join('\n')}\n  at ${place}`;
}

async function printPage(title: string, path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  const start = text.indexOf('```yaml');
  if (start < 0) return;
  const [described = ''] = text.slice(start).split('# Test source', 1);
  const page = described.trimEnd().split('\n').slice(0, MOST_PAGE_LINES);
  process.stdout.write(`\n── the page of '${title}'\n${page.join('\n')}\n`);
}
