import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { CardTemplate } from '../../jobs/card-template.tsx';
import { ExampleCards, useExamples } from './example-cards.tsx';
import { FailedList } from './failed-list.tsx';
import styles from './job-list.module.css';
import type { ListContentProps } from './list-content.ts';
import { limitOf } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoJobs } from './no-jobs.tsx';

export interface TrailListProps extends ListContentProps {
  readonly listType: TrailListType;
}

/** The frame that a script fills with the jobs that this browser opened, or applied for. */
export function TrailList({ content, listType }: TrailListProps) {
  const { site } = usePage();
  const message = usePageMessage();
  const sitePath = useSitePath();
  const isViewed = listType === 'VIEWED';
  const limit = limitOf(content);
  const { jobs, state } = useExamples(limit);
  return (
    <div
      className={styles.personal}
      data-trail-list={listType}
      data-personal-state={state}
      data-agency={site.agencyId}
    >
      <p className={styles.noScript}>{message('job-list.personal-no-script')}</p>
      <div className={`rb-scripted ${styles.stage}`}>
        {state === 'waiting' && <ListSkeleton cards={limit} />}
        {state === 'cards' ? (
          <ExampleCards content={content} jobs={jobs} />
        ) : (
          <ul className={styles.list} data-personal="cards" hidden />
        )}
        <div data-personal="empty" hidden={state !== 'empty'}>
          <NoJobs
            title={message(isViewed ? 'job-list.viewed-empty' : 'job-list.applied-empty')}
            text={message(isViewed ? 'job-list.viewed-empty-text' : 'job-list.applied-empty-text')}
          >
            <a className="rb-button" href={sitePath(site.urls.jobListing)}>
              {message('job-list.search')}
            </a>
          </NoJobs>
        </div>
        <FailedList title="job-list.personal-failed" text="job-list.personal-failed-text" />
      </div>
      {isViewed && (
        <button type="button" className={styles.undo} data-trail-forget="" hidden>
          {message('job-list.viewed-forget')}
        </button>
      )}
      <CardTemplate
        level={content.heading === undefined ? 2 : 3}
        config={content.jobSummaryConfig ?? {}}
      />
    </div>
  );
}

/** Lists of what was done on this site in this browser. */
export type TrailListType = 'VIEWED' | 'APPLIED';
