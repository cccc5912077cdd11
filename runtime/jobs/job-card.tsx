import type { JobCardConfig } from '#schemas/documents/documents.ts';
import { usePage, usePageMessage } from '../context/page-context.ts';
import { fillMessage } from '../messages/messages.ts';
import { ActionLink } from '../parts/action-link.tsx';
import { Icon } from '../parts/icon.tsx';
import { applyLink } from './apply-link.ts';
import { type CardExtras, type CardJob, type CardTexts, toCardTexts } from './card-texts.ts';
import { CompanyMark } from './company-mark.tsx';
import styles from './job-card.module.css';
import { pointText } from './job-texts.ts';
import { useJobWords } from './job-words.ts';
import { SaveButton } from './save-button.tsx';

/** Width of the company's mark in CSS pixels. */
const MARK = 44;

export interface JobCardProps {
  readonly job: CardJob;
  readonly href: string;
  readonly level: 2 | 3;
  readonly config: JobCardConfig;
  readonly selected?: boolean | undefined;
  readonly extras?: CardExtras;
  /** Texts of a card that a script fills in; its parts then carry their names. */
  readonly template?: CardTexts | undefined;
}

/** A job as a link with everything that decides whether to follow it (spec section 2, "Job list card"). */
export function JobCard(props: JobCardProps) {
  const { job, href, level, config, selected, extras, template } = props;
  const { showLogo = true, showDate = true } = config;
  const message = usePageMessage();
  const words = useJobWords();
  const texts = template ?? { ...toCardTexts(job, words), ...extras };
  const mark: Mark = (field) => (template ? field : undefined);
  const { employmentType, company, posted, match, alike } = texts;
  return (
    <article className={styles.card} data-card="" data-point={pointText(job.point, texts.distance)}>
      {showLogo && (
        <CompanyMark
          job={job}
          className={styles.mark}
          size={MARK}
          marked={template !== undefined}
        />
      )}
      <div className={styles.body}>
        {match !== '' && (
          <p className={styles.match} data-field={mark('match')}>
            {match}
          </p>
        )}
        <CardTitle job={job} href={href} level={level} selected={selected} mark={mark('title')} />
        <CardPlace texts={texts} mark={mark} />
        {employmentType !== '' && <p data-field={mark('employmentType')}>{employmentType}</p>}
        {company !== '' && (
          <p className={styles.company} data-field={mark('company')}>
            {company}
          </p>
        )}
        <Facts texts={texts} config={config} mark={mark} />
        {showDate && posted !== '' && (
          <p className={styles.posted} data-field={mark('posted')}>
            {message('job-list.posted', { date: posted })}
          </p>
        )}
        {alike !== '' && <p className={styles.posted}>{alike}</p>}
        <CardApply job={job} mark={mark('title')} />
      </div>
      <SaveButton job={job} />
    </article>
  );
}

/** Jobs of chats and contractors are applied for on their own page. */
function CardApply({ job, mark }: Pick<CardTitleProps, 'job' | 'mark'>) {
  const { site } = usePage();
  const message = usePageMessage();
  const link = applyLink(job, site);
  if (link === null || link.newTab) return null;
  const label = message('job-detail.apply');
  return (
    <ActionLink
      link={{ ...link, label }}
      className={`rb-button rb-button-secondary ${styles.apply}`}
      event="CTA_Click"
      applyJob={job.id}
    >
      {label}
      <span className="rb-visually-hidden" data-field={mark}>
        {`: ${job.title ?? message('jobs.untitled')}`}
      </span>
    </ActionLink>
  );
}

/** Names a part that a script fills in. */
type Mark = (field: keyof CardTexts) => string | undefined;

interface CardTitleProps extends Pick<JobCardProps, 'job' | 'href' | 'level' | 'selected'> {
  readonly mark: string | undefined;
}

/** A model's address is not followed: crawlers would find no job there. */
function CardTitle({ job, href, level, selected, mark }: CardTitleProps) {
  const untitled = usePage().messages['jobs.untitled'];
  const Heading = level === 2 ? 'h2' : 'h3';
  const { text, lang } = job.title === null ? untitled : { text: job.title, lang: undefined };
  return (
    <Heading className={styles.title}>
      <a
        href={mark === undefined ? href : undefined}
        data-href={mark && href}
        lang={lang}
        data-job={job.urlSlug}
        data-field={mark}
        aria-current={selected || undefined}
      >
        {text}
      </a>
    </Heading>
  );
}

interface CardLineProps {
  readonly texts: CardTexts;
  readonly mark: Mark;
}

/** Where the job is, and how far that is; miles are as the service says them. */
function CardPlace({ texts: { place, distance, miles }, mark }: CardLineProps) {
  const said = usePage().messages['jobs.miles'];
  if (place + distance === '') return null;
  if (distance === '') return <p>{place}</p>;
  return (
    <p>
      <span data-field={mark('place')}>{place}</span>
      <span className={styles.distance} data-field={mark('distance')}>
        {` · ${distance}`}
      </span>
      {miles !== '' && (
        <span className={styles.miles} lang={said.lang} data-field={mark('miles')}>
          {` ${fillMessage(said.text, { miles })}`}
        </span>
      )}
    </p>
  );
}

interface FactsProps extends CardLineProps {
  readonly config: JobCardConfig;
}

/** What people ask first: one more row below the lines of the specification. */
function Facts({ texts: { pay, schedule }, config, mark }: FactsProps) {
  const { showPay = true, showSchedule = true } = config;
  const hasPay = showPay && pay !== '';
  const hasSchedule = showSchedule && schedule !== '';
  if (!hasPay && !hasSchedule) return null;
  return (
    <div className={styles.facts}>
      {hasPay && (
        <p className={styles.pay}>
          <Icon name="coins" size={18} />
          <span data-field={mark('pay')}>{pay}</span>
        </p>
      )}
      {hasSchedule && (
        <p className={styles.schedule}>
          <Icon name="clock" size={18} />
          <span data-field={mark('schedule')}>{schedule}</span>
        </p>
      )}
    </div>
  );
}
