import { countBy, maxBy, sumBy } from 'lodash-es';
import { type CodeCounts, countCode } from './count-code.ts';
import { findTwins, type Twins } from './find-twins.ts';
import { fileGraph, findKnots, folderGraph } from './folder-graph.ts';
import { type Arrow, type FolderOrder, findArrowsBack, findUnplaced } from './folder-order.ts';
import type { SourceFile } from './read-sources.ts';

export interface Structure extends CodeCounts {
  readonly files: number;
  /** All lines of the file in the middle. */
  readonly medianFileLines: number;
  readonly importsPer100Lines: number;
  readonly folders: number;
  readonly largestFolder: { readonly folder: string; readonly files: number };
  /** Groups of folders that reach one another. */
  readonly folderKnots: readonly (readonly string[])[];
  readonly fileKnots: readonly (readonly string[])[];
  readonly arrowsBack: readonly Arrow[];
  readonly unplaced: readonly string[];
  readonly twins: readonly Twins[];
}

export function measureStructure(files: readonly SourceFile[], order: FolderOrder): Structure {
  const counts = files.map(({ tree }) => countCode(tree));
  const lines = files.map(({ tree }) => tree.getLineStarts().length - 1).sort((a, b) => a - b);
  const folders = countBy(files, ({ folder }) => folder);
  const [folder, size] = maxBy(Object.entries(folders), ([, count]) => count) ?? ['', 0];
  const imports = sumBy(counts, 'imports');
  return {
    files: files.length,
    codeLines: sumBy(counts, 'codeLines'),
    medianFileLines: lines[Math.floor(lines.length / 2)] ?? 0,
    functions: sumBy(counts, 'functions'),
    longFunctions: sumBy(counts, 'longFunctions'),
    anys: sumBy(counts, 'anys'),
    nonNullAssertions: sumBy(counts, 'nonNullAssertions'),
    imports,
    importsPer100Lines: (100 * imports) / sumBy(lines, Number),
    folders: Object.keys(folders).length,
    largestFolder: { folder, files: size },
    folderKnots: findKnots(folderGraph(files)),
    fileKnots: findKnots(fileGraph(files)),
    arrowsBack: findArrowsBack(files, order),
    unplaced: findUnplaced(files, order),
    twins: findTwins(files),
  };
}
