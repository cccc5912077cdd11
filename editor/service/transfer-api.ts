import type {
  ImportAction,
  ImportedFile,
  ImportQuery,
  ImportReport,
} from '#schemas/api/content-transfer.ts';
import { importReport } from '#schemas/generated/answers.ts';
import { contentUrl, sendContent } from './request/content-request.ts';
import { readResponse } from './request/read-response.ts';

export type { ImportAction, ImportedFile, ImportReport };

export type ImportChoices = Required<Omit<ImportQuery, 'dryRun'>>;

export interface FileImport {
  readonly siteId: string;
  readonly file: Blob;
  readonly choices: ImportChoices;
  /** State of the site that somebody looked at; without one the service only tells what would happen. */
  readonly state?: string;
  readonly signal: AbortSignal;
}

/** Imports a zip of a site or one page as JSON, all of it or nothing. Rejects with a `ContentError`. */
export async function importFile(request: FileImport): Promise<ImportReport> {
  const { siteId, file, choices, state, signal } = request;
  const { text } = await sendContent({
    method: 'POST',
    path: [siteId, 'import'],
    query: { dryRun: state === undefined, ...choices },
    body: file,
    // A broken archive is told in words.
    language: document.documentElement.lang,
    ...(state !== undefined && { ifMatch: state }),
    signal,
  });
  return readResponse(importReport, text);
}

/** Address of a page as a file, as it is worked on. */
export function pageExportUrl(siteId: string, pageId: string): string {
  return contentUrl({ path: [siteId, 'pages', pageId, 'export'] });
}

/** Address of a site as a zip. */
export function siteExportUrl(siteId: string): string {
  return contentUrl({ path: [siteId, 'export'] });
}
