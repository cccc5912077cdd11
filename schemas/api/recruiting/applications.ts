import { type Static, Type } from 'typebox';
import {
  count,
  examplesOf,
  fileLanguage,
  id,
  list,
  nullable,
  STORABLE,
  timestamp,
  withDefaults,
} from '../shapes.ts';

const text = Type.String();
const textOrNone = nullable(text);
const timestampOrNone = nullable(timestamp);

/** Applications that one page of a list has. */
export const APPLICATIONS_PER_PAGE = 100;

export const UUID = '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

export const applicationId = Type.String({
  pattern: UUID,
  description: 'The application’s own; the id of its submission never leaves the applicant.',
});

export const applicationParams = Type.Object({ siteId: id, applicationId });

export const applicationFileParams = Type.Object({
  siteId: id,
  applicationId,
  fileId: Type.String({ pattern: '^[0-9a-f]{32}$' }),
});

/** How far a person has come: sent, on the way, or left for longer than the site waits. */
export const APPLICATION_STATUSES = [
  'APPLY_FINISH',
  'APPLY_INTERMEDIATE',
  'APPLICATION_DROP_OFF',
  'RESUME_DROP_OFF',
] as const;

const status = Type.Enum(APPLICATION_STATUSES);
export type ListedStatus = Static<typeof status>;

const DAY = /^[12]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Whether a filter takes a text for a day; a year of which only some digits are typed it does not. */
export function isFilterDay(text: string): boolean {
  return DAY.test(text);
}

const day = Type.String({
  pattern: DAY.source,
  description: 'A day at the site, `YYYY-MM-DD`.',
});

/** Longest text of a filter. */
export const MAX_FILTER_TEXT = 200;
const filterText = Type.String({ minLength: 1, maxLength: MAX_FILTER_TEXT, pattern: STORABLE });

const filters = {
  job: Type.Optional(Type.String({ pattern: '^\\d{1,18}$', description: 'Id of a job.' })),
  step: Type.Optional(id),
  status: Type.Optional(status),
  place: Type.Optional(
    Type.String({ ...filterText, description: 'Part of the place, without regard to accents.' }),
  ),
  from: Type.Optional(day),
  to: Type.Optional(day),
  source: Type.Optional(
    Type.String({
      maxLength: MAX_FILTER_TEXT,
      pattern: STORABLE,
      description: 'Without regard to capitals; empty for those of no source.',
    }),
  ),
  channel: Type.Optional(
    Type.Enum(['web', 'cb'], { description: '`web` for a form, `cb` for a chat.' }),
  ),
  stop: Type.Optional(
    Type.String({
      ...filterText,
      description:
        'Where people left the form, as `stops` of the results name it; `from` and `to` are then the days on which they began.',
    }),
  ),
  q: Type.Optional(
    Type.String({ ...filterText, description: 'Part of a name, an e-mail address or a phone.' }),
  ),
};

export const applicationFilters = Type.Object(filters, { additionalProperties: false });
export type ApplicationFilters = Static<typeof applicationFilters>;

export const applicationsCsvQuery = Type.Object(
  { ...filters, language: fileLanguage },
  { additionalProperties: false },
);
export const chosenCsvQuery = Type.Object(
  { language: fileLanguage },
  { additionalProperties: false },
);

export const applicationsQuery = withDefaults(
  {
    ...filters,
    cursor: Type.Optional(
      Type.String({ maxLength: 200, description: '`next` of the page before.' }),
    ),
    limit: Type.Integer({ minimum: 1, maximum: 500, default: APPLICATIONS_PER_PAGE }),
  },
  { additionalProperties: false },
);

export const boardQuery = Type.Object(filters, { additionalProperties: false });

const summaryMembers = {
  id: applicationId,
  status,
  name: textOrNone,
  email: textOrNone,
  phone: nullable(Type.String({ description: 'E.164' })),
  place: textOrNone,
  jobId: textOrNone,
  jobTitle: textOrNone,
  formId: text,
  formVersion: Type.Integer(),
  channel: text,
  source: textOrNone,
  step: text,
  stepReason: textOrNone,
  assignee: textOrNone,
  mayBeDuplicate: Type.Boolean({
    description: 'Another application to the same job has the same contact.',
  }),
  createdAt: timestamp,
  at: Type.String({
    format: 'date-time',
    description: 'RFC 3339; when it was sent or, before, saved last.',
  }),
  etag: Type.String({ description: 'Of what recruiters decide.' }),
};

