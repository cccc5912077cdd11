/** Characters of a path without its folder and extension. */
const MAX_SLUG = 80;
const NAMELESS = 'archivo';
/** Longest path of a document (`AssetPath` in the common schema). */
const MAX_PATH = 200;

/** Where an uploaded file stands in documents: 'Foto del Equipo.JPG' of type jpg → 'assets/foto-del-equipo.jpg'. */
export function toAssetPath(name: string, extension: string): string {
  return `assets/${toSlug(name)}.${extension}`;
}

/** The same path, or the first one with a number behind the name that nothing has. */
export function freeAssetPath(path: string, isTaken: (path: string) => boolean): string {
  const [, start = path, end = ''] = /^(.*)(\.[a-z0-9]+)$/.exec(path) ?? [];
  let free = path;
  for (let number = 2; isTaken(free); number += 1) {
    const suffix = `-${number}`;
    const room = MAX_PATH - suffix.length - end.length;
    // Names begin with a letter or a digit: one that is cut off altogether leaves its folder's.
    free = `${start.slice(0, room).replace(/[/-]$/, '')}${suffix}${end}`;
  }
  return free;
}

/** Lower case, without accents, `[a-z0-9-]`; what has no letter of ours gets a name all the same. */
function toSlug(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  const words = base
    .replace(/\.[^.]{1,5}$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.join('-').slice(0, MAX_SLUG).replace(/-$/, '') || NAMELESS;
}
