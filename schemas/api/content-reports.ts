import { type Static, Type } from 'typebox';
import { MAX_REPORT_NOTE, REPORT_REASONS } from './constants.ts';
import { count, dataOf, list, nullable, STORABLE, timestamp } from './shapes.ts';

/** Characters of an id of a job, which is a decimal number. */
const jobId = Type.String({ pattern: '^[1-9]\\d{0,17}$' });

/** What the form of a job sends. All of it is text, because plain forms know nothing else. */
export const reportRequest = Type.Object(
  {
    jobId,
    // A form without a choice is answered by its page, in words.
    reason: Type.Optional(Type.String({ maxLength: 40 })),
    note: Type.Optional(
      Type.String({
        maxLength: MAX_REPORT_NOTE * 2,
        pattern: STORABLE,
        description: `What was seen, in the visitor’s words; ${MAX_REPORT_NOTE} characters are kept.`,
      }),
    ),
    website: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: 'A field that people do not see: whoever fills it is a machine.',
      }),
    ),
  },
  {
    $id: 'JobReportRequest',
    additionalProperties: false,
    examples: [{ jobId: '812', reason: 'money', note: 'Piden 500 pesos para el uniforme.' }],
  },
);
export type ReportRequest = Static<typeof reportRequest>;

const reason = Type.Enum(REPORT_REASONS);

const reportNote = Type.Object({ reason, note: Type.String(), at: timestamp });

/** A job with what was reported of it since somebody last decided about it. */
export const reportedJob = Type.Object(
  {
    jobId,
    urlSlug: Type.String(),
    title: nullable(Type.String()),
    company: nullable(Type.String()),
    isHidden: Type.Boolean(),
    isOpen: Type.Boolean({ description: 'Whether its client still offers it.' }),
    reports: count,
    networks: Type.Integer({
      minimum: 0,
      description: 'Distinct networks that the reports came from; so many hide a job.',
    }),
    reasons: list(Type.Object({ reason, reports: count }), { description: 'The commonest first.' }),
    notes: list(reportNote, { description: 'The newest that say something, at most 20.' }),
    lastAt: nullable(timestamp),
  },
  {
    $id: 'ReportedJob',
    examples: [
      {
        jobId: '812',
        urlSlug: 'chofer-repartidor-leon-00000812',
        title: 'Chofer repartidor',
        company: 'Rutas del Bajío, S.A. de C.V.',
        isHidden: true,
        isOpen: true,
        reports: 3,
        networks: 3,
        reasons: [{ reason: 'money', reports: 3 }],
        notes: [
          {
            reason: 'money',
            note: 'Piden 500 pesos para el uniforme.',
            at: '2026-01-15T12:00:00.000Z',
          },
        ],
        lastAt: '2026-01-15T12:00:00.000Z',
      },
    ],
  },
);
export type ReportedJob = Static<typeof reportedJob>;

export const reportedJobs = dataOf(reportedJob);
export type ReportedJobs = Static<typeof reportedJobs>;

export const reportDecision = Type.Object(
  {
    isHidden: Type.Boolean({
      description: 'Whether the job stays out of the site. Its reports count as seen either way.',
    }),
  },
  { $id: 'ReportDecision', additionalProperties: false, examples: [{ isHidden: false }] },
);
