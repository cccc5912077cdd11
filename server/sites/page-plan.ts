import { createProblem } from '#schemas/problems/create-problem.ts';
import type { DocumentSource } from '../db/schema.ts';
import { type FileProblem, fileProblem, toFileProblem } from './file-problem.ts';
import type { PageContent, PageFile } from './page-file.ts';
import { storedUrl } from './stored-url.ts';

/** A page as the database has it, without its documents. */
export interface StoredPage {
  readonly pageId: string;
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

/** A version of a page to make live. */
export interface Publication {
  readonly pageId: string;
  readonly file: string;
  readonly content: PageContent;
  readonly url: string;
  readonly version: number;
  /** False when the database has this version already and it only becomes live again. */
  readonly isNew: boolean;
  /** Addresses that the page has now; none while it is not published. */
  readonly previousUrls: readonly string[];
}

export interface PagePlan {
  readonly publish: readonly Publication[];
  readonly unpublish: readonly string[];
  readonly problems: readonly FileProblem[];
}

/**
 * What an import changes: changed files become new versions unless the live one is a recruiter's, pages
 * whose file is gone are unpublished, and of two pages with one address the one that has it keeps it.
 */
export function planPages(files: readonly PageFile[], stored: readonly StoredPage[]): PagePlan {
  const byId = new Map(stored.map((page) => [page.pageId, page]));
  const wanted = files.flatMap((file) => toPublication(file, byId.get(file.pageId)));
  const names = new Set(files.map(({ pageId }) => pageId));
  const unpublish = stored
    .filter((page) => !names.has(page.pageId) && liveSource(page) === 'file')
    .map(({ pageId }) => pageId);
  const kept = stored.filter(
    (page) => page.liveVersion !== null && !unpublish.includes(page.pageId),
  );
  const { publish, problems } = settleUrls(wanted, kept);
  return {
    publish,
    unpublish,
    problems: [
      ...files.flatMap((file) => recruiterWarning(file, byId.get(file.pageId))),
      ...problems,
    ],
  };
}

function toPublication(
  { pageId, file, content }: PageFile,
  stored: StoredPage | undefined,
): Publication[] {
  if (content === undefined) return [];
  const url = storedUrl(content.page);
  const previousUrls = stored?.liveVersion == null ? [] : [stored.url, ...stored.aliases];
  const publication = { pageId, file, content, url, previousUrls };
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

function liveSource({ versions, liveVersion }: StoredPage): DocumentSource | undefined {
  return versions.find(({ version }) => version === liveVersion)?.source;
}

/** A recruiter's version stays; the operator is told when the file has changed beside it. */
function recruiterWarning(
  { file, content }: PageFile,
  stored: StoredPage | undefined,
): FileProblem[] {
  if (content === undefined || stored === undefined) return [];
  if (stored.isDeleted) return [inBin(file)];
  if (liveSource(stored) !== 'editor' && !stored.hasDraft) return [];
  const lastFile = stored.versions.findLast(({ source }) => source === 'file');
  if (lastFile?.checksum === content.checksum) return [];
  const text = {
    message:
      'The file has changed, but a recruiter has changed the page as well, whose state stays.',
    remedy:
      'Take the change over in the editor, or restore the version that came from the file there.',
  };
  return [{ ...fileProblem(file, 'editor-version-kept', text), severity: 'warning' }];
}

function inBin(file: string): FileProblem {
  const text = {
    message: 'The file is there, but its page was deleted in the editor and stays deleted.',
    remedy: 'Delete the file as well, or take the page out of the bin in the editor.',
  };
  return { ...fileProblem(file, 'editor-version-kept', text), severity: 'warning' };
}

interface Settled {
  readonly publish: readonly Publication[];
  readonly problems: readonly FileProblem[];
}

/** Gives each address to one page. A refused page keeps its old address, whoever was to get it. */
function settleUrls(
  wanted: readonly Publication[],
  kept: readonly Pick<StoredPage, 'pageId' | 'url'>[],
): Settled {
  const accepted = new Map(wanted.map((publication) => [publication.pageId, publication]));
  const oldUrls = new Map(kept.map(({ pageId, url }) => [pageId, url]));
  const staying = kept.filter(({ pageId, url }) => (accepted.get(pageId)?.url ?? url) === url);
  const owners = new Map(staying.map(({ pageId, url }) => [url, pageId]));
  const problems: FileProblem[] = [];
  for (const publication of wanted) {
    const owner = owners.get(publication.url);
    if (owner === undefined) owners.set(publication.url, publication.pageId);
    else if (owner !== publication.pageId) refuse(publication, owner);
  }
  return { publish: [...accepted.values()], problems };

  function refuse(first: Publication, firstOwner: string): void {
    let refused: Publication | undefined = first;
    let owner = firstOwner;
    while (refused !== undefined) {
      problems.push(urlTaken(refused, owner));
      accepted.delete(refused.pageId);
      owner = refused.pageId;
      const oldUrl = oldUrls.get(owner);
      refused = accepted.get(owners.get(oldUrl ?? '') ?? '');
      if (oldUrl !== undefined) owners.set(oldUrl, owner);
    }
  }
}

function urlTaken({ file, content }: Publication, page: string): FileProblem {
  return toFileProblem(
    file,
    createProblem('url-collision', { pointer: '/url' }, { url: content.page.url, page }),
  );
}
