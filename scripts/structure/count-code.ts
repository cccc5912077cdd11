import ts from 'typescript';

/** Lines that a function may have before it counts as long; `noExcessiveLinesPerFunction` has the same bar. */
const LONG_FUNCTION_LINES = 60;

export interface CodeCounts {
  /** Lines with more than a comment on them. */
  readonly codeLines: number;
  readonly functions: number;
  readonly longFunctions: number;
  readonly anys: number;
  readonly nonNullAssertions: number;
  readonly imports: number;
}

export function countCode(tree: ts.SourceFile): CodeCounts {
  const counts = { functions: 0, longFunctions: 0, anys: 0, nonNullAssertions: 0, imports: 0 };
  visit(tree);
  return { ...counts, codeLines: countCodeLines(tree) };

  function visit(node: ts.Node): void {
    if (node.kind === ts.SyntaxKind.AnyKeyword) counts.anys += 1;
    if (ts.isNonNullExpression(node)) counts.nonNullAssertions += 1;
    if (ts.isImportDeclaration(node)) counts.imports += 1;
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      counts.functions += 1;
      if (linesOf(tree, node) > LONG_FUNCTION_LINES) counts.longFunctions += 1;
    }
    ts.forEachChild(node, visit);
  }
}

function linesOf(tree: ts.SourceFile, node: ts.Node): number {
  const line = (position: number) => tree.getLineAndCharacterOfPosition(position).line;
  return line(node.end) - line(node.getStart(tree)) + 1;
}

/** A line counts where a token begins, ends or goes on: text of templates and JSX too. */
function countCodeLines(tree: ts.SourceFile): number {
  const lines = new Set<number>();
  visit(tree);
  return lines.size;

  function visit(node: ts.Node): void {
    const children = node.getChildren(tree).filter((child) => !ts.isJSDoc(child));
    if (children.length === 0 && node.end > node.getStart(tree)) addLines(node);
    children.forEach(visit);
  }

  function addLines(token: ts.Node): void {
    const first = tree.getLineAndCharacterOfPosition(token.getStart(tree)).line;
    const last = tree.getLineAndCharacterOfPosition(token.end).line;
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
}
