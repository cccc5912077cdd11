import type { Job } from '#schemas/api/jobs.ts';
import { usePageMessage } from '../context/page-context.ts';
import { toScriptJson } from '../html/script-json.ts';
import { toSavedJob } from './saved-job.ts';

/** The jobs of a widget as data, so that scripts can save them without asking the server, also offline. */
export function JobsScript({ jobs }: { readonly jobs: readonly Job[] }) {
  const json = toScriptJson(jobs.map(toSavedJob));
  const message = usePageMessage();
  return (
    <script
      type="application/json"
      data-jobs=""
      data-far={message('jobs.far')}
      data-near={message('jobs.far-least')}
      data-viewed={message('jobs.viewed')}
      data-applied={message('jobs.applied')}
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
