import type { Structure } from './measure-structure.ts';

/** What one glance takes in. */
const MAX_FOLDER_FILES = 25;
const MAX_LONG_FUNCTION_SHARE = 0.02;

/** What the checkout's shape breaks, each with its remedy. */
export function structureProblems(structure: Structure): string[] {
  const { largestFolder, functions, longFunctions, anys, nonNullAssertions } = structure;
  return [
    ...structure.fileKnots.map(
      (knot) =>
        `Files need each other: ${knot.join(', ')}. Join them, or move what both need into a third.`,
    ),
    ...structure.folderKnots.map(
      (knot) => `Folders need each other: ${knot.join(', ')}. Move what both need to the left.`,
    ),
    ...structure.arrowsBack.map(
      ({ from, to }) => `${from} imports ${to}, which stands to its right in folder-order.json.`,
    ),
    ...structure.unplaced.map(
      (folder) => `${folder} has no place in folder-order.json. Give it one.`,
    ),
    ...structure.twins.map((twins) => `${twins.join(' and ')} are the same. Keep one of them.`),
    ...problem(
      largestFolder.files > MAX_FOLDER_FILES,
      `${largestFolder.folder} has ${largestFolder.files} files, more than ${MAX_FOLDER_FILES}. Make folders in it.`,
    ),
    ...problem(
      longFunctions > functions * MAX_LONG_FUNCTION_SHARE,
      `${longFunctions} of ${functions} functions are long. Split them.`,
    ),
    ...problem(anys > 0, `${anys} times any. Give the type a name, or unknown and a parse.`),
    ...problem(nonNullAssertions > 0, `${nonNullAssertions} non-null assertions. Check the value.`),
  ];
}

function problem(broken: boolean, text: string): string[] {
  return broken ? [text] : [];
}
