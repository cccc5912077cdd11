import type { Job } from '#schemas/api/jobs.ts';
import type { Link } from '#schemas/documents/documents.ts';
import { APPLY_PATH } from '#schemas/pages/page-index.ts';
import type { PageContextValue } from '../context/page-context.ts';

/** Where a job is applied for: its chat or contractor, else the site's own form; null where it has neither. */
export function applyLink(
  job: Pick<Job, 'id' | 'details'>,
  { hasApplyPage }: Pick<PageContextValue['site'], 'hasApplyPage'>,
): Pick<Link, 'href' | 'newTab'> | null {
  const { applyUrl } = job.details;
  if (applyUrl !== undefined && /^https?:\/\//.test(applyUrl))
    return { href: applyUrl, newTab: true };
  if (!hasApplyPage) return null;
  return { href: `${APPLY_PATH}?${new URLSearchParams({ jobId: job.id })}`, newTab: false };
}
