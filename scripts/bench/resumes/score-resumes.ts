import type { ResumeReading } from '#schemas/api/resumes.ts';
import { readResume } from '../../../server/resumes/files/read-resume.ts';
import { READABLE_KINDS, unread } from '../../../server/resumes/files/readable-kinds.ts';
import { findRecogniser } from '../../../server/resumes/files/recogniser.ts';
import { scoreFilled } from './filled-answers.ts';
import type { InventedResume } from './invented-resumes.ts';
import { type FieldResult, TRUTH_FIELDS, type TruthField } from './truth-fields.ts';

export interface ScoredResume extends Pick<InventedResume, 'fileName' | 'isHeldApart'> {
  readonly generator: string;
  readonly results: readonly FieldResult[];
  /** Of reading it, without its process. */
  readonly ms: number;
}

/** With what a form gets of it: what is not sure is left out, and places are those that the gazetteer knows. */
export interface ScoredReading extends ScoredResume {
  readonly filled: readonly FieldResult[];
}

/** Reads a file as uploads are read and lays it beside its truth. */
export async function scoreResume(resume: InventedResume): Promise<ScoredReading> {
  const { fileName, isHeldApart, generator, truth } = resume;
  const begun = performance.now();
  const { fields } = await readInvented(resume);
  const ms = performance.now() - begun;
  const found = new Map(fields.map(({ field, value }) => [String(field), value]));
  const results = TRUTH_FIELDS.map((field) => ({
    field,
    wanted: truth[field],
    read: found.get(field) ?? null,
  }));
  const filled = scoreFilled(fields, truth);
  return { fileName, isHeldApart, generator: generator.name, results, filled, ms };
}

/** The same files, scored by what forms get of them. */
export function filledOf(readings: readonly ScoredReading[]): ScoredResume[] {
  return readings.map(({ filled, ...rest }) => ({ ...rest, results: filled }));
}

/** In this process, one after the other. */
export async function readInvented({ generator, bytes }: InventedResume): Promise<ResumeReading> {
  const kind = READABLE_KINDS.find((each) => each === generator.extension);
  return kind === undefined
    ? unread('no-text')
    : readResume(kind, bytes, { recogniser: findRecogniser() });
}

/** Shares from 0 to 1. */
export interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

/** A wrong value is both found wrongly and missed. 1 where there was nothing to find and nothing was found. */
export function scoreField(resumes: readonly ScoredResume[], field: TruthField): Score {
  const results = resumes.flatMap(({ results: all }) => all.filter((one) => one.field === field));
  const right = results.filter(({ wanted, read: got }) => wanted !== null && wanted === got).length;
  const found = results.filter(({ read: got }) => got !== null).length;
  const due = results.filter(({ wanted }) => wanted !== null).length;
  const precision = found === 0 ? 1 : right / found;
  const recall = due === 0 ? 1 : right / due;
  const sum = precision + recall;
  return { precision, recall, f1: sum === 0 ? 0 : (2 * precision * recall) / sum };
}
