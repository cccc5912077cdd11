import type {
  ImportAction,
  ImportedFile,
  ImportQuery,
  ImportReport,
} from '#schemas/api/content-transfer.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { toJson } from './content-api.ts';
import { ContentError } from './request/content-error.ts';
import { contentUrl, sendContent } from './request/content-request.ts';
import { isReportedProblem } from './request/reported-problem.ts';

export type { ImportAction, ImportedFile, ImportReport };

export type ImportChoices = Required<Omit<ImportQuery, 'dryRun'>>;

export interface ImportRequest {
  readonly siteId: string;
  readonly file: Blob;
  readonly choices: ImportChoices;
  /** State of the site that somebody looked at; without one the service only tells what would happen. */
  readonly state?: string;
  readonly signal: AbortSignal;
}

/** Imports a zip of a site or one page as JSON, all of it or nothing. Rejects with a `ContentError`. */
export async function importFile(request: ImportRequest): Promise<ImportReport> {
  const { siteId, file, choices, state, signal } = request;
  const { text } = await sendContent({
    method: 'POST',
    path: [siteId, 'import'],
    query: { dryRun: state === undefined, ...choices },
    body: file,
    ...(state !== undefined && { ifMatch: state }),
    signal,
  });
  const report = toJson(text);
  if (!isImportReport(report)) throw new ContentError('unreadable');
  return report;
}

/** Address of a page as a file, as it is worked on. */
export function pageExportUrl(siteId: string, pageId: string): string {
  return contentUrl({ path: [siteId, 'pages', pageId, 'export'] });
}

/** Address of a site as a zip. */
export function siteExportUrl(siteId: string): string {
  return contentUrl({ path: [siteId, 'export'] });
}

const ACTIONS: ReadonlySet<unknown> = new Set<ImportAction>([
  'create',
  'update',
  'unchanged',
  'skip',
  'refuse',
]);

function isImportReport(value: unknown): value is ImportReport {
  return (
    isRecord(value) &&
    typeof value['state'] === 'string' &&
    typeof value['refused'] === 'boolean' &&
    Array.isArray(value['files']) &&
    value['files'].every(isImportedFile)
  );
}

function isImportedFile(value: unknown): value is ImportedFile {
  return (
    isRecord(value) &&
    typeof value['file'] === 'string' &&
    ACTIONS.has(value['action']) &&
    isOptionalText(value['storedAs']) &&
    isOptionalText(value['replaces']) &&
    typeof value['publishes'] === 'boolean' &&
    typeof value['omitted'] === 'number' &&
    Array.isArray(value['problems']) &&
    value['problems'].every(isReportedProblem)
  );
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
