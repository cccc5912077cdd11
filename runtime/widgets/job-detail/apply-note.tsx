import type { Job } from '#schemas/api/jobs.ts';
import type { IconName } from '#schemas/documents/documents.ts';
import { withoutLegalForm } from '#schemas/text/company-name.ts';
import { type SayMessage, usePage, usePageMessage } from '../../context/page-context.ts';
import { type ApplyWay, applyWay } from '../../jobs/apply-link.ts';
import { isClosed } from '../../jobs/shown-job.ts';
import { Icon } from '../../parts/icon.tsx';
import styles from './apply-note.module.css';

const ICONS: Readonly<Record<ApplyWay['kind'], IconName>> = {
  chat: 'chat',
  site: 'building',
  form: 'smartphone',
};

/** What the button will do, said before it is pressed, and a number to call where the job has one. */
export function ApplyNote({ job }: { readonly job: Job }) {
  const { site } = usePage();
  const message = usePageMessage();
  const way = isClosed(job) ? null : applyWay(job, site);
  const phone = isClosed(job) ? undefined : job.details.phone;
  if (way === null && phone === undefined) return null;
  const company = job.company ? withoutLegalForm(job.company) : message('apply-note.company');
  return (
    <div className={styles.root}>
      {way && (
        <p className={styles.line}>
          <Icon name={ICONS[way.kind]} size={18} />
          <span>{noteText(way, company, message)}</span>
        </p>
      )}
      {phone && (
        <a className={styles.call} href={`tel:${phone}`}>
          <Icon name="phone" size={18} />
          <span>{message('apply-note.call', { phone: shownPhone(phone) })}</span>
        </a>
      )}
    </div>
  );
}

function noteText(way: ApplyWay, company: string, message: SayMessage): string {
  switch (way.kind) {
    case 'chat':
      return message('apply-note.chat', { app: way.app, company });
    case 'site':
      return message('apply-note.site', { host: way.host });
    case 'form':
      if (way.minutes === undefined) return message('apply-note.form');
      return way.minutes === 1
        ? message('apply-note.form-minute')
        : message('apply-note.form-minutes', { minutes: way.minutes });
  }
}

/** Mexican numbers as they are read out: `55 1234 5678`. */
function shownPhone(phone: string): string {
  return phone.replace(/^\+52(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
}

/** Asked of whoever comes back from a chat or a contractor; `runtime/widgets/job-detail/ask-applied.ts` shows it. */
export function AskApplied() {
  const message = usePageMessage();
  return (
    <div className={styles.ask} role="status" hidden data-ask-applied="">
      <p>{message('ask-applied.question')}</p>
      <button type="button" className="rb-button rb-button-secondary" data-answer="yes">
        {message('ask-applied.yes')}
      </button>
      <button type="button" className="rb-button rb-button-secondary" data-answer="no">
        {message('ask-applied.no')}
      </button>
    </div>
  );
}

/** How far a job is from the place that the visitor chose; `runtime/widgets/job-detail/zone-distance.ts` fills it in. */
export function ZoneDistance({ job: { point } }: { readonly job: Pick<Job, 'point'> }) {
  const message = usePageMessage();
  if (point === null) return null;
  return (
    <li
      hidden
      data-zone-distance=""
      data-point={`${point.latitude},${point.longitude}`}
      data-far={message('zone.distance')}
      data-near={message('zone.distance-least')}
    >
      <Icon name="route" size={18} />
      <span />
    </li>
  );
}
