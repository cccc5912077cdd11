import { ok, type Result } from '#schemas/problems/result.ts';
import { definitionOfText } from '#schemas/rules/check-document.ts';
import { toPascalCase } from '#schemas/text/pascal-case.ts';
import { decodeText } from '../../base/decode-text.ts';
import { readDraft } from '../documents/read-draft.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { pageKind } from '../kinds/page-kind.ts';
import type { ArchiveFile } from '../zip/archive-file.ts';
import type { ArchiveRefusal } from '../zip/archive-refusal.ts';
import { documentEntry, type EntryKind } from '../zip/entry-name.ts';
import { type ArchiveEntry, readDirectory } from '../zip/read-directory.ts';
import { readEntry } from '../zip/read-entry.ts';

/** What an import brings: documents in memory, pictures where they are until their turn comes. */
export interface ImportFolder {
  readonly documents: readonly ImportDocument[];
  readonly assets: readonly ImportAsset[];
  /** How many files systems and programs left beside them. */
  readonly passedOver: number;
}

export interface ImportDocument {
  readonly file: string;
  readonly kind: Exclude<EntryKind, 'asset' | 'folder' | 'passed-over'>;
  /** undefined where its bytes are no UTF-8 */
  readonly text: string | undefined;
}

export interface ImportAsset {
  /** As documents write it. */
  readonly path: string;
  load(): Promise<Result<Buffer, ArchiveRefusal>>;
}

/** Reads an archive. Its pictures can be loaded as long as the archive is open. */
export async function readImportFolder(
  file: ArchiveFile,
): Promise<Result<ImportFolder, ArchiveRefusal>> {
  const directory = await readDirectory(file);
  if (!directory.ok) return directory;
  const documents: ImportDocument[] = [];
  const assets: ImportAsset[] = [];
  let passedOver = 0;
  for (const entry of directory.value) {
    if (entry.kind === 'asset')
      assets.push({ path: entry.siteName, load: () => readEntry(file, entry) });
    else if (entry.kind === 'passed-over') passedOver += 1;
    else if (entry.kind !== 'folder') {
      const bytes = await readEntry(file, entry);
      if (!bytes.ok) return bytes;
      documents.push(toDocument(entry, entry.kind, bytes.value));
    }
  }
  return ok({ documents, assets, passedOver });
}

/** A document on its own, called as its id says; the name of one without an id is never looked at. */
export function toDocumentFolder(text: string): ImportFolder {
  const definition = definitionOfText(text);
  const kind = contentKinds.find(({ name }) => toPascalCase(name) === definition) ?? pageKind;
  const draft = readDraft(kind, text);
  const file = draft.ok ? documentEntry(kind, draft.value.id) : `${kind.name}.json`;
  return { documents: [{ file, kind: kind.name, text }], assets: [], passedOver: 0 };
}

function toDocument(
  { siteName }: ArchiveEntry,
  kind: ImportDocument['kind'],
  bytes: Buffer,
): ImportDocument {
  return { file: siteName, kind, text: decodeText(bytes) };
}
