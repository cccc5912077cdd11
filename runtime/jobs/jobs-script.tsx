import type { Job } from '#schemas/api/jobs.ts';
import { toScriptJson } from '../html/script-json.ts';
import { toSavedJob } from './saved-job.ts';

/** The jobs of a widget as data, so that scripts can save them without asking the server, also offline. */
export function JobsScript({ jobs }: { readonly jobs: readonly Job[] }) {
  const json = toScriptJson(jobs.map(toSavedJob));
  return <script type="application/json" data-jobs="" dangerouslySetInnerHTML={{ __html: json }} />;
}
