import type { EventName } from './event-list.ts';

/** What an event is about; `eventType` of its record (spec section 3, "Event tracking record"). */
export type EventType = 'page' | 'widget' | 'search' | 'job' | 'form' | 'sign-up' | 'vital';

/** Of each event. Visitors' browsers carry this list, so it stands apart from the shapes. */
export const EVENT_TYPES: Readonly<Record<EventName, EventType>> = {
  Page_View: 'page',
  Widget_View: 'widget',
  CTA_Click: 'widget',
  Hero_CTA_Click: 'widget',
  Hero_Video_Play: 'widget',
  Social_Switch: 'widget',
  Tab_Change: 'widget',
  Navigate_Left: 'widget',
  Navigate_Right: 'widget',
  Search: 'search',
  Facet_Change: 'search',
  Map_Open: 'search',
  Job_View: 'job',
  Job_Save: 'job',
  Job_Share: 'job',
  Apply_Click: 'job',
  Quick_Apply: 'job',
  Form_Page: 'form',
  formSubmit: 'form',
  formSubmitError: 'form',
  APPLY_FINISH: 'form',
  Alert_Sign_Up: 'sign-up',
  Web_Vitals: 'vital',
};
