import { type Static, Type } from 'typebox';
import { id, list } from '../shapes.ts';

const name = Type.String({ pattern: '\\S', maxLength: 60 });

const step = Type.Object(
  {
    id,
    name,
    asksReason: Type.Optional(
      Type.Boolean({ description: 'Whether a reason belongs to it, as to discarding.' }),
    ),
  },
  { additionalProperties: false },
);
export type ApplicationStep = Static<typeof step>;

const template = Type.Object(
  {
    id,
    name,
    text: Type.String({
      pattern: '\\S',
      maxLength: 2000,
      description:
        'Text of a message; `{nombre}`, `{vacante}`, `{ciudad}` and `{datos}`, the link to “Mis datos”, are filled in.',
    }),
    forUnfinished: Type.Optional(
      Type.Boolean({ description: 'Whether it is for who did not send the application.' }),
    ),
  },
  { additionalProperties: false },
);

export const applicationSettings = Type.Object(
  {
    steps: list(step, {
      minItems: 1,
      maxItems: 20,
      description: 'In their order; new applications have the first.',
    }),
    contactedStep: Type.Union([id, Type.Null()], {
      description: 'What a new one becomes when somebody writes or calls; null for nothing.',
    }),
    showsUnfinished: Type.Boolean({
      description: 'Whether recruiters see applications that were not sent, of who saw the notice.',
    }),
    dropOffHours: Type.Integer({
      minimum: 1,
      maximum: 720,
      description: 'Hours after the last save from which an unfinished one counts as left.',
    }),
    retentionDays: Type.Integer({
      minimum: 1,
      maximum: 3650,
      description: 'Days after the last change for which applications are kept.',
    }),
    templates: list(template, { maxItems: 30 }),
  },
  {
    $id: 'ApplicationSettings',
    additionalProperties: false,
    examples: [
      {
        steps: [{ id: 'nueva', name: 'Nueva' }],
        contactedStep: null,
        showsUnfinished: false,
        dropOffHours: 24,
        retentionDays: 180,
        templates: [{ id: 'hola', name: 'Saludo', text: 'Hola {nombre}.' }],
      },
    ],
  },
);
export type ApplicationSettings = Static<typeof applicationSettings>;
export type MessageTemplate = ApplicationSettings['templates'][number];

/** What a site has that never saved others. */
export const DEFAULT_APPLICATION_SETTINGS: ApplicationSettings = {
  steps: [
    { id: 'nueva', name: 'Nueva' },
    { id: 'contactada', name: 'Contactada' },
    { id: 'entrevista', name: 'Entrevista' },
    { id: 'contratada', name: 'Contratada' },
    { id: 'descartada', name: 'Descartada', asksReason: true },
  ],
  contactedStep: 'contactada',
  showsUnfinished: false,
  dropOffHours: 24,
  retentionDays: 180,
  templates: [
    {
      id: 'saludo',
      name: 'Primer contacto',
      text: 'Hola, {nombre}. Recibimos tu solicitud para {vacante} en {ciudad}. ¿Cuándo te podemos llamar?',
    },
    {
      id: 'terminar',
      name: 'Terminar la solicitud',
      text: 'Hola, {nombre}. Vimos que empezaste tu solicitud para {vacante} en {ciudad}. ¿Te ayudamos a terminarla?',
      forUnfinished: true,
    },
    {
      id: 'datos',
      name: 'Mis datos',
      text: 'Hola, {nombre}. Aquí puedes ver, descargar, corregir o borrar lo que nos enviaste: {datos}',
    },
  ],
};
