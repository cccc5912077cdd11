import type { JobDetails } from '#schemas/api/jobs.ts';
import { toLines } from '../text/plain-text.ts';

/** What of a job its terms are read from, by the names of the columns. */
export interface JobWords {
  readonly title: string | null;
  /** Sanitised HTML. */
  readonly description: string;
  /** Sanitised HTML. */
  readonly job_posting: string;
  readonly responsibilities: string | null;
  readonly qualifications: string | null;
  readonly skills: string | null;
  readonly experience: string | null;
  readonly details: JobDetails;
}

/** Units of a text that are read; whoever writes more has said it before. */
const MAX_TEXT = 20_000;

/** Small letters without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Sentences of everything that a job says, folded, its title first. */
export function sentencesOf(words: JobWords): readonly string[] {
  const { title, description, job_posting, responsibilities, qualifications } = words;
  const benefits = words.details.benefits ?? [];
  const prose = [description, job_posting, responsibilities, qualifications, words.experience];
  const lines = prose.flatMap((text) => (toLines(text ?? undefined, MAX_TEXT) ?? '').split('\n'));
  return [title ?? '', ...lines, ...benefits].flatMap(toSentences);
}

/** A point within a number, `3.5`, or behind a short word, `p.m.`, ends none. */
function toSentences(line: string): readonly string[] {
  return fold(line)
    .split(/(?<![ .][a-z]|\b(?:hrs|lic|fed|aprox|lun|vie|sab|dom))[.](?!\d)(?= |$)|[!?¡¿;•|]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
