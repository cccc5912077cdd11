import type { Job } from '#schemas/api/jobs.ts';
import { withoutLegalForm } from '#schemas/text/company-name.ts';
import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { usePageRequest, useQueryResult } from '../../data/query-context.ts';
import { CompanyMark, findCompany } from '../../jobs/company-mark.tsx';
import { countText } from '../../jobs/count-text.ts';
import { companyJobsQuery } from '../../jobs/job-queries.ts';
import { shownJobSlug } from '../../jobs/shown-job.ts';
import styles from './company-facts.module.css';

/** Width of the company's mark in CSS pixels. */
const MARK_SIZE = 48;

/** Who offers the job: mark, one line, its open jobs, and the way to its page. */
export function CompanyFacts({ job }: { readonly job: Job }) {
  const request = usePageRequest();
  const { site } = usePage();
  const message = usePageMessage();
  const sitePath = useSitePath();
  const count = useQueryResult(companyJobsQuery(shownJobSlug(request))) ?? 0;
  const { company } = job;
  if (!company) return null;
  const known = findCompany(site.companies ?? [], job);
  const brand = known?.logo.alt || withoutLegalForm(company);
  const search = `${sitePath(site.urls.jobListing)}?${new URLSearchParams({ company })}`;
  return (
    <section className={styles.root}>
      <CompanyMark job={job} className={styles.mark} size={MARK_SIZE} />
      <div className={styles.texts}>
        <p className={styles.name}>{brand}</p>
        {brand !== company && <p className={styles.legal}>{company}</p>}
        {known?.summary && <p>{known.summary}</p>}
        <p className={styles.links}>
          {count > 0 && (
            <a href={search}>
              {count === 1
                ? message('company-facts.job')
                : message('company-facts.jobs', { count: countText(count) })}
            </a>
          )}
          {known?.page && <a href={sitePath(known.page)}>{message('company-facts.page')}</a>}
        </p>
      </div>
    </section>
  );
}
