import type { JobListContent } from '#schemas/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';
import { jobHref } from '../../jobs/job-href.ts';
import { useSearchPath } from '../../jobs/use-search.ts';
import { useMessage, usePage, useSitePath } from '../../page/page-context.ts';
import { Picture } from '../../picture/picture.tsx';
import type { CardJob, CardTexts } from './card-texts.ts';
import { JobCard } from './job-card.tsx';
import styles from './job-list.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoJobs } from './no-jobs.tsx';
import { SAVED_SLUG } from './saved-slug.ts';

/** Cards that wait while the browser reads what it has saved. */
const WAITING_CARDS = 2;

/** Logos that a page of saved jobs brings along. Hidden and lazy, they cost markup until a card shows them. */
const MOST_LOGOS = 50;

export interface SavedListProps {
  readonly content: Sanitised<JobListContent>;
}

/** The frame that a script fills with the jobs that this browser has saved; nobody else knows them. */
export function SavedList({ content }: SavedListProps) {
  const { site, messages } = usePage();
  const message = useMessage();
  const sitePath = useSitePath();
  const untitled = messages['jobs.untitled'];
  return (
    <div
      className={styles.saved}
      data-saved-list=""
      data-agency={site.agencyId}
      data-closed-one={message('job-list.closed-one')}
      data-closed-many={message('job-list.closed-many')}
      data-removed={message('job-list.removed')}
      data-untitled={untitled.text}
      data-untitled-lang={untitled.lang}
    >
      <p className={styles.noScript}>{message('job-list.saved-no-script')}</p>
      <div className={styles.told}>
        <p role="status" data-saved-status="" />
        <button type="button" className={styles.undo} data-saved-undo="" hidden>
          {message('job-list.undo')}
        </button>
      </div>
      <div className={`rb-scripted ${styles.wait}`}>
        <ListSkeleton cards={WAITING_CARDS} />
      </div>
      <ul className={styles.list} data-saved-cards="" />
      <div className={styles.none}>
        <NoJobs title={message('job-list.saved-empty')} text={message('job-list.saved-empty-text')}>
          <a className="rb-button" href={sitePath(site.urls.jobListing)}>
            {message('job-list.search')}
          </a>
        </NoJobs>
      </div>
      <SavedTemplate content={content} />
    </div>
  );
}

/** Not a `<template>`, whose children React does not find again in a browser. */
function SavedTemplate({ content }: SavedListProps) {
  const { companies = [] } = usePage().site;
  const sitePath = useSitePath();
  const returnToUrl = useSearchPath();
  return (
    <div hidden data-saved-template="">
      <JobCard
        job={TEMPLATE_JOB}
        template={TEMPLATE_TEXTS}
        href={sitePath(jobHref(SAVED_SLUG, returnToUrl))}
        level={content.heading === undefined ? 2 : 3}
        config={content.jobSummaryConfig ?? {}}
      />
      {companies.slice(0, MOST_LOGOS).map(({ name, logo }) => (
        <span key={name} data-logo={name}>
          <Picture image={{ ...logo, decorative: true }} sizes="44px" />
        </span>
      ))}
    </div>
  );
}

/** Each text names what comes in its place. */
const TEMPLATE_TEXTS: CardTexts = {
  title: '{title}',
  place: '{place}',
  employmentType: '{employmentType}',
  company: '{company}',
  pay: '{pay}',
  schedule: '{schedule}',
  posted: '{date}',
};

const TEMPLATE_JOB: CardJob = {
  ...{ id: '', agencyId: '', clientId: '', urlSlug: SAVED_SLUG, title: '{title}' },
  ...{ city: null, state: null, country: null, employmentType: null, company: null },
  ...{ logoName: null, startDate: '', details: {} },
};
