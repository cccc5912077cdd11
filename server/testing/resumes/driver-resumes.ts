import { readFileSync } from 'node:fs';

/** A CV as somebody wrote it, with what stands in it. */
export interface DriverResume {
  readonly title: string;
  /** Null where it may stay blank as well. */
  readonly truth: readonly TruthLine[];
  readonly text: string;
}

export interface TruthLine {
  readonly field: string;
  readonly value: string;
  /** Whether a reader that is not sure may leave it out. */
  readonly mayBeBlank: boolean;
}

/** Invented people in wordings of Mexican CVs: `=== title`, lines of truth (`field?:` may be blank), `---`, the text. */
export const DRIVER_RESUMES: readonly DriverResume[] = [
  'drivers.txt',
  'applicants.txt',
  'wordings.txt',
]
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('')
  .split(/^=== /m)
  .slice(1)
  .map((part) => {
    const [head = '', text = ''] = part.split('\n---\n');
    const [title = '', ...truth] = head.split('\n');
    return { title, text, truth: truth.map(toTruth) };
  });

function toTruth(line: string): TruthLine {
  const [, field = '', mark, value = ''] = /^(\w+)(\?)?:\s*(.*)$/.exec(line) ?? [];
  return { field, value, mayBeBlank: mark === '?' };
}
