import { createProblem } from '#schemas/problems/create-problem.ts';
import type { DocumentKindName } from '../../db/document-kind-names.ts';
import type { DocumentSource } from '../../db/schema.ts';
import type { DocumentContent, DocumentFile } from './document-file.ts';
import { type FileProblem, fileProblem, toFileProblem } from './file-problem.ts';
import { shownUrl } from './stored-url.ts';

/** A document as the database has it, without its texts. */
export interface StoredDocument {
  readonly documentId: string;
  readonly url: string;
  readonly liveVersion: number | null;
  readonly aliases: readonly string[];
  /** Whether a recruiter is working on it. */
  readonly hasDraft: boolean;
  /** Whether a recruiter put it into the bin. */
  readonly isDeleted: boolean;
  /** In ascending order. */
  readonly versions: readonly StoredVersion[];
}

export interface StoredVersion {
  readonly version: number;
  readonly source: DocumentSource;
  readonly checksum: string;
}

/** A version of a document to make live. */
export interface Publication {
  readonly documentId: string;
  readonly file: string;
  readonly content: DocumentContent;
  readonly version: number;
  /** False when the database has this version already and it only becomes live again. */
  readonly isNew: boolean;
  /** Addresses that the document has now; none while it is not published. */
  readonly previousUrls: readonly string[];
}

export interface DocumentPlan {
  readonly publish: readonly Publication[];
  readonly unpublish: readonly string[];
  readonly problems: readonly FileProblem[];
}

/**
 * What an import changes: changed files become new versions unless the live one is a recruiter's, documents
 * whose file is gone are unpublished, and of two with one address the one that has it keeps it.
 */
export function planDocuments(
  kind: DocumentKindName,
  files: readonly DocumentFile[],
  stored: readonly StoredDocument[],
): DocumentPlan {
  const byId = new Map(stored.map((each) => [each.documentId, each]));
  const wanted = files.flatMap((file) => toPublication(file, byId.get(file.documentId)));
  const names = new Set(files.map(({ documentId }) => documentId));
  const unpublish = stored
    .filter((each) => !names.has(each.documentId) && liveSource(each) === 'file')
    .map(({ documentId }) => documentId);
  const kept = stored.filter(
    (each) => each.liveVersion !== null && !unpublish.includes(each.documentId),
  );
  const { publish, problems } = settleUrls(wanted, kept);
  return {
    publish,
    unpublish,
    problems: [
      ...files.flatMap((file) => recruiterWarning(kind, file, byId.get(file.documentId))),
      ...problems,
    ],
  };
}

function toPublication(
  { documentId, file, content }: DocumentFile,
  stored: StoredDocument | undefined,
): Publication[] {
  if (content === undefined) return [];
  const previousUrls = stored?.liveVersion == null ? [] : [stored.url, ...stored.aliases];
  const publication = { documentId, file, content, previousUrls };
  const newest = stored?.versions.at(-1);
  if (stored?.isDeleted || stored?.hasDraft) return [];
  if (stored === undefined || newest === undefined)
    return [{ ...publication, version: 1, isNew: true }];
  const live = stored.versions.find(({ version }) => version === stored.liveVersion);
  if ((live ?? newest).source === 'editor' || live?.checksum === content.checksum) return [];
  const isBack = live === undefined && newest.checksum === content.checksum;
  return [
    isBack
      ? { ...publication, version: newest.version, isNew: false }
      : { ...publication, version: newest.version + 1, isNew: true },
  ];
}

function liveSource({ versions, liveVersion }: StoredDocument): DocumentSource | undefined {
  return versions.find(({ version }) => version === liveVersion)?.source;
}

/** A recruiter's version stays; the operator is told when the file has changed beside it. */
function recruiterWarning(
  kind: DocumentKindName,
  { file, content }: DocumentFile,
  stored: StoredDocument | undefined,
): FileProblem[] {
  if (content === undefined || stored === undefined) return [];
  if (stored.isDeleted) return [inBin(kind, file)];
  if (liveSource(stored) !== 'editor' && !stored.hasDraft) return [];
  const lastFile = stored.versions.findLast(({ source }) => source === 'file');
  if (lastFile?.checksum === content.checksum) return [];
  const text = {
    message: `The file has changed, but a recruiter has changed the ${kind} as well, whose state stays.`,
    remedy:
      'Take the change over in the editor, or restore the version that came from the file there.',
  };
  return [{ ...fileProblem(file, 'editor-version-kept', text), severity: 'warning' }];
}

function inBin(kind: DocumentKindName, file: string): FileProblem {
  const text = {
    message: `The file is there, but its ${kind} was deleted in the editor and stays deleted.`,
    remedy: `Delete the file as well, or take the ${kind} out of the bin in the editor.`,
  };
  return { ...fileProblem(file, 'editor-version-kept', text), severity: 'warning' };
}

interface Settled {
  readonly publish: readonly Publication[];
  readonly problems: readonly FileProblem[];
}

/** Gives each address to one document. A refused one keeps its old address, whoever was to get it. */
function settleUrls(
  wanted: readonly Publication[],
  kept: readonly Pick<StoredDocument, 'documentId' | 'url'>[],
): Settled {
  const accepted = new Map(wanted.map((publication) => [publication.documentId, publication]));
  const oldUrls = new Map(kept.map(({ documentId, url }) => [documentId, url]));
  const staying = kept.filter(
    ({ documentId, url }) => (urlOf(accepted.get(documentId)) ?? url) === url,
  );
  const owners = new Map(staying.map(({ documentId, url }) => [url, documentId]));
  const problems: FileProblem[] = [];
  for (const publication of wanted) {
    const owner = owners.get(publication.content.document.url);
    if (owner === undefined) owners.set(publication.content.document.url, publication.documentId);
    else if (owner !== publication.documentId) refuse(publication, owner);
  }
  return { publish: [...accepted.values()], problems };

  function refuse(first: Publication, firstOwner: string): void {
    let refused: Publication | undefined = first;
    let owner = firstOwner;
    while (refused !== undefined) {
      problems.push(urlTaken(refused, owner));
      accepted.delete(refused.documentId);
      owner = refused.documentId;
      const oldUrl = oldUrls.get(owner);
      refused = accepted.get(owners.get(oldUrl ?? '') ?? '');
      if (oldUrl !== undefined) owners.set(oldUrl, owner);
    }
  }
}

function urlOf(publication: Publication | undefined): string | undefined {
  return publication?.content.document.url;
}

function urlTaken({ file, content }: Publication, page: string): FileProblem {
  const url = shownUrl(content.document.url);
  return toFileProblem(file, createProblem('url-collision', { pointer: '/url' }, { url, page }));
}
