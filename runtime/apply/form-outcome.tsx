import { Check } from 'lucide';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { usePage, usePageMessage, useSitePath } from '../context/page-context.ts';
import type { AppliedJob } from '../data/api-port.ts';
import { WidgetSlot } from '../islands/slot.tsx';
import { Glyph, toMarkup } from '../parts/glyph.tsx';
import styles from './apply-form.module.css';
import { ApplyHeading } from './apply-heading.tsx';
import { myDataAddress } from './filling/applicant-pages.ts';
import type { FormContent } from './form-props.ts';
import { SimilarJobs } from './similar-jobs.tsx';

const CHECK = toMarkup(Check);

export interface ErrorWidgetsProps {
  readonly content: FormContent;
  readonly isFailed: boolean;
  /** Presses that failed or wait. */
  readonly misses: number;
}

/** Above the form, which stays with its answers. */
export function ErrorWidgets({ content, isFailed, misses }: ErrorWidgetsProps) {
  const { errorWidgets = [] } = content;
  const message = usePageMessage();
  const box = useRef<HTMLDivElement>(null);
  // Behind the heading of a page that opens, which comes into view as well.
  useEffect(() => {
    const { current } = box;
    // What waits is said at the head of the form, which stands next.
    const told = current?.hidden ? current.nextElementSibling : current;
    if (misses > 0) told?.scrollIntoView({ block: 'start' });
  }, [misses]);
  return (
    <div hidden={!isFailed} data-apply-failed="" ref={box}>
      {errorWidgets.length === 0 && <p className={styles.failure}>{message('apply.failed')}</p>}
      {errorWidgets.map((widgetId) => (
        <WidgetSlot key={widgetId} widgetId={widgetId} />
      ))}
    </div>
  );
}

export interface SuccessWidgetsProps {
  readonly content: FormContent;
  readonly isSent: boolean;
}

/** In the place of the form once it is sent. */
export function SuccessWidgets({ content: { successWidgets = [] }, isSent }: SuccessWidgetsProps) {
  return (
    <div hidden={!isSent} data-apply-sent="">
      {successWidgets.map((widgetId) => (
        <WidgetSlot key={widgetId} widgetId={widgetId} />
      ))}
    </div>
  );
}

/** Tells scripts of a page that other jobs show. */
const SWAP = 'rumbo:swap';

export interface SentNoteProps {
  readonly job: AppliedJob | null;
  /** Whether somebody with the same contact had applied for the job. */
  readonly mayBeDuplicate: boolean;
  /** Whether it went out from another phone or tab. */
  readonly isBefore: boolean;
  readonly folio: string | undefined;
  /** Of the link to what was sent. */
  readonly myData: string | undefined;
  readonly onOther: () => void;
}

export function SentNote(props: SentNoteProps) {
  const { job, mayBeDuplicate, isBefore, folio, myData, onOther } = props;
  const message = usePageMessage();
  const { site } = usePage();
  const title = useFocusOnce<HTMLHeadingElement>();
  // The buttons of the jobs that show now get their states.
  useEffect(() => void document.dispatchEvent(new Event(SWAP)), []);
  return (
    <div className={styles.card}>
      <div className={styles.sent}>
        <span className={styles.mark}>
          <Glyph shapes={CHECK} size={28} />
        </span>
        <ApplyHeading className={styles.title} tabIndex={-1} ref={title}>
          {message(isBefore ? 'apply.sent-before' : 'apply.sent')}
        </ApplyHeading>
        {job && <p className={styles.job}>{job.title}</p>}
        <p>{message(mayBeDuplicate ? 'apply.duplicate' : 'apply.sent-next')}</p>
        {folio !== undefined && <p>{message('apply.folio', { folio })}</p>}
        {myData !== undefined && (
          <p>
            <a href={myDataAddress(site.id, myData)}>{message('apply.my-data')}</a>
            <br />
            {message('apply.my-data-keep')}
          </p>
        )}
        <button type="button" className={`rb-scripted ${styles.back}`} onClick={onOther}>
          {message('apply.other-person')}
        </button>
      </div>
    </div>
  );
}

/** The result takes the focus where it takes the place of what had it, and comes into view from its beginning on. */
function useFocusOnce<Told extends HTMLElement>(isNews = true) {
  const element = useRef<Told>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!isNews || current === null || current.contains(document.activeElement)) return;
    current.focus({ preventScroll: true });
    const card = current.closest(`.${styles.card}`);
    const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
    if (top < 0 || bottom > innerHeight) card?.scrollIntoView({ block: 'start' });
  }, [isNews]);
  return element;
}

export interface ClosedNoteProps {
  readonly job: AppliedJob | null;
  /** Whether the person had begun. */
  readonly isKept?: boolean;
  /** Whether the person was filling the form in just now. */
  readonly isNews?: boolean;
}

/** Nobody can apply any more; what was typed is kept. */
export function ClosedNote({ job, isKept = false, isNews = false }: ClosedNoteProps) {
  const told = useFocusOnce<HTMLParagraphElement>(isNews);
  const message = usePageMessage();
  return (
    <div className={styles.card}>
      <ApplyHeading className={styles.title}>{job?.title ?? ''}</ApplyHeading>
      <p className={styles.failure} role={isNews ? undefined : 'status'} tabIndex={-1} ref={told}>
        {message('job-detail.closed')}
      </p>
      <button type="button" className={`rb-button ${styles.next}`} disabled>
        {message('job-detail.apply-closed')}
      </button>
      {isKept && <p>{message('apply.closed-kept')}</p>}
      {job && <SimilarJobs job={job} />}
      <AllJobs />
    </div>
  );
}

/** The way on for whom this page has nothing. */
export function AllJobs() {
  const message = usePageMessage();
  const { site } = usePage();
  const sitePath = useSitePath();
  return (
    <p>
      <a href={sitePath(site.urls.jobListing)}>{message('job-detail.search')}</a>
    </p>
  );
}

/** An answer ended the application: nothing of it is stored. */
export function EndedNote({ text }: { readonly text: string }) {
  const message = usePageMessage();
  const title = useFocusOnce<HTMLHeadingElement>();
  return (
    <div className={styles.card}>
      <ApplyHeading className={styles.title} tabIndex={-1} ref={title}>
        {message('apply.ended')}
      </ApplyHeading>
      <p className={styles.text}>{text}</p>
      <AllJobs />
    </div>
  );
}
