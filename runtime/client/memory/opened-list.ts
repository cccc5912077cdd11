/** Key of the list that the last job was opened from, in this tab: hrefs and titles, in their order. */
const OPENED_LIST = 'rumbo_list';

/** A job of the list beside the one that is shown. */
export interface ListedJob {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
}

/** Remembers the list that a card stands in, when its job is opened. */
export function rememberOpenedLists(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('[data-card] [data-job]');
    const list = link && link.closest('ul');
    if (!list) return;
    const jobs = [...list.querySelectorAll<HTMLAnchorElement>('a[data-job]')].map((each) => ({
      slug: each.dataset['job'] ?? '',
      href: each.pathname + each.search,
      title: each.textContent ?? '',
    }));
    try {
      sessionStorage.setItem(OPENED_LIST, JSON.stringify(jobs));
    } catch {
      // Without storage there is the way back to the list.
    }
  });
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
