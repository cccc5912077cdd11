import { createCodeFrames } from './code-frame.ts';
import type { Finding, Report } from './finding.ts';
import type { Paint } from './paint.ts';
import { toPlainLine } from './plain-text.ts';
import { summaryOf } from './summary.ts';
import type { Texts } from './texts.ts';

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
  { file, line, column, code, message }: Finding,
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
  { file, line, column, severity, code, text }: Finding,
  texts: Texts,
  paint: Paint,
): string {
  const place = text === undefined ? file : `${file}:${line}:${column}`;
  const label = paint(severity === 'error' ? 'red' : 'yellow', texts[`severity-${severity}`]);
  return `${paint('bold', toPlainLine(place))}  ${label}  ${code}`;
}

function explanation({ pointer, nodeId, message, remedy }: Finding, paint: Paint): string[] {
  const node = nodeId === undefined ? '' : ` (${nodeId})`;
  const place = pointer === '' ? [] : [paint('cyan', toPlainLine(pointer + node))];
  return [...place, toPlainLine(message), toPlainLine(remedy)].map((line) => `  ${line}`);
}
