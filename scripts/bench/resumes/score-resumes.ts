import type { ResumeReading } from '#schemas/api/resumes.ts';
import { readResume } from '../../../server/resumes/files/read-resume.ts';
import { READABLE_KINDS, unread } from '../../../server/resumes/files/readable-kinds.ts';
import { findRecogniser } from '../../../server/resumes/files/recogniser.ts';
import type { ResumeTruth } from './invent-person.ts';
import type { InventedResume } from './invented-resumes.ts';

export type TruthField = keyof ResumeTruth;

export const TRUTH_FIELDS: readonly TruthField[] = [
  'name',
  'email',
  'phone',
  'city',
  'lastTitle',
  'lastCompany',
  'lastFrom',
  'lastTo',
  'licence',
];

/** One field of one file. */
export interface FieldResult {
  readonly field: TruthField;
  readonly wanted: string | null;
  readonly read: string | null;
}

export interface ScoredResume extends Pick<InventedResume, 'fileName' | 'isHeldApart'> {
  readonly generator: string;
  readonly results: readonly FieldResult[];
  /** Of reading it, without its process. */
  readonly ms: number;
}

/** Reads a file as uploads are read and lays it beside its truth. */
export async function scoreResume(resume: InventedResume): Promise<ScoredResume> {
  const { fileName, isHeldApart, generator, truth, bytes } = resume;
  const begun = performance.now();
  const { fields } = await read(generator.extension, bytes);
  const ms = performance.now() - begun;
  const found = new Map(fields.map(({ field, value }) => [String(field), value]));
  const results = TRUTH_FIELDS.map((field) => ({
    field,
    wanted: truth[field],
    read: found.get(field) ?? null,
  }));
  return { fileName, isHeldApart, generator: generator.name, results, ms };
}

/** In this process, one after the other. */
function read(extension: string, bytes: Uint8Array): Promise<ResumeReading> | ResumeReading {
  const kind = READABLE_KINDS.find((each) => each === extension);
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
