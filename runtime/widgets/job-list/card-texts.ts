import { payText, placeText } from '../../jobs/job-texts.ts';
import { postedText } from '../../jobs/posted-text.ts';
import type { SavedJob } from '../../jobs/saved-job.ts';

/** What a card says, line by line. A line without text is not shown. */
export interface CardTexts {
  /** Null where the feed gives none. */
  readonly title: string | null;
  readonly place: string;
  readonly employmentType: string;
  readonly company: string;
  readonly pay: string;
  readonly schedule: string;
  readonly posted: string;
}

export type CardJob = Omit<SavedJob, 'description'>;

export function toCardTexts(job: CardJob): CardTexts {
  const { title, employmentType, company, startDate, details } = job;
  return {
    title,
    place: placeText(job),
    employmentType: employmentType ?? '',
    company: company ?? '',
    pay: payText(details.pay),
    schedule: details.schedule ?? '',
    posted: postedText(details.postedAt ?? startDate),
  };
}
