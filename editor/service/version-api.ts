import type { PageVersionSummary } from '#schemas/api/content-versions.ts';
import { pageVersionSummary } from '#schemas/generated/answers.ts';
import { sendContent } from './request/content-request.ts';
import { askForList } from './request/read-response.ts';

export type { PageVersionSummary };

/** A page or form, by the folder of its address. */
export interface VersionedDocument {
  readonly siteId: string;
  readonly kind: 'pages' | 'forms';
  readonly id: string;
}

/** What a document was, newest first. Rejects with a `ContentError`, as all calls here do. */
export function listVersions(
  { siteId, kind, id }: VersionedDocument,
  signal: AbortSignal,
): Promise<readonly PageVersionSummary[]> {
  return askForList(pageVersionSummary, { path: [siteId, kind, id, 'versions'], signal });
}

/** The document of a version, as it was stored. */
export async function loadVersionText(
  { siteId, kind, id }: VersionedDocument,
  version: number,
  signal: AbortSignal,
): Promise<string> {
  const path = [siteId, kind, id, 'versions', String(version)];
  return (await sendContent({ path, signal })).text;
}
