import { usePage, usePageMessage, useSitePath } from '../../context/page-context.ts';
import { CardTemplate } from '../../jobs/card-template.tsx';
import type { PageMessageKey } from '../../messages/messages.ts';
import { ExampleCards, useExamples } from './example-cards.tsx';
import { FailedList } from './failed-list.tsx';
import styles from './job-list.module.css';
import type { ListContentProps } from './list-content.ts';
import { limitOf } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoJobs } from './no-jobs.tsx';

export interface PersonalListProps extends ListContentProps {
  readonly listType: PersonalListType;
}

/** The frame that a script fills with jobs for this visitor: the HTML is the same for all of them. */
export function PersonalList({ content, listType }: PersonalListProps) {
  const { site } = usePage();
  const message = usePageMessage();
  const limit = limitOf(content);
  const { jobs, state } = useExamples(limit);
  return (
    <div
      className={styles.personal}
      data-personal-list={listType}
      data-personal-state={state}
      data-agency={site.agencyId}
      data-site={site.id}
      data-countries={site.country}
      data-limit={limit}
      data-distance={message('job-list.distance')}
      data-distance-least={message('job-list.distance-least')}
      data-match-strong={message('job-list.match-strong')}
      data-match-good={message('job-list.match-good')}
    >
      <p className={styles.noScript}>{message('job-list.personal-no-script')}</p>
      {listType === 'NEARBY' && <Locating />}
      <div className={`rb-scripted ${styles.stage}`}>
        <div className={styles.awaited} data-personal="waiting" hidden={state === 'empty'}>
          <ListSkeleton cards={limit} />
        </div>
        {state === 'cards' ? (
          <ExampleCards content={content} jobs={jobs} />
        ) : (
          <ul className={styles.list} data-personal="cards" hidden />
        )}
        <EmptyList listType={listType} isShown={state === 'empty'} />
        <FailedList title="job-list.personal-failed" text="job-list.personal-failed-text" />
      </div>
      <CardTemplate
        level={content.heading === undefined ? 2 : 3}
        config={content.jobSummaryConfig ?? {}}
      />
    </div>
  );
}

/** What may come of looking for a place (spec section 8, "Location detection fails"), and what helps. */
const LOCATION_TEXTS = [
  ['locating', 'location.locating'],
  ['place', 'job-list.nearby-place'],
  ['failed', 'location.failed'],
  ['no-navigator', 'location.no-navigator'],
  ['no-geolocation', 'location.no-geolocation'],
  ['no-data', 'location.no-data'],
  ['outside', 'job-list.nearby-outside'],
  ['hint', 'job-list.nearby-hint'],
  ['hint-denied', 'job-list.nearby-hint-denied'],
  ['unloaded', 'job-list.personal-failed'],
] as const satisfies readonly (readonly [string, PageMessageKey])[];

/** The browser asks for permission, so looking begins with a tap. */
function Locating() {
  const { messages } = usePage();
  const message = usePageMessage();
  return (
    <div className={`rb-scripted ${styles.locating}`}>
      <div className={styles.places}>
        <button type="button" className={styles.undo} data-personal-locate="">
          {message('job-list.nearby-locate')}
        </button>
        <button type="button" className={styles.undo} data-zone-use={message('zone.use')} hidden />
      </div>
      <p role="status" data-personal-status="" />
      <template data-locating-texts="">
        {LOCATION_TEXTS.map(([name, key]) => (
          <span key={name} lang={messages[key].lang} data-text={name}>
            {messages[key].text}
          </span>
        ))}
      </template>
    </div>
  );
}

const EMPTY_TEXTS: Readonly<Record<PersonalListType, readonly [PageMessageKey, PageMessageKey]>> = {
  NEARBY: ['job-list.nearby-empty', 'job-list.nearby-empty-text'],
  RECOMMENDED: ['job-list.personal-empty', 'job-list.personal-empty-text'],
  BROWSING_BASED: ['job-list.browsing-empty', 'job-list.browsing-empty-text'],
};

interface EmptyListProps extends Pick<PersonalListProps, 'listType'> {
  readonly isShown: boolean;
}

function EmptyList({ listType, isShown }: EmptyListProps) {
  const { jobListing } = usePage().site.urls;
  const sitePath = useSitePath();
  const message = usePageMessage();
  const [title, text] = EMPTY_TEXTS[listType];
  const isNearby = listType === 'NEARBY';
  return (
    <div role="status" data-personal="empty" hidden={!isShown}>
      <NoJobs title={message(title)} text={message(text)}>
        <div className={styles.ways}>
          {isNearby && (
            <button type="button" className="rb-button" data-personal-locate="">
              {message('job-list.nearby-locate')}
            </button>
          )}
          <a
            className={isNearby ? 'rb-button rb-button-secondary' : 'rb-button'}
            href={sitePath(jobListing)}
          >
            {message('job-list.search')}
          </a>
        </div>
      </NoJobs>
    </div>
  );
}

/** Lists of jobs that depend on the visitor (spec section 2, "Job list card"). */
export type PersonalListType = 'NEARBY' | 'RECOMMENDED' | 'BROWSING_BASED';
