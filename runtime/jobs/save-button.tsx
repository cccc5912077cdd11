import type { Job } from '#schemas/api/jobs.ts';
import { usePageMessage } from '../context/page-context.ts';
import { Icon } from '../parts/icon.tsx';

export interface SaveButtonProps {
  readonly job: Pick<Job, 'urlSlug' | 'agencyId' | 'title'>;
}

/** Saves a job in this browser. `runtime/client/widgets/save-buttons.ts` gives it its state; without script it is not shown. */
export function SaveButton({ job }: SaveButtonProps) {
  const message = usePageMessage();
  const label = message('jobs.save', { title: job.title ?? message('jobs.untitled') });
  return (
    <button
      type="button"
      className="rb-icon-button rb-save"
      aria-pressed={false}
      aria-label={label}
      title={message('jobs.save-short')}
      data-save-job={job.urlSlug}
      data-agency={job.agencyId}
    >
      <Icon name="heart" size={22} />
    </button>
  );
}
