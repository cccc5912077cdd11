import { type Static, Type } from 'typebox';
import { count, list, nullable } from './shapes.ts';

export const SKIP_CODES = ['reference-missing', 'reference-duplicate', 'text-too-large'] as const;
export type SkipCode = (typeof SKIP_CODES)[number];

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

/** Every job of the feed is counted once in the first three or in `skippedTotal`. */
export const jobImportReport = Type.Object(
  {
    added: count,
    changed: count,
    unchanged: count,
    closed: Type.Integer({ minimum: 0, description: 'Open jobs that the feed lacks.' }),
    skippedTotal: count,
    skipped: list(skippedJob, { description: 'The first 1,000.' }),
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
        seconds: 1.4,
      },
    ],
  },
);
export type JobImportReport = Static<typeof jobImportReport>;
