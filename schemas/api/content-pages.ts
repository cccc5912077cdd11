import { type Static, Type } from 'typebox';
import { author, contentProblem, text } from './content.ts';
import { id, list, nullable, timestamp } from './shapes.ts';

const scheduled = Type.Enum(['publish', 'unpublish']);

const schedule = Type.Object({
  action: scheduled,
  at: timestamp,
  by: text,
  failure: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'Codes of what was in the way when the time came; null before.',
  }),
});

export const contentPageSummary = Type.Object(
  {
    id: text,
    url: Type.String({ description: 'Empty where the draft does not say one.' }),
    title: text,
    type: text,
    liveUrl: Type.Optional(
      Type.String({
        description: 'Where visitors find it until its draft is published, of one that is to move.',
      }),
    ),
    aliases: Type.Optional(list(text, { description: 'Its other addresses.' })),
    formerUrls: Type.Optional(
      list(text, {
        description:
          'Addresses that lead visitors to it, or will once its draft is published, because it had them.',
      }),
    ),
    status: Type.Enum(['draft', 'live', 'changed'], {
      description: '`changed`: live, with a draft that says something else.',
    }),
    version: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'The live version.',
    }),
    source: Type.Enum(['file', 'editor'], {
      description: 'Who wrote the live version, or the one that was published last.',
    }),
    etag: Type.String({ description: 'Of the working document.' }),
    updatedAt: timestamp,
    updatedBy: author,
    deletedAt: nullable(timestamp),
    schedules: list(schedule),
  },
  {
    $id: 'ContentPageSummary',
    description: 'A document as lists tell it: by its draft, where it has one.',
    examples: [
      {
        id: 'home',
        url: '/',
        title: 'Trabaja con nosotros',
        type: 'CONTENT',
        aliases: [],
        formerUrls: [],
        status: 'live',
        version: 3,
        source: 'editor',
        etag: '"5d41402abc4b2a76"',
        updatedAt: '2026-03-01T16:20:00.000Z',
        updatedBy: 'Ana (k3v9q2)',
        deletedAt: null,
        schedules: [],
      },
    ],
  },
);

export type ContentPageSummary = Static<typeof contentPageSummary>;

export const linkingPage = Type.Object(
  { id: text, title: text },
  {
    $id: 'LinkingPage',
    description: 'A page that links to another one.',
    examples: [{ id: 'ayuda', title: 'Ayuda' }],
  },
);

export type LinkingPage = Static<typeof linkingPage>;

const savedExample = { id: 'home', etag: '"5d41402abc4b2a76"', problems: [] };

export const savedDocument = Type.Object(
  { id: text, etag: text, problems: list(contentProblem) },
  {
    $id: 'SavedDocument',
    description: 'A draft that was saved, and what is wrong with it, which refuses nothing.',
    examples: [savedExample],
  },
);

export const publishedDocument = Type.Object(
  { version: Type.Integer(), etag: text, problems: list(contentProblem) },
  {
    $id: 'PublishedDocument',
    description: 'A draft that became a version, with warnings alone.',
    examples: [{ version: 4, etag: '"5d41402abc4b2a76"', problems: [] }],
  },
);

export const scheduleRequest = Type.Object(
  {
    action: scheduled,
    at: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: 40,
      description: 'RFC 3339; null takes the schedule back.',
    }),
  },
  {
    $id: 'ScheduleRequest',
    additionalProperties: false,
    examples: [{ action: 'publish', at: '2026-04-01T08:00:00-06:00' }],
  },
);

export type ScheduleRequest = Static<typeof scheduleRequest>;

const name = Type.Optional(Type.String({ maxLength: 300 }));

export const duplicateRequest = Type.Object(
  { id, url: name, title: name },
  {
    $id: 'DuplicateRequest',
    additionalProperties: false,
    examples: [{ id: 'home-2', url: '/home-2', title: 'Otra portada' }],
  },
);

export type DuplicateRequest = Static<typeof duplicateRequest>;
