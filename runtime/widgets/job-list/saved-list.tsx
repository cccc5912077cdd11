import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { CardTemplate } from '../../jobs/card-template.tsx';
import { MAX_NOTE } from '../../jobs/saved-job.ts';
import note from '../../jobs/saved-note.module.css';
import { ZoneOffer } from '../../parts/zone-offer.tsx';
import { ExampleCards, useExamples } from './example-cards.tsx';
import { FailedList } from './failed-list.tsx';
import styles from './job-list.module.css';
import type { ListContentProps } from './list-content.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoJobs } from './no-jobs.tsx';
import { SavedCompare } from './saved-compare.tsx';

/** Cards that wait while the browser reads what it has saved; the server cannot know how many there are. */
const WAITING_CARDS = 1;

/** The frame that a script fills with the jobs that this browser has saved; nobody else knows them. */
export function SavedList({ content }: ListContentProps) {
  const { site } = usePage();
  const message = usePageMessage();
  const sitePath = useSitePath();
  const { jobs, state } = useExamples(WAITING_CARDS);
  return (
    <div
      className={styles.saved}
      data-saved-list={state === 'empty' ? 'drawn' : ''}
      data-personal-state={state}
      data-agency={site.agencyId}
      data-closed-one={message('job-list.closed-one')}
      data-closed-many={message('job-list.closed-many')}
      data-removed={message('job-list.removed')}
      data-offline={message('job-list.saved-offline')}
      data-blocked={message('job-list.saved-blocked')}
      data-blocked-text={message('job-list.saved-blocked-text')}
    >
      <p className={styles.noScript}>{message('job-list.saved-no-script')}</p>
      <div className={styles.told}>
        <p role="status" data-saved-status="" />
        <button type="button" className={styles.undo} data-saved-undo="" hidden>
          {message('job-list.undo')}
        </button>
      </div>
      <div className={`rb-scripted ${styles.stage}`}>
        <div className={styles.awaited} data-personal="waiting">
          <ListSkeleton cards={WAITING_CARDS} />
        </div>
        {state === 'cards' && <ExampleCards content={content} jobs={jobs} />}
        <FailedList title="job-list.saved-failed" text="job-list.saved-failed-text" />
      </div>
      <ul className={styles.list} data-saved-cards="" />
      <div className={styles.none} data-saved-none="">
        <NoJobs title={message('job-list.saved-empty')} text={message('job-list.saved-empty-text')}>
          <a className="rb-button" href={sitePath(site.urls.jobListing)}>
            {message('job-list.search')}
          </a>
        </NoJobs>
      </div>
      <form action={sitePath(site.urls.jobListing)} method="get">
        <ZoneOffer />
      </form>
      <CardTemplate
        level={content.heading === undefined ? 2 : 3}
        config={content.jobSummaryConfig ?? {}}
      />
      <NoteTemplate />
      <SavedCompare />
    </div>
  );
}

/** What the visitor notes of a job, and chooses it by to compare it with others, for a script to put below its card. */
function NoteTemplate() {
  const message = usePageMessage();
  return (
    <template data-note-template="">
      <div className={note.root} data-saved-note="">
        <div className={note.head}>
          <p className={note.name}>{message('job-list.note')}</p>
          <label className={note.pick}>
            <input
              type="checkbox"
              aria-label={message('job-list.compare-of', { title: '{title}' })}
              data-compare-pick=""
            />
            {message('job-list.compare')}
          </label>
        </div>
        <textarea
          className={note.text}
          rows={1}
          maxLength={MAX_NOTE}
          aria-label={message('job-list.note-of', { title: '{title}' })}
          placeholder={message('job-list.note-hint')}
        />
        <p className={note.failed} role="status" data-failed={message('job-list.note-failed')} />
      </div>
    </template>
  );
}
