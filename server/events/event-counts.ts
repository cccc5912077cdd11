import type { Insertable } from 'kysely';
import type { EventName } from '#schemas/events/event-list.ts';
import { type EventMeasure, toVitalStep, type VitalName } from '#schemas/events/event-measures.ts';
import type { EventsTable } from '../db/event-tables.ts';

export type EventRow = Insertable<EventsTable>;

/** What one event adds to the rollups: one of a measure. */
interface EventCount {
  readonly measure: EventMeasure;
  readonly detail: string;
}

/** A row, with what it adds to rollups if it is a new one. */
export interface CountedEvent {
  readonly row: EventRow;
  readonly counts: readonly EventCount[];
}

type Counted = Pick<EventRow, 'event_name' | 'keyword' | 'previous_event_id' | 'data'>;

/** Which search a job was opened from needs other events: see `insert-events.ts`. */
const MEASURES: Readonly<Partial<Record<EventName, EventMeasure>>> = {
  Job_View: 'job-view',
  Job_Save: 'job-save',
  Job_Share: 'job-share',
  Apply_Click: 'apply-click',
  Quick_Apply: 'quick-apply',
  Form_Page: 'form-page',
  formSubmit: 'form-sent',
  formSubmitError: 'form-refused',
  APPLY_FINISH: 'form-finish',
  Alert_Sign_Up: 'alert',
};

/** Seen, or of another page than of a block. */
const NO_CLICKS: ReadonlySet<EventName> = new Set(['Page_View', 'Widget_View', 'Web_Vitals']);

/** @param blockId a block that the page has; undefined for none */
export function countsOf(event: Counted, blockId: string | undefined): EventCount[] {
  return [...ownCounts(event), ...blockCounts(event.event_name, blockId)];
}

function ownCounts({ event_name: name, keyword, previous_event_id, data }: Counted): EventCount[] {
  if (name === 'Page_View')
    return previous_event_id === null ? [plain('view'), plain('visit')] : [plain('view')];
  if (name === 'Search') {
    const detail = keyword ?? '';
    const search: EventCount = { measure: 'search', detail };
    return data['results'] === 0 ? [search, { measure: 'search-empty', detail }] : [search];
  }
  if (name === 'Web_Vitals') return vitalCounts(data['metric'], data['value']);
  if (name === 'Job_Save' && data['saved'] !== true) return [];
  const measure = MEASURES[name];
  if (measure === undefined) return [];
  const page = data['pageNumber'];
  return [{ measure, detail: typeof page === 'number' ? `${page}` : '' }];
}

function vitalCounts(metric: unknown, value: unknown): EventCount[] {
  if (!isVital(metric) || typeof value !== 'number') return [];
  return [{ measure: `vital-${metric}`, detail: `${toVitalStep(metric, value)}` }];
}

function isVital(metric: unknown): metric is VitalName {
  return metric === 'LCP' || metric === 'INP' || metric === 'CLS';
}

function blockCounts(name: EventName, blockId: string | undefined): EventCount[] {
  if (blockId === undefined) return [];
  if (name === 'Widget_View') return [{ measure: 'block-view', detail: blockId }];
  return NO_CLICKS.has(name) ? [] : [{ measure: 'block-click', detail: blockId }];
}

function plain(measure: EventMeasure): EventCount {
  return { measure, detail: '' };
}
