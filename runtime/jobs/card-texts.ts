import { payText, placeText } from './job-texts.ts';
import type { JobWords } from './job-words.ts';
import { postedText } from './posted-text.ts';
import type { SavedJob } from './saved-job.ts';

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
  /** `A 5 km` */
  readonly distance: string;
  /** `5 miles` */
  readonly miles: string;
  /** How well the job suits the visitor. */
  readonly match: string;
  /** `y 3 vacantes iguales` */
  readonly alike: string;
}

export type CardJob = Omit<SavedJob, 'description'>;

/** What a list adds to a job's own texts. */
export type CardExtras = Partial<Pick<CardTexts, 'distance' | 'miles' | 'match' | 'alike'>>;

/** Without the extras of a list. */
export function toCardTexts(job: CardJob, words: JobWords): CardTexts {
  const { title, employmentType, company, startDate, details } = job;
  return {
    title,
    place: placeText(job),
    employmentType: employmentType ?? '',
    company: company ?? '',
    pay: payText(details.pay, words),
    schedule: details.schedule ?? '',
    posted: postedText(details.postedAt ?? startDate, words),
    distance: '',
    miles: '',
    match: '',
    alike: '',
  };
}

/** Stands for the `urlSlug` in the card that a script fills in. */
export const TEMPLATE_SLUG = 'urlSlug';
