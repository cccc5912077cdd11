import type { PageVersionSummary } from '#schemas/api/content-versions.ts';
import { pageVersionSummary } from '#schemas/generated/answers.ts';
import { sendContent } from './request/content-request.ts';
import { readList } from './request/read-response.ts';

export type { PageVersionSummary };

/** What a page was, newest first. Rejects with a `ContentError`, as all calls here do. */
export async function listVersions(
  siteId: string,
  pageId: string,
  signal: AbortSignal,
): Promise<readonly PageVersionSummary[]> {
  const { text } = await sendContent({ path: [siteId, 'pages', pageId, 'versions'], signal });
  return readList(pageVersionSummary, text);
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
