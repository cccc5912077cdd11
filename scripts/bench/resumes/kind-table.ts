import { groupBy } from 'lodash-es';
import { RESUME_GENERATORS } from './generators.ts';
import { type Score, type ScoredResume, scoreField, TRUTH_FIELDS } from './score-resumes.ts';

const WIDTH = 16;

/** Precision, recall and F1 of each field by kind of file, in per cent: `100 96 98`. */
export function kindTable(scored: readonly ScoredResume[]): string {
  const kinds = Object.entries(groupBy(scored, kindOf));
  const head = toRow(['', ...kinds.map(([kind, files]) => `${kind} (${files.length})`)]);
  const rows = TRUTH_FIELDS.map((field) =>
    toRow([field, ...kinds.map(([, files]) => toCell(scoreField(files, field)))]),
  );
  return [head, ...rows].join('\n');
}

/** Files with text by their extension; a scan and a photo are read alike and hold different trouble. */
function kindOf({ generator }: ScoredResume): string {
  const made = RESUME_GENERATORS.find(({ name }) => name === generator);
  return made === undefined || made.kind === 'picture' ? generator : made.extension;
}

function toCell({ precision, recall, f1 }: Score): string {
  return [precision, recall, f1].map((share) => Math.round(share * 100)).join(' ');
}

function toRow(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.padEnd(WIDTH))
    .join('')
    .trimEnd();
}
