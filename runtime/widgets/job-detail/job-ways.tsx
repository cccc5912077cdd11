import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import type { Query } from '../../data/query.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { checkReturnUrl, RETURN_PARAM } from '../../jobs/job-href.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './job-ways.module.css';
import { type NeighbourJob, type Neighbours, neighboursQuery } from './neighbours-query.ts';

export interface JobWaysProps {
  readonly backUrl: string | undefined;
  readonly slug: string;
}

/** The ways from a job's own page: back, and on in the list. */
export function JobWays({ backUrl, slug }: JobWaysProps) {
  return (
    <div className={styles.ways}>
      <BackLink backUrl={backUrl} />
      <NeighbourLinks slug={slug} />
    </div>
  );
}

/**
 * Back to where the visitor came from, if that is a place of this site (spec section 2, routes);
 * `runtime/widgets/job-detail/neighbours.ts` goes back in the history where it can.
 */
function BackLink({ backUrl }: { readonly backUrl: string | undefined }) {
  const { site, page } = usePage();
  const sitePath = useSitePath();
  const message = usePageMessage();
  const given = new URLSearchParams(page.query).get(RETURN_PARAM) ?? '';
  const href = checkReturnUrl(given, site.sitePrefix) ?? sitePath(backUrl ?? site.urls.jobListing);
  return (
    <a className={styles.back} href={href} data-way-back>
      <Icon name="arrow-left" size={20} />
      {message('job-detail.back')}
    </a>
  );
}

const NO_NEIGHBOURS: Query<Neighbours> = { key: 'no list', load: () => Promise.resolve({}) };

/**
 * By the search that the job was opened from; where it was opened from another list, or the map,
 * `runtime/widgets/job-detail/neighbours.ts` fills them in.
 */
function NeighbourLinks({ slug }: { readonly slug: string }) {
  const message = usePageMessage();
  const sitePath = useSitePath();
  const query = neighboursQuery(usePageRequest()) ?? NO_NEIGHBOURS;
  const { previous, next } = useQueryResult(query) ?? {};
  const linkTo = (job: NeighbourJob | undefined) => ({
    href: job ? sitePath(job.href) : '.',
    title: job?.title ?? undefined,
    hidden: !job,
  });
  return (
    <nav
      className={styles.neighbours}
      aria-label={message('job-detail.neighbours')}
      data-neighbours={slug}
      hidden={!(previous || next)}
    >
      <a {...linkTo(previous)}>
        <Icon name="chevron-left" size={20} />
        <span>{message('job-detail.previous')}</span>
      </a>
      <a {...linkTo(next)}>
        <span>{message('job-detail.next')}</span>
        <Icon name="chevron-right" size={20} />
      </a>
    </nav>
  );
}
