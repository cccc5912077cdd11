import type { Position } from './locate.ts';
import { toPlainLine } from './plain-text.ts';

/** Columns of source shown; minified files have lines of a million. */
const WIDTH = 100;
const TAB = '  ';

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
