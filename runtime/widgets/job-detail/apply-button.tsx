import type { Job } from '#schemas/api/jobs.ts';
import { isClosed } from '../../jobs/shown-job.ts';
import { ActionLink } from '../../page/action-link.tsx';
import { useMessage } from '../../page/page-context.ts';

/** Page of the site's own form for jobs that name no other (decisions.md, "Search and location"). */
const FORM_PAGE = '/aplicar/web';

export interface ApplyButtonProps {
  readonly job: Job;
  readonly widgetId: string;
}

/** Leads to the chat or the contractor of a job, else to the site's own form; a closed job leads nowhere. */
export function ApplyButton({ job, widgetId }: ApplyButtonProps) {
  const message = useMessage();
  if (isClosed(job))
    return (
      <button type="button" className="rb-button" disabled>
        {message('job-detail.apply-closed')}
      </button>
    );
  const { applyUrl } = job.details;
  const isElsewhere = applyUrl?.startsWith('https://') ?? false;
  const ownForm = `${FORM_PAGE}?${new URLSearchParams({ jobId: job.id })}`;
  const href = isElsewhere && applyUrl !== undefined ? applyUrl : ownForm;
  return (
    <ActionLink
      link={{ href, label: message('job-detail.apply'), newTab: isElsewhere }}
      className="rb-button"
      event="CTA_Click"
      widgetId={widgetId}
    />
  );
}
