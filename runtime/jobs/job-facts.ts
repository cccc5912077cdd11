import type { Job } from '#schemas/api/jobs.ts';
import type { IconName } from '#schemas/documents/documents.ts';
import type { PageMessageKey } from '../messages/messages.ts';
import { payText, placeText } from './job-texts.ts';
import type { JobWords } from './job-words.ts';

export type FactField =
  | 'pay'
  | 'schedule'
  | 'place'
  | 'vehicle'
  | 'company'
  | 'licence'
  | 'employmentType';

export interface JobFact {
  readonly field: FactField;
  readonly icon: IconName;
  readonly label: PageMessageKey;
  readonly text: string;
}

interface FactSource {
  readonly icon: IconName;
  readonly label: PageMessageKey;
  text(job: Job, words: JobWords): string | null | undefined;
}

const SOURCES: Readonly<Record<FactField, FactSource>> = {
  pay: {
    icon: 'coins',
    label: 'job-detail.pay',
    text: ({ details }, words) => payText(details.pay, words),
  },
  schedule: {
    icon: 'clock',
    label: 'job-detail.schedule',
    text: ({ details }) => details.schedule,
  },
  place: { icon: 'map-pin', label: 'job-detail.place', text: placeText },
  vehicle: { icon: 'truck', label: 'job-detail.vehicle', text: ({ details }) => details.vehicle },
  company: { icon: 'building', label: 'job-detail.company', text: ({ company }) => company },
  licence: { icon: 'id-card', label: 'job-detail.licence', text: ({ details }) => details.licence },
  employmentType: {
    icon: 'briefcase',
    label: 'job-detail.employment-type',
    text: ({ employmentType }) => employmentType,
  },
};

/** What a job says of itself in single lines, in the order asked for; what it does not say is left out. */
export function jobFacts(job: Job, fields: readonly FactField[], words: JobWords): JobFact[] {
  return [...new Set(fields)].flatMap((field) => {
    const { icon, label, text } = SOURCES[field];
    const known = text(job, words) ?? '';
    return known === '' ? [] : [{ field, icon, label, text: known }];
  });
}
