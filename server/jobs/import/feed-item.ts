import type { SkippedJob } from '#schemas/api/job-imports.ts';
import type { FeedProblem } from './import-problem.ts';

/** Elements of `<job>` that hold a text, in lower case. */
export const TEXT_FIELDS = [
  'referencenumber',
  'title',
  'date',
  'url',
  'company',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'description',
  'jobposting',
  'responsibilities',
  'qualifications',
  'skills',
  'experience',
  'salary',
  'jobtype',
  'category',
  'expirationdate',
  'logoname',
  'status',
  'schedule',
  'vehicle',
  'licence',
  'formid',
  'phone',
] as const;
export type FeedTextField = (typeof TEXT_FIELDS)[number];

/** Elements of `<pay>`. */
export const PAY_FIELDS = ['min', 'max', 'currency', 'period', 'text'] as const;
export type PayField = (typeof PAY_FIELDS)[number];

/** A job as the feed has it: texts with entities resolved, nothing else read into them. */
export interface RawJob {
  /** Line of its `<job>`, from 1. */
  readonly line: number;
  readonly fields: Readonly<Partial<Record<FeedTextField, string>>>;
  readonly pay: Readonly<Partial<Record<PayField, string>>>;
  readonly benefits: readonly string[];
  /** Further values of elements given more than once, and of further places. */
  readonly others: Readonly<Partial<Record<FeedTextField, readonly string[]>>>;
}

/** What reading a feed gives, in the feed's order. Nothing comes after `broken`. */
export type FeedItem =
  | { readonly kind: 'job'; readonly job: RawJob }
  | { readonly kind: 'skipped'; readonly skipped: SkippedJob }
  | { readonly kind: 'broken'; readonly problem: FeedProblem };
