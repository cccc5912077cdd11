import type { ResumeTruth } from './invent-person.ts';

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
