export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Where an offset stands as text editors count it: lines and columns from 1. @param offset in UTF-16 units */
export function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  const line = before.split(/\r\n|\r|\n/).length;
  return { line, column: before.length - start + 1 };
}
