import { type Static, Type } from 'typebox';
import { id, list, nullable } from './shapes.ts';

/** Longest id of a job or submission that is looked up, in UTF-16 units. */
const MAX_ID = 100;

const text = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }));

const applicationStatus = Type.Enum(['APPLY_INTERMEDIATE', 'APPLY_FINISH'], {
  description: 'A forward page change, or the last step.',
});

export const formChannel = Type.Enum(['web', 'cb'], { description: '`cb` is the chatbot.' });

/** Which submission, form and job a call is about; everything else in its query passes. */
export const submissionQuery = {
  submissionId: text(
    MAX_ID,
    'What the first save or the session gave. Without it a new one is made.',
  ),
  formId: text(MAX_ID, 'Without it the form of the job, or of the site for channel and stage.'),
  templateId: text(MAX_ID, 'Form of version v1, where `formId` is not given.'),
  jobId: text(MAX_ID, 'The job that is applied for.'),
  websiteId: Type.Optional(
    Type.String({ maxLength: 64, description: 'Id of the site. Without it the one of this host.' }),
  ),
  stage: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, default: 0 })),
};

export const submitQuery = Type.Object({
  ...submissionQuery,
  applicationStatus,
  dropOffType: Type.Optional(
    Type.String({ description: 'RESUME_DROP_OFF asks for the CV alone.' }),
  ),
});

const answerTree = Type.Unknown({
  description: 'Pages, their sections and questions: `{ keyId, values, editedAt? }`.',
});

const treeExample = {
  pages: [
    {
      keyId: 'contacto',
      sections: [
        {
          keyId: 'datos',
          questions: [
            { keyId: 'nombre', values: ['Ana Ruiz Soto'], editedAt: 1_790_000_000_000 },
            { keyId: 'telefono', values: ['+525512345678'] },
          ],
        },
      ],
    },
  ],
};

/** What a save or the last step sends. Answers are judged by the form, not by this shape. */
export const submitRequest = Type.Object(
  {
    values: Type.Optional(answerTree),
    location: Type.Optional(Type.Unknown({ description: '`city, state, country--lat--lng`' })),
    pageNumber: Type.Optional(
      nullable(Type.Integer({ minimum: 0, maximum: 1000, description: 'Index in the document.' })),
    ),
    formVersion: Type.Optional(
      nullable(Type.Integer({ description: 'The version that the person has seen.' })),
    ),
    resumeUrl: Type.Optional(
      nullable(
        Type.String({
          description:
            'The CV, as the upload answered it. One that this submission may not name is as good as none.',
        }),
      ),
    ),
    resumeRemoved: Type.Optional(
      nullable(
        Type.Boolean({
          description:
            'The person has taken away the CV that an earlier call named beside the answers.',
        }),
      ),
    ),
    resumeFrom: Type.Optional(
      nullable(
        Type.String({
          maxLength: MAX_ID,
          description: 'An earlier submission at this site whose CV is copied where this has none.',
        }),
      ),
    ),
    website: Type.Optional(
      nullable(
        Type.String({
          description: 'Stays empty: people do not see the field. Judged with a form token only.',
        }),
      ),
    ),
    notice: Type.Optional(
      nullable(
        Type.Object({
          version: Type.String({ maxLength: 100 }),
          voluntary: Type.Optional(nullable(list(id, { maxItems: 10 }))),
        }),
      ),
    ),
    sentAt: Type.Optional(
      nullable(
        Type.Number({ description: 'Ms since the epoch by the clock that `editedAt` is from.' }),
      ),
    ),
  },
  {
    $id: 'SubmitRequest',
    examples: [
      {
        values: treeExample,
        location: 'León, Guanajuato, México--21.12---101.68',
        pageNumber: 0,
        sentAt: 1_790_000_001_000,
      },
    ],
  },
);
export type SubmitRequest = Static<typeof submitRequest>;

export const submitAnswer = Type.Object(
  {
    id: Type.String({ description: 'Id of the submission: a secret of the person who applies.' }),
    ignored: Type.Optional(
      list(Type.String(), { description: 'Keys for which the form has no question.' }),
    ),
    maybeDuplicate: Type.Optional(
      Type.Boolean({ description: 'Somebody with this contact has applied for the job before.' }),
    ),
    folio: Type.Optional(
      Type.String({
        description: 'Of an application that was sent: what to call it by, as `3F9A-12C4`.',
      }),
    ),
    myData: Type.Optional(
      Type.String({
        description:
          'To whoever sent the application, and again for a day where the last step comes once more with its secret `Idempotency-Key`: `/api/v1/my-data?link=` shows, mends and deletes it for 30 days.',
      }),
    ),
  },
  { $id: 'SubmitAnswer', examples: [{ id: 'hJ1Qv0mSg7V3pE2dYb9uXw' }] },
);
export type SubmitAnswer = Static<typeof submitAnswer>;

const savedAnswers = {
  values: Type.Object({ pages: list(Type.Unknown()) }),
  currentPage: Type.Integer({ description: 'Index in the document.' }),
  location: Type.Optional(Type.String()),
  resumeUrl: Type.Optional(
    Type.String({
      description: 'The CV that was given beside the answers, as no question asks for one.',
    }),
  ),
};

const currentPage = savedAnswers.currentPage;
const savedExample = { values: treeExample, currentPage: 0 };

export const formResponseAnswer = Type.Object(
  { formResponse: Type.Object(savedAnswers), currentPage },
  { $id: 'FormResponseAnswer', examples: [{ formResponse: savedExample, currentPage: 0 }] },
);

export const submissionResponseAnswer = Type.Object(
  { submissionResponse: Type.Object(savedAnswers), currentPage },
  {
    $id: 'SubmissionResponseAnswer',
    examples: [{ submissionResponse: savedExample, currentPage: 0 }],
  },
);
