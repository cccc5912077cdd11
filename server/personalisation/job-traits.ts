import type { Candidate } from './candidate.ts';
import {
  toJobWords,
  toLicenceWords,
  toScheduleWords,
  toValueWords,
  toVehicleWords,
} from './job-words.ts';

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

const UNTOLD: readonly string[] = [];

export function toTraits(job: Candidate): JobTraits {
  return {
    title: wordsOf(job.title, toJobWords),
    category: wordsOf(job.category, toValueWords),
    vehicle: wordsOf(job.vehicle, toVehicleWords),
    schedule: wordsOf(job.schedule, toScheduleWords),
    licence: wordsOf(job.licence, toLicenceWords),
    employmentType: wordsOf(job.employmentType, toValueWords),
    company: wordsOf(job.company, toValueWords),
  };
}

function wordsOf(
  text: string | null,
  read: (text: string) => readonly string[],
): readonly string[] {
  return text === null ? UNTOLD : read(text);
}