const summaryExample = {
  id: '1f0c6a0e-8b0f-4b5e-9a53-3c9f4f8a2d11',
  status: 'APPLY_FINISH',
  name: 'Ana Ruiz Soto',
  email: 'ana@example.com',
  phone: '+525512345678',
  place: 'León, Guanajuato, México',
  jobId: '4711',
  jobTitle: 'Repartidora en moto',
  formId: 'solicitud',
  formVersion: 3,
  channel: 'web',
  source: 'volante',
  step: 'nueva',
  stepReason: null,
  assignee: null,
  mayBeDuplicate: false,
  createdAt: '2026-01-15T12:00:00.000Z',
  at: '2026-01-15T12:04:00.000Z',
  etag: '"0"',
} as const;

const applicationSummary = Type.Object(summaryMembers, {
  $id: 'ApplicationSummary',
  examples: [summaryExample],
});
export type ApplicationSummary = Static<typeof applicationSummary>;

export const applicationsAnswer = Type.Object(
  {
    data: list(applicationSummary),
    next: nullable(Type.String({ description: '`cursor` of the next page; null at the end.' })),
    total: Type.Integer({ minimum: 0, description: 'On all pages.' }),
  },
  {
    $id: 'ApplicationList',
    examples: [{ data: examplesOf(applicationSummary), next: null, total: 1 }],
  },
);
export type ApplicationsAnswer = Static<typeof applicationsAnswer>;

export const boardAnswer = Type.Object(
  { columns: list(Type.Object({ step: id, list: applicationsAnswer })) },
  {
    $id: 'ApplicationBoard',
    description: 'The first page of each step, in the order of the steps.',
    examples: [{ columns: [{ step: 'nueva', list: examplesOf(applicationsAnswer)[0] }] }],
  },
);
export type BoardAnswer = Static<typeof boardAnswer>;

const applicationFile = Type.Object({
  applicationId: Type.String({
    description: 'To which it was sent: this one, or one that was merged into it.',
  }),
  fileId: text,
  name: text,
  type: text,
  bytes: count,
  createdAt: timestamp,
});
export type ApplicationFile = Static<typeof applicationFile>;

const applicationAnswer = Type.Object({
  keyId: text,
  type: nullable(Type.String({ description: 'null where no version of the form is left to tell' })),
  label: Type.String({ description: 'As the version asked it that was filled in.' }),
  values: list(text, { description: 'In normal form; of files their `fileId`.' }),
  text: Type.String({ description: 'As people read it.' }),
});
export type ApplicationAnswer = Static<typeof applicationAnswer>;

const applicationNote = Type.Object({
  noteId: text,
  author: text,
  text,
  createdAt: timestamp,
});

const applicationChange = Type.Object({
  at: timestamp,
  actor: text,
  action: Type.Enum(['step-changed', 'assigned', 'note-added', 'merged', 'corrected']),
  detail: textOrNone,
  reason: textOrNone,
});

const consent = Type.Object({
  key: text,
  text: Type.String({ description: 'As the notice of the version says it that was filled in.' }),
});

const WITH_MERGED = 'With those of the applications that were merged into it, the oldest first.';

const detailMembers = {
  ...summaryMembers,
  answers: list(applicationAnswer),
  files: list(applicationFile, { description: WITH_MERGED }),
  notes: list(applicationNote, { description: WITH_MERGED }),
  changes: list(applicationChange, { description: WITH_MERGED }),
  noticeVersion: textOrNone,
  consents: list(consent, { description: 'The voluntary purposes that were agreed to.' }),
  mergedInto: nullable(applicationId),
  merged: list(applicationSummary, { description: 'Applications that were merged into this one.' }),
  others: list(applicationSummary, {
    description: 'Applications at this site with the same phone or e-mail address.',
  }),
  finishedAt: timestampOrNone,
};

export const applicationDetail = Type.Object(detailMembers, {
  $id: 'ApplicationDetail',
  examples: [
    {
      ...summaryExample,
      answers: [
        {
          keyId: 'maneja',
          type: 'yes-no',
          label: '¿Sabes manejar moto?',
          values: ['yes'],
          text: 'Sí',
        },
      ],
      files: [],
      notes: [],
      changes: [],
      noticeVersion: '1',
      consents: [],
      mergedInto: null,
      merged: [],
      others: [],
      finishedAt: '2026-01-15T12:04:00.000Z',
    },
  ],
});
export type ApplicationDetail = Static<typeof applicationDetail>;
