import order from './folder-order.json' with { type: 'json' };
import { PARTS, type SourceFile, type SourcePart } from './read-sources.ts';

/** Folders of a part from the left to the right; those of one group never import each other. */
export type FolderOrder = Readonly<Partial<Record<SourcePart, readonly (readonly string[])[]>>>;

export const FOLDER_ORDER: FolderOrder = order;

export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Imports that run against the order, and those between folders of one group. */
export function findArrowsBack(files: readonly SourceFile[], folders: FolderOrder): Arrow[] {
  const places = placesOf(folders);
  return files.flatMap((file) =>
    file.imports
      .filter((target) => runsBack(places, file.path, target))
      .map((to) => ({ from: file.path, to })),
  );
}

/** Folders of the product that the order does not place. */
export function findUnplaced(files: readonly SourceFile[], folders: FolderOrder): string[] {
  const places = placesOf(folders);
  const tops = new Set(files.map(({ path }) => topFolder(path)));
  return [...tops]
    .filter((top) => top !== undefined && !places.has(top))
    .map(String)
    .sort();
}

type Places = ReadonlyMap<string, { readonly part: SourcePart; readonly place: number }>;

function placesOf(folders: FolderOrder): Places {
  return new Map(
    PARTS.flatMap((part) =>
      (folders[part] ?? []).flatMap((group, place) =>
        group.map((name) => [`${part}/${name}`, { part, place }] as const),
      ),
    ),
  );
}

function runsBack(places: Places, from: string, to: string): boolean {
  const source = topFolder(from);
  const target = topFolder(to);
  if (source === undefined || target === undefined || source === target) return false;
  const here = places.get(source);
  const there = places.get(target);
  return here !== undefined && here.part === there?.part && there.place >= here.place;
}

/** `editor/canvas` of `editor/canvas/drag/x.ts`; undefined for files at the root of a part, which may import all of it. */
function topFolder(file: string): string | undefined {
  const [part, folder, ...rest] = file.split('/');
  return rest.length > 0 ? `${part}/${folder}` : undefined;
}
