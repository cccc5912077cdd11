import type { UnreadApplications } from '#schemas/api/recruiting/unread.ts';
import { unreadApplications } from '#schemas/generated/recruiting-answers.ts';
import { sendContent } from '../request/content-request.ts';
import { askFor } from '../request/read-response.ts';

export function unreadKey(siteId: string): readonly string[] {
  return ['unread-applications', siteId];
}

/** What the recruiter has not opened. */
export function loadUnread(siteId: string, signal?: AbortSignal): Promise<UnreadApplications> {
  return askFor(unreadApplications, { path: pathOf(siteId), ...(signal && { signal }) });
}

/** Takes for opened all that came until then. */
export async function markReadUntil(siteId: string, until: string): Promise<void> {
  await sendContent({ method: 'POST', path: pathOf(siteId), body: { until } });
}

function pathOf(siteId: string): readonly string[] {
  return [siteId, 'unread-applications'];
}
