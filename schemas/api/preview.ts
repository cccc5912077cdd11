import { type Static, Type } from 'typebox';
import { PREVIEW_JOB_COUNTS, PREVIEW_JOB_STATES } from './constants.ts';
import { query, text } from './content.ts';
import { timestamp } from './shapes.ts';

/** What a preview pretends of the site and of its visitor; what is left out is as it is. */
export const previewQuery = query({
  jobs: Type.Optional(Type.Enum([...PREVIEW_JOB_COUNTS])),
  job: Type.Optional(Type.Enum([...PREVIEW_JOB_STATES])),
  motion: Type.Optional(Type.Enum(['reduced'])),
  network: Type.Optional(Type.Enum(['slow'])),
  variant: Type.Optional(Type.Enum(['p'])),
});

export type PreviewQuery = Readonly<Static<typeof previewQuery>>;

const members = { linkId: text, createdAt: timestamp, createdBy: text, expiresAt: timestamp };

const example = {
  linkId: 'k3v9q2',
  createdAt: '2026-03-01T16:20:00.000Z',
  createdBy: 'Ana (k3v9q2)',
  expiresAt: '2026-03-08T16:20:00.000Z',
};

export const previewLink = Type.Object(members, {
  $id: 'PreviewLink',
  description: 'A link that shows the draft of a page to whoever has it.',
  examples: [example],
});

export type PreviewLink = Static<typeof previewLink>;

export const newPreviewLink = Type.Object(
  { ...members, url: Type.String({ description: 'Path below the server’s own address.' }) },
  {
    $id: 'NewPreviewLink',
    description: 'Just made: its address is told once and nowhere kept.',
    examples: [{ ...example, url: '/preview/k3v9q2.0f3a' }],
  },
);

export type NewPreviewLink = Static<typeof newPreviewLink>;

/** A widget of a page as it is edited, of which the canvas wants to know what it shows. */
export const askingWidget = Type.Object(
  {
    url: Type.String({ maxLength: 500, description: 'Of its page, as the document has it.' }),
    widget: Type.Object({ id: text, type: text, content: Type.Object({}) }),
  },
  {
    $id: 'AskingWidget',
    examples: [
      {
        url: '/buscar-empleos',
        widget: {
          id: 'lista',
          type: 'job-list',
          content: { variantConfig: { listType: 'LATEST' } },
        },
      },
    ],
  },
);

export const widgetAnswers = Type.Object(
  {
    path: Type.String({ description: 'The address that the answers are for.' }),
    params: Type.Record(Type.String(), Type.String()),
    hasApplyPage: Type.Boolean({
      description: 'Whether jobs can be applied to on the site itself.',
    }),
    answers: Type.Record(Type.String(), Type.Unknown()),
  },
  {
    $id: 'WidgetAnswers',
    description:
      'What a widget shows to visitors, under keys that only this version of the runtime knows.',
    examples: [{ path: '/buscar-empleos', params: {}, hasApplyPage: true, answers: {} }],
  },
);

export type WidgetAnswers = Static<typeof widgetAnswers>;
