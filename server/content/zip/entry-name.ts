import { MAX_DOCUMENT_BYTES } from '#schemas/parse/parse-json.ts';
import { ok, type Result } from '#schemas/problems/result.ts';
import { isId } from '#schemas/text/id-text.ts';
import type { DocumentKindName } from '../../db/document-kind-names.ts';
import { MAX_ASSET_BYTES } from '../../sites/asset-file.ts';
import type { DocumentKind } from '../../sites/documents/document-kind.ts';
import { documentKinds } from '../../sites/documents/document-kinds.ts';
import { type ArchiveRefusal, quoteName, refusedName, type Told } from './archive-refusal.ts';

/**
 * What a file of a site's archive is. A folder says nothing that its files do not say; what an operating system added
 * is passed over.
 */
export type EntryKind =
  | DocumentKindName
  | 'settings'
  | 'focus'
  | 'asset'
  | 'folder'
  | 'passed-over';

export const SETTINGS_ENTRY = 'site.json';
/** Focus points by asset. No asset is a JSON file, so that no asset can have this name. */
export const FOCUS_ENTRY = 'assets/focus.json';

const MAX_NAME = 200;
/** Names that a refusal tells; the others are counted. */
const MAX_TOLD = 8;
/** Folders that systems, storage boxes and programs for code keep in every folder, and show none of it. */
const FOLDER_OF_SYSTEM =
  /(?:^|\/)(?:__MACOSX|\.Spotlight-V100|\.Trashes|\.fseventsd|\.TemporaryItems|\.DocumentRevisions-V100|\.AppleDouble|@eaDir|[@#]recycle|\.@__thumb|\$RECYCLE\.BIN|System Volume Information|lost\+found|\.Trash-\d{1,6}|\.dropbox\.cache|\.st(?:folder|versions)|\.git|\.hg|\.svn|\.idea|\.vs|\.vscode)\//i;
/** Left beside files by Finder, Explorer, storage boxes, programs for pictures, and by editors of texts as copies. */
const FILE_OF_SYSTEM =
  /^(?:\.DS_Store|\.localized|\.directory|\.apdisk|\.VolumeIcon\.icns|\._.*|Icon\r|(?:eh)?Thumbs\.db(?::encryptable)?|desktop\.ini|~\$.*|\.~lock\..*#|\.nomedia|\.?Picasa\.ini|\.BridgeSort|\.dropbox(?:\.attr)?|\.sync_.*\.db(?:-shm|-wal)?|\.owncloudsync\.log|\.849C9593-D756-4E56-8D6E-42412F2A707B|\.git(?:keep|ignore|attributes)|\.editorconfig|\.stignore|\.com\.apple\..*|\..*\.sw[a-p]|.*~|.*\.(?:bak|orig|tmp))$/i;
/** Jobs that a site shows at its first start; they come by feed. */
const DEMO_FEED = 'demo-feed.json';
/** Folders around everything: one of the site, those that programs put around it when it is packed again. */
const MAX_OUTER = 4;
const FOLDER = /^assets\/(?:[a-z0-9][a-z0-9-]*\/)*$/;
/** Paths that documents can name: `AssetPath`, `VideoPath` and `CaptionsPath` of the common schema. */
const ASSET =
  /^assets\/[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*\.(?:svg|png|jpg|jpeg|webp|avif|gif|mp4|webm|vtt)$/;

/** Whether documents can name an asset of this path, so that an archive has it. */
export function isAssetEntry(name: string): boolean {
  return name.length <= MAX_NAME && ASSET.test(name);
}

/** The name of a document's file. */
export function documentEntry({ folder, fileEnd }: DocumentKind, documentId: string): string {
  return `${folder}${documentId}${fileEnd}`;
}

/** The id that the name of a document's file says. */
export function documentIdOf({ folder, fileEnd }: DocumentKind, name: string): string {
  return name.slice(folder.length, -fileEnd.length);
}

/** Refuses names that no archive may have, whatever they name. */
export function refuseDanger(name: string): Result<undefined, ArchiveRefusal> {
  const danger = dangerOf(name);
  return danger === undefined
    ? ok(undefined)
    : refusedName({
        en: `The archive has a file named ${quoteName(name)}, ${danger.en}`,
        es: `El zip tiene un archivo llamado ${quoteName(name)}, ${danger.es}`,
      });
}

/** The folders, with their slashes, that are around everything in an archive; empty where there is none. */
export function outerFolder(names: readonly string[]): string {
  const own = names.filter((name) => !isOfSystem(name));
  let outer = '';
  for (let depth = 0; depth < MAX_OUTER; depth += 1) {
    const { length } = outer;
    const within = own.map((name) => name.slice(length)).filter((name) => name !== '');
    const folder = folderAround(within);
    if (folder === '') break;
    outer += folder;
  }
  return outer;
}

function folderAround(names: readonly string[]): string {
  const folder = /^[^/]+\//.exec(names[0] ?? '')?.[0] ?? '';
  const isOfSite = isFolder(folder) || folder === 'assets/';
  return !isOfSite && names.every((name) => name.startsWith(folder)) ? folder : '';
}

/** What a file is by its name in the site's folder; undefined for every name that such a folder cannot have. */
export function entryKind(name: string): EntryKind | undefined {
  return isOfSystem(name) || name === DEMO_FEED ? 'passed-over' : kindOf(name);
}

function isOfSystem(name: string): boolean {
  const file = name.slice(name.lastIndexOf('/') + 1);
  return FOLDER_OF_SYSTEM.test(name) || FILE_OF_SYSTEM.test(file);
}

/** Names as the site writes them: macOS takes letters and their accents apart. */
export function toSiteName(name: string, outer: string): string {
  return name.normalize('NFC').slice(name.startsWith(outer) ? outer.normalize('NFC').length : 0);
}

/** The most bytes that a file of this kind unpacks to. */
export function maxBytesOf(kind: EntryKind): number {
  if (kind === 'folder') return 0;
  return kind === 'asset' || kind === 'passed-over' ? MAX_ASSET_BYTES : MAX_DOCUMENT_BYTES;
}

/** Refuses names that are the same but for capitals: no folder of Windows or macOS can hold both. */
export function refuseTwins(names: readonly string[]): Result<undefined, ArchiveRefusal> {
  const seen = new Map<string, string>();
  for (const name of names) {
    const twin = seen.get(name.toLowerCase());
    if (twin !== undefined) return twins(twin, name);
    seen.set(name.toLowerCase(), name);
  }
  return ok(undefined);
}

function dangerOf(name: string): Told | undefined {
  if (name.includes('\0')) return DANGERS.nul;
  if (name.includes('\\')) return DANGERS.backslash;
  if (name.startsWith('/') || /^[A-Za-z]:/.test(name)) return DANGERS.disk;
  if (name.split('/').some((part) => part === '..' || part === '.')) return DANGERS.outside;
  return undefined;
}

const DANGERS = {
  nul: { en: 'with a null byte. Leave it out.', es: 'con un byte nulo. Quítalo.' },
  backslash: {
    en: 'with a backslash. Names of folders end in "/" in a zip. Make the archive anew with another zip program.',
    es: 'con una diagonal invertida. En un zip las carpetas terminan en "/". Vuelve a hacer el zip con otro programa.',
  },
  disk: {
    en: 'which is a place on a disk. Names are relative to the site’s folder: zip that folder anew.',
    es: 'que es un lugar de un disco. Los nombres empiezan en la carpeta del sitio: vuelve a comprimir esa carpeta.',
  },
  outside: {
    en: 'which leads out of the site’s folder. Leave it out.',
    es: 'que lleva fuera de la carpeta del sitio. Quítalo.',
  },
} as const satisfies Readonly<Record<string, Told>>;

function kindOf(name: string): EntryKind | undefined {
  if (name === SETTINGS_ENTRY) return 'settings';
  if (name === FOCUS_ENTRY) return 'focus';
  const document = documentKinds.find((kind) => isEntryOf(kind, name));
  if (document !== undefined) return document.name;
  if (isAssetEntry(name)) return 'asset';
  return name.length <= MAX_NAME && isFolder(name) ? 'folder' : undefined;
}

function isEntryOf(kind: DocumentKind, name: string): boolean {
  return (
    name.startsWith(kind.folder) && name.endsWith(kind.fileEnd) && isId(documentIdOf(kind, name))
  );
}

function isFolder(name: string): boolean {
  return FOLDER.test(name) || documentKinds.some(({ folder }) => folder !== '' && folder === name);
}

/** Refuses an archive for all files at once that are none of a site, so that they can be left out at once. */
export function refuseUnknown(names: readonly string[]): Result<undefined, ArchiveRefusal> {
  if (names.length === 0) return ok(undefined);
  const quoted = names.slice(0, MAX_TOLD).map(quoteName);
  const rest = names.length - quoted.length;
  const isOne = names.length === 1;
  const en = new Intl.ListFormat('en').format([...quoted, ...(rest > 0 ? [`${rest} more`] : [])]);
  const es = new Intl.ListFormat('es').format([...quoted, ...(rest > 0 ? [`${rest} más`] : [])]);
  return refusedName({
    en: `${en} ${isOne ? 'is no file' : 'are no files'} of a site. An archive has site.json, ${namesOfDocuments((kind) => `<${kind.name}-id>`)}, and below assets/ pictures, videos and captions in lower case without spaces or accents. Leave out everything else.`,
    es: `${es} no ${isOne ? 'es' : 'son'} de un sitio. Un zip tiene site.json, ${namesOfDocuments(() => '<id>')} y, en assets/, imágenes, videos y subtítulos en minúsculas, sin espacios ni acentos. Quita todo lo demás.`,
  });
}

function namesOfDocuments(idOf: (kind: DocumentKind) => string): string {
  return documentKinds.map((kind) => documentEntry(kind, idOf(kind))).join(', ');
}

function twins(first: string, second: string) {
  const [one, other] = [quoteName(first), quoteName(second)];
  return refusedName(
    first === second
      ? {
          en: `The archive has two files named ${one}. Leave one of them out.`,
          es: `El zip tiene dos archivos llamados ${one}. Quita uno de los dos.`,
        }
      : {
          en: `${one} and ${other} differ by capitals alone, so that some disks hold only one of them. Rename one.`,
          es: `${one} y ${other} solo difieren en mayúsculas, y hay discos en los que cabe uno solo. Cambia el nombre de uno.`,
        },
  );
}
