import type { Candidate } from './candidate.ts';
import { toLicenceWords, toScheduleWords, toValue, toVehicleWords, toWords } from './job-words.ts';

/** What two jobs can have in common, their place aside. */
export type Trait =
  | 'title'
  | 'category'
  | 'vehicle'
  | 'schedule'
  | 'licence'
  | 'employmentType'
  | 'company';

/** Words of each trait; none where the job does not tell it. */
export type JobTraits = Readonly<Record<Trait, readonly string[]>>;

export function toTraits(job: Candidate): JobTraits {
  return {
    title: wordsOf(job.title, toWords),
    category: wordsOf(job.category, (text) => [toValue(text)]),
    vehicle: wordsOf(job.vehicle, toVehicleWords),
    schedule: wordsOf(job.schedule, toScheduleWords),
    licence: wordsOf(job.licence, toLicenceWords),
    employmentType: wordsOf(job.employmentType, (text) => [toValue(text)]),
    company: wordsOf(job.company, (text) => [toValue(text)]),
  };
}

function wordsOf(
  text: string | null,
  read: (text: string) => readonly string[],
): readonly string[] {
  return text === null ? [] : read(text).filter((word) => word !== '');
}
