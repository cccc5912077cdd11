import { type Static, Type } from 'typebox';
import { count, list, nullable } from './shapes.ts';

const SKIP_CODES = ['reference-missing', 'reference-duplicate', 'text-too-large'] as const;
export type SkipCode = (typeof SKIP_CODES)[number];

const IMPORT_WARNING_CODES = [
  'title-missing',
  'company-missing',
  'text-missing',
  'text-cut',
  'text-hidden',
  'text-damaged',
  'place-unknown',
  'value-left-out',
  'date-unreadable',
  'expiry-unreadable',
  'status-unknown',
  'pay-unreadable',
  'pay-period-unknown',
  'apply-address-refused',
  'apply-address-missing',
  'phone-unreadable',
  'form-refused',
  'closing-held-back',
] as const;
export type ImportWarningCode = (typeof IMPORT_WARNING_CODES)[number];

const skippedJob = Type.Object(
  {
    line: Type.Integer({ minimum: 0, description: 'Of its `<job>`, from 1.' }),
    referenceNumber: nullable(Type.String()),
    code: Type.Enum(SKIP_CODES),
    reason: Type.String(),
  },
  { $id: 'SkippedJob', description: 'A job of a feed that was left out.' },
);
export type SkippedJob = Static<typeof skippedJob>;

const importWarning = Type.Object(
  {
    line: Type.Integer({ minimum: 0, description: 'Of its `<job>`, from 1.' }),
    referenceNumber: nullable(Type.String()),
    code: Type.Enum(IMPORT_WARNING_CODES),
    reason: Type.String(),
  },
  {
    $id: 'JobImportWarning',
    description: 'What a job that was taken in lacks, or lost on the way.',
  },
);
export type ImportWarning = Static<typeof importWarning>;

/** Every job of the feed is counted once in the first three, in `closed`, or in `skippedTotal`. */
export const jobImportReport = Type.Object(
  {
    added: count,
    changed: count,
    unchanged: count,
    closed: Type.Integer({
      minimum: 0,
      description: 'Open jobs that the feed closes, or lacks where those are closed.',
    }),
    skippedTotal: count,
    skipped: list(skippedJob, { description: 'The first 1,000.' }),
    warningsTotal: count,
    warnings: list(importWarning, { description: 'The first 1,000.' }),
    seconds: Type.Number(),
  },
  {
    $id: 'JobImportReport',
    description: 'What an import did.',
    examples: [
      {
        added: 12,
        changed: 3,
        unchanged: 480,
        closed: 0,
        skippedTotal: 1,
        skipped: [
          {
            line: 210,
            referenceNumber: null,
            code: 'reference-missing',
            reason: 'It has no reference number.',
          },
        ],
        warningsTotal: 1,
        warnings: [
          {
            line: 42,
            referenceNumber: 'EN-0042',
            code: 'date-unreadable',
            reason: 'Its <date> "pronto" cannot be read.',
          },
        ],
        seconds: 1.4,
      },
    ],
  },
);
export type JobImportReport = Static<typeof jobImportReport>;
