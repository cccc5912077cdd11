import { groupBy, uniqBy } from 'lodash-es';
import ts from 'typescript';
import type { SourceFile } from './read-sources.ts';

/** Functions of files that say the same, such as `formatDay (editor/a.ts)`. */
export type Twins = readonly string[];

/** Words and signs of a function that is more than a phrase. */
const FEWEST_TOKENS = 40;

/** Groups of functions that stand in several files with the same parameters and the same body. */
export function findTwins(files: readonly SourceFile[]): Twins[] {
  const functions = files.flatMap(({ path, tree }) =>
    tree.statements.filter(ts.isFunctionDeclaration).flatMap(({ name, parameters, body }) => {
      const tokens = [...parameters, ...(body ? [body] : [])].flatMap((node) =>
        tokensOf(tree, node),
      );
      return tokens.length < FEWEST_TOKENS
        ? []
        : [{ path, words: `${name?.text} (${path})`, text: tokens.join(' ') }];
    }),
  );
  return Object.values(groupBy(functions, 'text'))
    .map((group) => uniqBy(group, 'path').map(({ words }) => words))
    .filter(({ length }) => length > 1);
}

/** Without comments and spaces. */
function tokensOf(tree: ts.SourceFile, node: ts.Node): string[] {
  const children = node.getChildren(tree);
  return children.length === 0
    ? [node.getText(tree)]
    : children.flatMap((child) => (ts.isJSDoc(child) ? [] : tokensOf(tree, child)));
}
