import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { checkReturnUrl, RETURN_PARAM } from '../../jobs/job-href.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './job-ways.module.css';

export interface JobWaysProps {
  readonly backUrl: string | undefined;
  readonly slug: string;
}

/** The ways from a job's own page: back, and on in the list. */
export function JobWays({ backUrl, slug }: JobWaysProps) {
  return (
    <div className={styles.ways}>
      <BackLink backUrl={backUrl} />
      <Neighbours slug={slug} />
    </div>
  );
}

/** Back to where the visitor came from, if that is a place of this site (spec section 2, routes). */
function BackLink({ backUrl }: { readonly backUrl: string | undefined }) {
  const { site, page } = usePage();
  const sitePath = useSitePath();
  const message = usePageMessage();
  const given = new URLSearchParams(page.query).get(RETURN_PARAM) ?? '';
  const href = checkReturnUrl(given, site.sitePrefix) ?? sitePath(backUrl ?? site.urls.jobListing);
  return (
    <a className={styles.back} href={href}>
      <Icon name="arrow-left" size={20} />
      {message('job-detail.back')}
    </a>
  );
}

/** Filled in by `runtime/widgets/job-detail/neighbours.ts` where the job was opened from a list. */
function Neighbours({ slug }: { readonly slug: string }) {
  const message = usePageMessage();
  return (
    <nav
      className={styles.neighbours}
      aria-label={message('job-detail.neighbours')}
      data-neighbours={slug}
      hidden
    >
      <a href=".">
        <Icon name="chevron-left" size={20} />
        <span>{message('job-detail.previous')}</span>
      </a>
      <a href=".">
        <span>{message('job-detail.next')}</span>
        <Icon name="chevron-right" size={20} />
      </a>
    </nav>
  );
}
