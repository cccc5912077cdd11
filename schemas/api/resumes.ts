import { type Static, Type } from 'typebox';
import { MAX_RESUME_TEXT } from './constants.ts';
import { list } from './shapes.ts';

/** What is read out of a CV. Birth date and sex are never read, whatever the CV says. */
const RESUME_FIELDS = [
  'name',
  'email',
  'phone',
  'city',
  'postalCode',
  'lastTitle',
  'lastCompany',
  'lastFrom',
  'lastTo',
  'experienceYears',
  'licence',
  'school',
  'vehicles',
  'curp',
  'rfc',
] as const;
export type ResumeField = (typeof RESUME_FIELDS)[number];

/** Why a CV was read in part or not at all. */
const RESUME_REASONS = [
  'parsing-off',
  'no-text',
  'pictures-off',
  'encrypted',
  'damaged',
  'too-slow',
  'too-large',
  'pages-cut',
  'scan-cut',
  'text-cut',
] as const;
export type ResumeReason = (typeof RESUME_REASONS)[number];

const MAX_VALUE = 300;

const source = Type.Object({
  page: Type.Integer({ minimum: 1 }),
  line: Type.Integer({ minimum: 1, description: 'Of the whole text.' }),
  box: Type.Optional(
    list(Type.Number(), {
      minItems: 4,
      maxItems: 4,
      description:
        'Left, top, width and height on the page of a PDF, in points. Pictures have none.',
    }),
  ),
});
export type ResumeSource = Static<typeof source>;

const confidence = Type.Number({ minimum: 0, maximum: 1 });

/** A field with where it stands in the CV. */
const readField = Type.Object({
  field: Type.Enum(RESUME_FIELDS),
  value: Type.String({ maxLength: MAX_VALUE }),
  confidence,
  source,
});
export type ReadField = Static<typeof readField>;

const textExtent = Type.Enum(['whole', 'partial', 'none'], {
  description: 'How much of the text could be read.',
});

/** What the process that reads files answers, which nobody else trusts before it is checked. */
export const resumeReading = Type.Object({
  text: textExtent,
  reasons: list(Type.Enum(RESUME_REASONS), { maxItems: RESUME_REASONS.length }),
  lines: list(Type.String(), { maxItems: MAX_RESUME_TEXT }),
  fields: list(readField, { maxItems: 50 }),
});
export type ResumeReading = Static<typeof resumeReading>;

const address = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'The CV, as the upload answered it.',
});
const websiteId = Type.Optional(
  Type.String({ maxLength: 64, description: 'Id of the site. Without it the one of this host.' }),
);
const dropOffType = Type.Optional(
  Type.String({ description: 'With RESUME_DROP_OFF nothing is parsed.' }),
);
const formId = Type.String({ minLength: 1, maxLength: 100 });

export const parseResumeQuery = Type.Object({ websiteId, dropOffType });
export const parseResumeV1Query = Type.Object({
  templateId: formId,
  resumeUrl: address,
  websiteId,
  dropOffType,
});
export const parseResumeRequest = Type.Object(
  { formId, resumeUrl: address },
  {
    $id: 'ParseResumeRequest',
    examples: [{ formId: 'repartidor', resumeUrl: '/api/upload/00112233445566778899aabbccddeeff' }],
  },
);

const reason = Type.Object({
  code: Type.Enum(RESUME_REASONS),
  es: Type.String(),
  en: Type.String(),
});

/** What recruiters get of a CV: its text, line by line, and what was read in which line. */
export const resumeReadingAnswer = Type.Object(
  {
    text: textExtent,
    lines: list(Type.String(), { description: 'Cells of a row are kept apart by tabs.' }),
    fields: list(readField),
    reasons: list(reason),
  },
  {
    $id: 'ResumeReading',
    examples: [
      {
        text: 'whole',
        lines: ['Ana Ruiz Soto', 'Tel. 55 1234 5678'],
        fields: [
          {
            field: 'phone',
            value: '+525512345678',
            confidence: 0.97,
            source: { page: 1, line: 2 },
          },
        ],
        reasons: [],
      },
    ],
  },
);
export type ResumeReadingAnswer = Static<typeof resumeReadingAnswer>;

/** An answer that the CV gives, with where it was read. */
const readAnswer = Type.Object({
  keyId: Type.String(),
  value: Type.String(),
  confidence,
  source,
});

export const parseResumeAnswer = Type.Object(
  {
    values: Type.Unknown({ description: 'An answer tree: pages, their sections and questions.' }),
    resumeParsing: list(readAnswer),
    offered: list(readAnswer, {
      description:
        'Official keys that the CV says, which go into the form when the person says so.',
    }),
    text: textExtent,
    reasons: list(reason),
  },
  {
    $id: 'ParseResumeAnswer',
    examples: [
      {
        values: {
          pages: [
            {
              keyId: 'contacto',
              sections: [
                {
                  keyId: 'datos',
                  questions: [{ keyId: 'nombre', values: ['Ana Ruiz Soto'] }],
                },
              ],
            },
          ],
        },
        resumeParsing: [
          {
            keyId: 'nombre',
            value: 'Ana Ruiz Soto',
            confidence: 0.9,
            source: { page: 1, line: 1 },
          },
        ],
        offered: [],
        text: 'whole',
        reasons: [],
      },
    ],
  },
);
export type ParseResumeAnswer = Static<typeof parseResumeAnswer>;
