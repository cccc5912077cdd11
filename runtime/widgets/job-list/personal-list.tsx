import type { ReactNode } from 'react';
import { CardTemplate } from '../../jobs/card-template.tsx';
import type { MessageKey } from '../../messages/messages.ts';
import { useMessage, usePage, useSitePath } from '../../page/page-context.ts';
import styles from './job-list.module.css';
import type { ListContentProps } from './list-content.ts';
import { limitOf } from './list-query.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { NoJobs } from './no-jobs.tsx';
import type { PersonalListType } from './personal-list-type.ts';

export interface PersonalListProps extends ListContentProps {
  readonly listType: PersonalListType;
}

/** The frame that a script fills with jobs for this visitor: the HTML is the same for all of them. */
export function PersonalList({ content, listType }: PersonalListProps) {
  const { site } = usePage();
  const message = useMessage();
  const limit = limitOf(content);
  return (
    <div
      className={styles.personal}
      data-personal-list={listType}
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
        <div className={styles.awaited} data-personal="waiting">
          <ListSkeleton cards={limit} />
        </div>
        <ul className={styles.list} data-personal="cards" hidden />
        <EmptyList listType={listType} />
        <FailedList />
      </div>
      <CardTemplate
        level={content.heading === undefined ? 2 : 3}
        config={content.jobSummaryConfig ?? {}}
      />
    </div>
  );
}

/** What may come of looking for a place (spec section 8, "Location detection fails"). */
const LOCATION_TEXTS = [
  ['locating', 'location.locating'],
  ['place', 'job-list.nearby-place'],
  ['failed', 'location.failed'],
  ['no-navigator', 'location.no-navigator'],
  ['no-geolocation', 'location.no-geolocation'],
  ['no-data', 'location.no-data'],
  ['outside', 'job-list.nearby-outside'],
] as const satisfies readonly (readonly [string, MessageKey])[];

/** The browser asks for permission, so looking begins with a tap. */
function Locating() {
  const { messages } = usePage();
  const message = useMessage();
  return (
    <div className={`rb-scripted ${styles.locating}`}>
      <button type="button" className={styles.undo} data-personal-locate="">
        {message('job-list.nearby-locate')}
      </button>
      <p role="status" data-personal-status="" />
      <div hidden>
        {LOCATION_TEXTS.map(([name, key]) => (
          <span key={name} lang={messages[key].lang} data-text={name}>
            {messages[key].text}
          </span>
        ))}
      </div>
    </div>
  );
}

const EMPTY_TEXTS: Readonly<Record<PersonalListType, readonly [MessageKey, MessageKey]>> = {
  NEARBY: ['job-list.nearby-empty', 'job-list.nearby-empty-text'],
  RECOMMENDED: ['job-list.personal-empty', 'job-list.personal-empty-text'],
  BROWSING_BASED: ['job-list.browsing-empty', 'job-list.browsing-empty-text'],
};

function EmptyList({ listType }: Pick<PersonalListProps, 'listType'>) {
  const { jobListing } = usePage().site.urls;
  const sitePath = useSitePath();
  const message = useMessage();
  const [title, text] = EMPTY_TEXTS[listType];
  return (
    <Notice name="empty" title={message(title)} text={message(text)}>
      {listType === 'NEARBY' ? (
        <button type="button" className="rb-button" data-personal-locate="">
          {message('job-list.nearby-locate')}
        </button>
      ) : (
        <a className="rb-button" href={sitePath(jobListing)}>
          {message('job-list.search')}
        </a>
      )}
    </Notice>
  );
}

function FailedList() {
  const message = useMessage();
  return (
    <Notice
      name="failed"
      title={message('job-list.personal-failed')}
      text={message('job-list.personal-failed-text')}
    >
      <button type="button" className="rb-button rb-button-secondary" data-personal-retry="">
        {message('job-list.retry')}
      </button>
    </Notice>
  );
}

interface NoticeProps {
  readonly name: 'empty' | 'failed';
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Notice({ name, children, ...texts }: NoticeProps) {
  return (
    <div role="status" data-personal={name} hidden>
      <NoJobs {...texts}>{children}</NoJobs>
    </div>
  );
}
