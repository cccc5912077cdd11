import { type Static, Type } from 'typebox';
import type { FormDocument } from '../documents/documents.ts';
import { list } from './shapes.ts';

const formExample = {
  schemaVersion: 1,
  id: 'repartidor',
  version: 'v2',
  title: 'Solicitud de repartidor',
  pages: [
    {
      keyId: 'datos',
      title: 'Tus datos',
      sections: [
        {
          keyId: 'contacto',
          questions: [{ keyId: 'telefono', type: 'phone', label: 'Teléfono', required: true }],
        },
      ],
    },
  ],
  clientConfig: { enableResumeParsing: false },
  notice: { text: 'Usamos tus respuestas solo para esta vacante.', version: '1', voluntary: [] },
} as const;

/** What JSON Schema says of a form stands in `schemas/form.schema.json`; here it is as clients need to know it. */
export const formDocument = Type.Unsafe<FormDocument>({
  $id: 'FormDocument',
  type: 'object',
  required: ['id', 'version', 'title', 'pages', 'clientConfig', 'notice'],
  properties: {
    id: { type: 'string' },
    version: { type: 'string', enum: ['v1', 'v2'] },
    title: { type: 'string' },
    pages: { type: 'array', items: { type: 'object', additionalProperties: true } },
    clientConfig: { type: 'object', additionalProperties: true },
    notice: { type: 'object', additionalProperties: true },
  },
  additionalProperties: true,
  description: 'An application form as it is published: `schemas/form.schema.json` says all of it.',
  examples: [formExample],
});

export const formAnswer = Type.Object(
  {
    form: formDocument,
    forms: Type.Optional(
      list(formDocument, {
        description: 'All of them, where a job has several at the stage; `form` is the first.',
      }),
    ),
    clientConfig: Type.Object({
      enableResumeParsing: Type.Boolean({ description: 'Whether a résumé fills in answers.' }),
    }),
    translationMappings: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
      description: 'By language, then by the text of the document.',
    }),
  },
  {
    $id: 'FormAnswer',
    description: 'A form with what clients need beside it.',
    examples: [
      {
        form: formExample,
        clientConfig: { enableResumeParsing: false },
        translationMappings: { en: { 'Tus datos': 'About you' } },
      },
    ],
  },
);

export type FormAnswer = Static<typeof formAnswer>;
