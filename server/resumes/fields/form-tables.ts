import maxBy from 'lodash-es/maxBy.js';
import { isFormLabel, jobLabelOf } from '../layout/form-labels.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { type DateSpan, findSpan } from './read-dates.ts';

/** A row with this many cells at least has jobs side by side: a label and two of them. */
const LEAST_CELLS = 3;
/** The printed form asks for fewer things of each job. */
const MAX_ROWS = 40;

/** Rows of tables with the label of each cell before it. As many lines as before: rows of labels become empty. */
export function labelTables(lines: readonly ResumeLine[]): ResumeLine[] {
  const labelled = [...lines];
  for (let at = 0; at < lines.length; at++) {
    const beside = jobsBeside(lines, at);
    const texts = beside ?? rowsBelow(lines, at) ?? [];
    texts.forEach((text, index) => {
      const line = labelled[at + index];
      if (line) labelled[at + index] = { ...line, text };
    });
    at += Math.max(texts.length - 1, 0);
  }
  return labelled;
}

function cellsOf(line: ResumeLine | undefined): string[] {
  return line?.text.split('\t') ?? [];
}

/** `Empresa | Puesto | Periodo` over rows of answers; a row whose cells cannot be told says nothing. */
function rowsBelow(lines: readonly ResumeLine[], at: number): string[] | undefined {
  const labels = cellsOf(lines[at]);
  if (labels.length < 2 || !labels.every(isFormLabel)) return undefined;
  const texts = [''];
  for (let row = at + 1; row < lines.length; row++) {
    const cells = cellsOf(lines[row]);
    const first = cells.find((cell) => cell !== '') ?? '';
    const asked = cells.filter(isFormLabel).length;
    const isNext = isFormLabel(first) || first.includes(':') || asked > cells.length / 2;
    if (cells.length < 2 || isNext) break;
    const isWhole = cells.length === labels.length;
    texts.push(isWhole ? cells.flatMap((cell, at) => labelled(labels[at], cell)).join('\t') : '');
  }
  return texts;
}

function labelled(label: string | undefined, cell: string): string[] {
  return cell === '' ? [] : [`${label}: ${cell}`];
}

/** Jobs side by side, as the printed form asks for them: the one that lasted to the end. */
function jobsBeside(lines: readonly ResumeLine[], at: number): string[] | undefined {
  // The rows of one table are looked at once, from its first.
  if (!isRowOfJobs(lines[at]) || isRowOfJobs(lines[at - 1])) return undefined;
  const rest = lines.slice(at, at + MAX_ROWS);
  const end = rest.findIndex((line) => !isRowOfJobs(line));
  const rows = (end < 0 ? rest : rest.slice(0, end)).map(cellsOf);
  const kinds = rows.map(([label = '']) => jobLabelOf(label));
  const periods = rows[kinds.indexOf('period')] ?? [];
  if (!periods.length || !(kinds.includes('company') || kinds.includes('title'))) return undefined;
  const spans = periods.map((cell, column) => ({ span: findSpan(cell), column })).filter(hasSpan);
  const last = maxBy(spans, ({ span }) => `${span.to ?? '9999'} ${span.from}`);
  return rows.map((cells) => {
    const value = cells.length === periods.length && last ? cells[last.column] : undefined;
    return value === undefined ? '' : `${cells[0]}: ${value}`;
  });
}

function isRowOfJobs(line: ResumeLine | undefined): boolean {
  const [label = '', ...values] = cellsOf(line);
  const isRow = values.length >= LEAST_CELLS - 1 && jobLabelOf(label) !== undefined;
  return isRow && !values.some(isFormLabel);
}

function hasSpan<T extends { readonly span: DateSpan | undefined }>(
  one: T,
): one is T & { readonly span: DateSpan } {
  return one.span !== undefined;
}
