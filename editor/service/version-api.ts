import type { PageVersionSummary } from '#schemas/api/content-versions.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { toList } from './content-api.ts';
import { sendContent } from './request/content-request.ts';

export type { PageVersionSummary };

/** What a page was, newest first. Rejects with a `ContentError`, as all calls here do. */
export async function listVersions(
  siteId: string,
  pageId: string,
  signal: AbortSignal,
): Promise<readonly PageVersionSummary[]> {
  const { text } = await sendContent({ path: [siteId, 'pages', pageId, 'versions'], signal });
  return toList(text, isVersionSummary);
}

export interface VersionName {
  readonly siteId: string;
  readonly pageId: string;
  readonly version: number;
}

/** The document of a version, as it was stored. */
export async function loadVersionText(
  { siteId, pageId, version }: VersionName,
  signal: AbortSignal,
): Promise<string> {
  const path = [siteId, 'pages', pageId, 'versions', String(version)];
  return (await sendContent({ path, signal })).text;
}

function isVersionSummary(value: unknown): value is PageVersionSummary {
  return (
    isRecord(value) &&
    typeof value['version'] === 'number' &&
    (value['source'] === 'file' || value['source'] === 'editor') &&
    (value['reason'] === 'published' || value['reason'] === 'kept') &&
    typeof value['isLive'] === 'boolean' &&
    typeof value['createdAt'] === 'string' &&
    (value['createdBy'] === null || typeof value['createdBy'] === 'string')
  );
}
