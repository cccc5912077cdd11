import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { ID_PATTERN } from '../text/id-text.ts';
import { FACET_FIELDS } from './facet-fields.ts';

export interface EventKind {
  /** `eventData` of the record. */
  readonly data: TObject;
}

/** Largest number that an event counts. */
const MAX_COUNT = 1_000_000;
/** Longest text of a page that an event repeats. */
const MAX_LABEL = 100;

const count = Type.Integer({ minimum: 0, maximum: MAX_COUNT });
/** From 0. Results have a row for each that is sent; forms have far fewer pages. */
const pageNumber = Type.Integer({ minimum: 0, maximum: 99 });
const label = Type.String({ maxLength: MAX_LABEL, pattern: '^[^\\p{Cc}\\p{Cs}]*$' });
const jobId = Type.String({ pattern: ID_PATTERN });
const applicationStatus = Type.Enum(['APPLY_INTERMEDIATE', 'APPLY_FINISH']);

const nothing = data({});
const formStep = data({ applicationStatus, pageNumber });

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
    data: nothing,
  },
  Widget_View: {
    data: nothing,
  },
  CTA_Click: {
    data: nothing,
  },
  Hero_CTA_Click: {
    data: nothing,
  },
  Hero_Video_Play: {
    data: nothing,
  },
  Social_Switch: {
    data: data({ name: label }),
  },
  Tab_Change: {
    data: data({ name: label }),
  },
  Navigate_Left: {
    data: data({ index: count }),
  },
  Navigate_Right: {
    data: data({ index: count }),
  },
  Search: {
    data: data({ results: count }),
  },
  Facet_Change: {
    data: data({
      field: Type.Enum([...FACET_FIELDS]),
    }),
  },
  Map_Open: {
    data: nothing,
  },
  Job_View: {
    data: data({ jobId }),
  },
  Job_Save: {
    data: data({ jobId, saved: Type.Boolean() }),
  },
  Job_Share: {
    data: data({ jobId }),
  },
  Apply_Click: {
    data: data({ jobId }),
  },
  Quick_Apply: {
    data: data({ jobId }),
  },
  Form_Page: {
    data: data({ pageNumber }),
  },
  formSubmit: {
    data: formStep,
  },
  formSubmitError: {
    data: formStep,
  },
  APPLY_FINISH: {
    data: formStep,
  },
  Alert_Sign_Up: {
    data: nothing,
  },
  Web_Vitals: {
    data: data({
      metric: Type.Enum(['LCP', 'INP', 'CLS']),
      /** ms; CLS has no unit */
      value: Type.Number({ minimum: 0, maximum: MAX_COUNT }),
    }),
  },
} as const satisfies Readonly<Record<string, EventKind>>;

export type EventName = keyof typeof EVENTS;

export type EventData<Name extends EventName> = Static<(typeof EVENTS)[Name]['data']>;
