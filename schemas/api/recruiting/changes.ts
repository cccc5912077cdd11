import { type Static, Type } from 'typebox';
import { id, list, nullable, STORABLE, STORABLE_WORDS, timestamp } from '../shapes.ts';
import { applicationId, UUID } from './applications.ts';

/** Applications that one request changes. */
export const MAX_BULK = 500;
const MAX_NOTE = 4000;
const MAX_REASON = 500;
const EXAMPLE_ID = '1f0c6a0e-8b0f-4b5e-9a53-3c9f4f8a2d11';

const text = Type.String();

const stepMembers = {
  step: Type.Optional(id),
  reason: Type.Optional(
    nullable(
      Type.String({
        maxLength: MAX_REASON,
        pattern: STORABLE,
        description: 'Why it was discarded.',
      }),
    ),
  ),
};

export const applicationPatch = Type.Object(
  {
    ...stepMembers,
    assignee: Type.Optional(nullable(Type.String({ maxLength: 100, pattern: STORABLE }))),
  },
  {
    $id: 'ApplicationPatch',
    additionalProperties: false,
    minProperties: 1,
    examples: [{ step: 'entrevista' }],
  },
);
export type ApplicationPatch = Static<typeof applicationPatch>;

export const noteRequest = Type.Object(
  {
    text: Type.String({ maxLength: MAX_NOTE, pattern: STORABLE_WORDS }),
    noteId: Type.Optional(
      Type.String({
        pattern: UUID,
        description: 'Chosen by who sends it, so that a note that comes again is kept once.',
      }),
    ),
  },
  {
    $id: 'NoteRequest',
    additionalProperties: false,
    examples: [{ text: 'Llamar el lunes.', noteId: EXAMPLE_ID }],
  },
);
export type NoteRequest = Static<typeof noteRequest>;

export const myDataLink = Type.Object(
  {
    address: Type.String({ description: 'Leads the applicant to what they sent.' }),
    until: timestamp,
  },
  {
    $id: 'MyDataLink',
    examples: [
      {
        address: 'https://empleos.example/api/v1/my-data?websiteId=repartidores-mx&link=abc',
        until: '2030-01-31T15:00:00.000Z',
      },
    ],
  },
);
export type MyDataLink = Static<typeof myDataLink>;

export const mergeRequest = Type.Object(
  { other: applicationId },
  {
    $id: 'MergeRequest',
    additionalProperties: false,
    examples: [{ other: '7d2e3b04-52c5-4b4e-a2d5-07c6f2f0a9b3' }],
  },
);

const bulkItem = Type.Object(
  {
    id: applicationId,
    etag: Type.Optional(
      Type.String({ maxLength: 40, description: 'Of the state that the change is based on.' }),
    ),
  },
  { additionalProperties: false },
);

export const bulkRequest = Type.Object(
  {
    action: Type.Enum(['step', 'delete']),
    items: list(bulkItem, { minItems: 1, maxItems: MAX_BULK }),
    ...stepMembers,
  },
  {
    $id: 'BulkRequest',
    additionalProperties: false,
    examples: [{ action: 'step', step: 'contactada', items: [{ id: EXAMPLE_ID }] }],
  },
);
export type BulkRequest = Static<typeof bulkRequest>;

/** Applications that one request exports by their ids: a list of 10,000 can be chosen as a whole. */
const MAX_EXPORTED = 20_000;

export const exportRequest = Type.Object(
  { ids: list(applicationId, { minItems: 1, maxItems: MAX_EXPORTED }) },
  {
    $id: 'ExportRequest',
    additionalProperties: false,
    examples: [{ ids: [EXAMPLE_ID] }],
  },
);

export const bulkAnswer = Type.Object(
  {
    changed: list(
      Type.Object({
        id: applicationId,
        before: nullable(Type.String({ description: 'The step before; null for a deletion.' })),
        etag: nullable(text),
      }),
    ),
    refused: list(Type.Object({ id: applicationId, code: text })),
  },
  {
    $id: 'BulkAnswer',
    examples: [{ changed: [{ id: EXAMPLE_ID, before: 'nueva', etag: '"1"' }], refused: [] }],
  },
);
export type BulkAnswer = Static<typeof bulkAnswer>;
