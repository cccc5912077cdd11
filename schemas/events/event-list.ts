import { type Static, type TObject, type TProperties, Type } from 'typebox';
import { FACET_FIELDS } from './facet-fields.ts';

/** What an event is about; `eventType` of its record (spec section 3, "Event tracking record"). */
export type EventType = 'page' | 'widget' | 'search' | 'job' | 'form' | 'sign-up' | 'vital';

export interface EventKind {
  readonly type: EventType;
  /** `eventData` of the record. */
  readonly data: TObject;
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
  },
  Widget_View: {
    type: 'widget',
    data: nothing,
  },
  CTA_Click: {
    type: 'widget',
    data: nothing,
  },
  Hero_CTA_Click: {
    type: 'widget',
    data: nothing,
  },
  Hero_Video_Play: {
    type: 'widget',
    data: nothing,
  },
  Social_Switch: {
    type: 'widget',
    data: data({ name: label }),
  },
  Tab_Change: {
    type: 'widget',
    data: data({ name: label }),
  },
  Navigate_Left: {
    type: 'widget',
    data: data({ index: count }),
  },
  Navigate_Right: {
    type: 'widget',
    data: data({ index: count }),
  },
  Search: {
    type: 'search',
    data: data({ results: count }),
  },
  Facet_Change: {
    type: 'search',
    data: data({
      field: Type.Enum([...FACET_FIELDS]),
    }),
  },
  Map_Open: {
    type: 'search',
    data: nothing,
  },
  Job_View: {
    type: 'job',
    data: data({ jobId }),
  },
  Job_Save: {
    type: 'job',
    data: data({ jobId, saved: Type.Boolean() }),
  },
  Job_Share: {
    type: 'job',
    data: data({ jobId }),
  },
  Apply_Click: {
    type: 'job',
    data: data({ jobId }),
  },
  Quick_Apply: {
    type: 'job',
    data: data({ jobId }),
  },
  Form_Page: {
    type: 'form',
    data: data({ pageNumber: count }),
  },
  formSubmit: {
    type: 'form',
    data: formStep,
  },
  formSubmitError: {
    type: 'form',
    data: formStep,
  },
  APPLY_FINISH: {
    type: 'form',
    data: formStep,
  },
  Alert_Sign_Up: {
    type: 'sign-up',
    data: nothing,
  },
  Web_Vitals: {
    type: 'vital',
    data: data({
      metric: Type.Enum(['LCP', 'INP', 'CLS']),
      /** ms; CLS has no unit */
      value: Type.Number({ minimum: 0, maximum: MAX_COUNT }),
    }),
  },
} as const satisfies Readonly<Record<string, EventKind>>;

export type EventName = keyof typeof EVENTS;

export type EventData<Name extends EventName> = Static<(typeof EVENTS)[Name]['data']>;
