import type { JobCardConfig } from '#schemas/documents.ts';
import { Icon } from '../../icon/icon.tsx';
import { CompanyMark } from '../../jobs/company-mark.tsx';
import { SaveButton } from '../../jobs/save-button.tsx';
import { useMessage, usePage } from '../../page/page-context.ts';
import { type CardJob, type CardTexts, toCardTexts } from './card-texts.ts';
import styles from './job-list.module.css';

/** Width of the company's mark in CSS pixels. */
const MARK = 44;

export interface JobCardProps {
  readonly job: CardJob;
  readonly href: string;
  readonly level: 2 | 3;
  readonly config: JobCardConfig;
  readonly selected?: boolean | undefined;
  /** Texts of a card that a script fills in; its parts then carry their names. */
  readonly template?: CardTexts | undefined;
}

/** A job as a link with everything that decides whether to follow it (spec section 2, "Job list card"). */
export function JobCard({ job, href, level, config, selected, template }: JobCardProps) {
  const { showLogo = true, showDate = true } = config;
  const message = useMessage();
  const texts = template ?? toCardTexts(job);
  const mark = (field: keyof CardTexts) => (template ? field : undefined);
  const { place, employmentType, company, posted } = texts;
  return (
    <article className={styles.card}>
      {showLogo && (
        <CompanyMark
          job={job}
          className={styles.mark}
          size={MARK}
          marked={template !== undefined}
        />
      )}
      <div className={styles.body}>
        <CardTitle job={job} href={href} level={level} selected={selected} mark={mark('title')} />
        {place !== '' && <p data-field={mark('place')}>{place}</p>}
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
      </div>
      <SaveButton job={job} />
    </article>
  );
}

interface CardTitleProps extends Pick<JobCardProps, 'job' | 'href' | 'level' | 'selected'> {
  readonly mark: string | undefined;
}

function CardTitle({ job, href, level, selected, mark }: CardTitleProps) {
  const untitled = usePage().messages['jobs.untitled'];
  const Heading = level === 2 ? 'h2' : 'h3';
  const { text, lang } = job.title === null ? untitled : { text: job.title, lang: undefined };
  return (
    <Heading className={styles.title}>
      <a
        href={href}
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

interface FactsProps {
  readonly texts: CardTexts;
  readonly config: JobCardConfig;
  readonly mark: (field: keyof CardTexts) => string | undefined;
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
