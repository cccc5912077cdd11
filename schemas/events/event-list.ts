import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { FACET_FIELDS } from './facet-fields.ts';

/** What an event is about; `eventType` of its record (spec section 3, "Event tracking record"). */
export type EventType = 'page' | 'widget' | 'search' | 'job' | 'form' | 'sign-up' | 'vital';

export interface EventKind {
  readonly type: EventType;
  /** `eventData` of the record. */
  readonly data: TObject;
  /** What it records, for the page about privacy. */
  readonly records: { readonly es: string; readonly en: string };
}

/** Largest number that an event counts. */
const MAX_COUNT = 1_000_000;
/** Longest text of a page that an event repeats. */
const MAX_LABEL = 100;

const count = Type.Integer({ minimum: 0, maximum: MAX_COUNT });
const label = Type.String({ maxLength: MAX_LABEL, pattern: '^[^\\p{Cc}\\p{Cs}]*$' });
const jobId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' });
const applicationStatus = Type.Enum(['APPLY_INTERMEDIATE', 'APPLY_FINISH']);

const nothing = data({});
const formStep = data({ applicationStatus, pageNumber: count });

/** Payloads say nothing that is not listed here. */
function data<Members extends TProperties>(members: Members) {
  return Type.Object(members, { additionalProperties: false });
}

/**
 * Every event by its name: those of the specification (section 7, "Events emitted") as it writes them, the others alike. No event
 * holds an answer, a contact or what somebody typed.
 */
export const EVENTS = {
  Page_View: {
    type: 'page',
    data: nothing,
    records: { es: 'Que abriste una página.', en: 'That you opened a page.' },
  },
  Widget_View: {
    type: 'widget',
    data: nothing,
    records: {
      es: 'Que un bloque de la página estuvo a la vista, al menos la mitad durante un segundo.',
      en: 'That a block of the page was in view, at least half of it for a second.',
    },
  },
  CTA_Click: {
    type: 'widget',
    data: nothing,
    records: { es: 'Que tocaste un botón.', en: 'That you pressed a button.' },
  },
  Hero_CTA_Click: {
    type: 'widget',
    data: nothing,
    records: {
      es: 'Que tocaste el botón de la portada.',
      en: 'That you pressed the button at the top of a page.',
    },
  },
  Hero_Video_Play: {
    type: 'widget',
    data: nothing,
    records: {
      es: 'Que viste el video de la portada.',
      en: 'That you played the video at the top of a page.',
    },
  },
  Social_Switch: {
    type: 'widget',
    data: nothing,
    records: {
      es: 'Que elegiste una red social.',
      en: 'That you chose a social network.',
    },
  },
  Tab_Change: {
    type: 'widget',
    data: data({ name: label }),
    records: { es: 'Qué pestaña elegiste.', en: 'Which tab you chose.' },
  },
  Navigate_Left: {
    type: 'widget',
    data: data({ index: count }),
    records: {
      es: 'Que retrocediste en un carrusel, y a qué tarjeta.',
      en: 'That you went back in a carousel, and to which card.',
    },
  },
  Navigate_Right: {
    type: 'widget',
    data: data({ index: count }),
    records: {
      es: 'Que avanzaste en un carrusel, y a qué tarjeta.',
      en: 'That you went on in a carousel, and to which card.',
    },
  },
  Search: {
    type: 'search',
    data: data({ results: count }),
    records: {
      es: 'Que buscaste vacantes, cuántas hubo y las palabras que también usan las vacantes; una búsqueda con cualquier otra palabra cuenta como «(otra)».',
      en: 'That you searched for jobs, how many there were, and the words that jobs use too; a search with any other word counts as “(otra)”.',
    },
  },
  Facet_Change: {
    type: 'search',
    data: data({
      field: Type.Enum([...FACET_FIELDS]),
    }),
    records: {
      es: 'Qué filtro de la búsqueda cambiaste, no a qué.',
      en: 'Which filter of the search you changed, not to what.',
    },
  },
  Map_Open: {
    type: 'search',
    data: nothing,
    records: { es: 'Que abriste el mapa.', en: 'That you opened the map.' },
  },
  Job_View: {
    type: 'job',
    data: data({ jobId }),
    records: { es: 'Qué vacante viste.', en: 'Which job you looked at.' },
  },
  Job_Save: {
    type: 'job',
    data: data({ jobId, saved: Type.Boolean() }),
    records: {
      es: 'Qué vacante guardaste o quitaste de tus guardadas.',
      en: 'Which job you saved or took from your saved ones.',
    },
  },
  Job_Share: {
    type: 'job',
    data: data({ jobId }),
    records: {
      es: 'Qué vacante compartiste, no con quién.',
      en: 'Which job you shared, not with whom.',
    },
  },
  Apply_Click: {
    type: 'job',
    data: data({ jobId }),
    records: {
      es: 'En qué vacante tocaste «Aplicar».',
      en: 'For which job you pressed “Apply”.',
    },
  },
  Quick_Apply: {
    type: 'job',
    data: data({ jobId }),
    records: {
      es: 'A qué vacante aplicaste con un toque.',
      en: 'For which job you applied with one press.',
    },
  },
  Form_Page: {
    type: 'form',
    data: data({ pageNumber: count }),
    records: {
      es: 'A qué página de la solicitud llegaste, nunca lo que escribes en ella.',
      en: 'Which page of an application you reached, never what you write there.',
    },
  },
  formSubmit: {
    type: 'form',
    data: formStep,
    records: {
      es: 'Que una página de la solicitud se envió.',
      en: 'That a page of an application was sent.',
    },
  },
  formSubmitError: {
    type: 'form',
    data: formStep,
    records: {
      es: 'Que una página de la solicitud no pudo enviarse.',
      en: 'That a page of an application could not be sent.',
    },
  },
  APPLY_FINISH: {
    type: 'form',
    data: formStep,
    records: {
      es: 'Que terminaste una solicitud.',
      en: 'That you finished an application.',
    },
  },
  Alert_Sign_Up: {
    type: 'sign-up',
    data: nothing,
    records: {
      es: 'Que pediste avisos de vacantes, no tu correo ni tu teléfono.',
      en: 'That you asked for job alerts, not your address or number.',
    },
  },
  Web_Vitals: {
    type: 'vital',
    data: data({
      metric: Type.Enum(['LCP', 'INP', 'CLS']),
      /** ms; CLS has no unit */
      value: Type.Number({ minimum: 0, maximum: MAX_COUNT }),
    }),
    records: {
      es: 'Qué tan rápida y estable fue una página, en una parte de las visitas.',
      en: 'How quick and steady a page was, on some of the visits.',
    },
  },
} as const satisfies Readonly<Record<string, EventKind>>;

export type EventName = keyof typeof EVENTS;

export type EventData<Name extends EventName> = Static<(typeof EVENTS)[Name]['data']>;
