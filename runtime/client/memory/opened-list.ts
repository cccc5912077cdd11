import { OPENED_LIST } from './kept-marks.ts';

/** A job of the list beside the one that is shown. */
export interface ListedJob {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
}

/** The jobs before and after one in the list that it was opened from. */
export function neighboursOf(slug: string): readonly (ListedJob | undefined)[] {
  const jobs = readList();
  const at = jobs.findIndex((job) => job.slug === slug);
  return at < 0 ? [] : [jobs[at - 1], jobs[at + 1]];
}

function readList(): ListedJob[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(OPENED_LIST) ?? '[]');
    return (Array.isArray(stored) ? stored : []).filter(isListedJob);
  } catch {
    return [];
  }
}

/** Anyone may write to the storage: an address of another site is none of ours. */
function isListedJob(value: unknown): value is ListedJob {
  const { slug, href, title } = (value ?? {}) as Partial<Record<keyof ListedJob, unknown>>;
  const isPath = typeof href === 'string' && /^\/(?![/\\])/.test(href);
  return isPath && typeof slug === 'string' && typeof title === 'string';
}
