import { toPlainLine } from '../../files/plain-text.ts';
import type { Report, ReportFinding } from './finding.ts';
import type { Position } from './locate.ts';
import type { Paint } from './paint.ts';
import { summaryOf } from './summary.ts';
import type { Texts } from './texts.ts';

/** Columns of source shown; minified files have lines of a million. */
const WIDTH = 100;

const TAB = '  ';

/** Text for people: each problem with its place, the lines around it, and what to do. */
export function formatPretty(report: Report, texts: Texts, paint: Paint): string {
  const frameOf = createCodeFrames();
  const blocks = report.findings.map((finding) => {
    const { text } = finding;
    const frame = text === undefined ? [] : frameOf(text, finding);
    return toBlock([
      heading(finding, texts, paint),
      ...frame.map((line) => paint('dim', line)),
      ...explanation(finding, paint),
    ]);
  });
  const fixed = (report.fixed ?? []).map((finding) => fixedLine(finding, texts, paint));
  const list = fixed.length > 0 ? [`${fixed.join('\n')}\n`] : [];
  return [...list, ...blocks, `${paint('bold', summaryOf(report, texts))}\n`].join('\n');
}

function fixedLine(
  { file, line, column, code, message }: ReportFinding,
  texts: Texts,
  paint: Paint,
): string {
  const place = paint('bold', toPlainLine(`${file}:${line}:${column}`));
  const label = paint('green', texts['label-fixed']);
  return `${place}  ${label}  ${code}  ${toPlainLine(message)}`;
}

function toBlock(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

function heading(
  { file, line, column, severity, code, text }: ReportFinding,
  texts: Texts,
  paint: Paint,
): string {
  const place = text === undefined ? file : `${file}:${line}:${column}`;
  const label = paint(severity === 'error' ? 'red' : 'yellow', texts[`severity-${severity}`]);
  return `${paint('bold', toPlainLine(place))}  ${label}  ${code}`;
}

function explanation({ pointer, nodeId, message, remedy }: ReportFinding, paint: Paint): string[] {
  const node = nodeId === undefined ? '' : ` (${nodeId})`;
  const place = pointer === '' ? [] : [paint('cyan', toPlainLine(pointer + node))];
  return [...place, toPlainLine(message), toPlainLine(remedy)].map((line) => `  ${line}`);
}

/** Frames of one text after the other: problems of a text come together, and it is split once for all of them. */
export function createCodeFrames(): (text: string, position: Position) => string[] {
  let last: { readonly text: string; readonly lines: readonly string[] } | undefined;
  return (text, position) => {
    if (last?.text !== text) last = { text, lines: text.split(/\r?\n/) };
    return codeFrame(last.lines, position);
  };
}

/** The line of a position between its neighbours, with a caret under the column. */
function codeFrame(lines: readonly string[], { line, column }: Position): string[] {
  const from = windowStart(column);
  const gutter = String(Math.min(line + 1, lines.length)).length;
  return lines.slice(Math.max(0, line - 2), line + 1).flatMap((source, i) => {
    const number = Math.max(1, line - 1) + i;
    const shown = `  ${String(number).padStart(gutter)} │ ${clip(source, from)}`.trimEnd();
    if (number !== line) return [shown];
    const before = clip(source.slice(0, column - 1), from);
    return [shown, `  ${' '.repeat(gutter)} │ ${' '.repeat(before.length)}^`];
  });
}

function windowStart(column: number): number {
  return column <= WIDTH ? 0 : column - Math.floor(WIDTH / 2);
}

function clip(source: string, from: number): string {
  return toPlainLine(source.slice(from, from + WIDTH).replaceAll('\t', TAB));
}
