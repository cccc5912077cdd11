import { groupBy } from 'lodash-es';
import { RESUME_GENERATORS } from './generators.ts';
import { type Score, type ScoredResume, scoreField } from './score-resumes.ts';
import { TRUTH_FIELDS } from './truth-fields.ts';

const WIDTH = 16;

type NameOf = (resume: ScoredResume) => string;

/** Precision, recall and F1 of each field by part and kind of file, then by generator, in per cent: `100 96 98`. */
export function scoreTables(scored: readonly ScoredResume[]): string {
  const open = scored.filter(({ isHeldApart }) => !isHeldApart);
  const apart = scored.filter(({ isHeldApart }) => isHeldApart);
  return [
    `Open, by kind\n${toTable(open, kindOf)}`,
    `Held apart, by kind\n${toTable(apart, kindOf)}`,
    `By generator\n${toTable(scored, ({ generator }) => generator)}`,
  ].join('\n\n');
}

function toTable(scored: readonly ScoredResume[], nameOf: NameOf): string {
  const columns = Object.entries(groupBy(scored, nameOf));
  const head = toRow(['', ...columns.map(([name, files]) => `${name} (${files.length})`)]);
  const rows = TRUTH_FIELDS.map((field) =>
    toRow([field, ...columns.map(([, files]) => toCell(scoreField(files, field)))]),
  );
  return [head, ...rows].join('\n');
}

/** Files with text by their extension; a scan and a photo are read alike and hold different trouble. */
export const kindOf: NameOf = ({ generator }) => {
  const made = RESUME_GENERATORS.find(({ name }) => name === generator);
  return made === undefined || made.kind === 'picture' ? generator : made.extension;
};

function toCell({ precision, recall, f1 }: Score): string {
  return [precision, recall, f1].map((share) => Math.round(share * 100)).join(' ');
}

function toRow(cells: readonly string[]): string {
  return cells
    .map((cell) => cell.padEnd(WIDTH))
    .join('')
    .trimEnd();
}
