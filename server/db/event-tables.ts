import type { ColumnType, GeneratedAlways } from 'kysely';
import type { EventName } from '#schemas/events/event-list.ts';
import type { EventMeasure } from '#schemas/events/event-measures.ts';
import type { EventType } from '#schemas/events/event-types.ts';

export type DeviceClass = 'phone' | 'tablet' | 'desktop';

type Json = Readonly<Record<string, unknown>>;

export interface EventTables {
  events: EventsTable;
  event_counts: EventCountsTable;
  event_hours: EventHoursTable;
  event_months: EventMonthsTable;
  event_days: EventDaysView;
  forgotten_visitors: ForgottenVisitorsTable;
  page_secrets: PageSecretsTable;
}

/** In partitions by month of `event_id`. Rows are never changed. */
export interface EventsTable {
  agency_id: string;
  site_id: string;
  /** UUID of version 7; begins with the time of the browser's clock */
  event_id: string;
  /** when it was received less its age */
  hour: ColumnType<Date, Date, never>;
  received_at: ColumnType<Date, Date, never>;
  event_type: EventType;
  event_name: EventName;
  /** without query */
  page_path: string;
  widget_id: string | null;
  source: string | null;
  /** folded words that the jobs of the site use, or '(otra)' */
  keyword: string | null;
  search_depth: number | null;
  device: DeviceClass;
  browser: string;
  os: string;
  /** 'city, state' */
  place: string | null;
  /** /24 or /48 of the connection */
  network: string;
  user_id: string | null;
  session_id: string | null;
  tab_id: string | null;
  previous_event_id: string | null;
  data: ColumnType<Json, Json, never>;
  custom_parameters: ColumnType<Json, Json, never>;
  /** null for an address that is no page of the site */
  page_id: string | null;
  /** whether it came with the token of its page; only such events are counted */
  is_signed: boolean;
}

/** Visitors who took consent back, for a day. */
interface ForgottenVisitorsTable {
  agency_id: string;
  user_id: string;
  forgotten_at: Date;
}

/** What events add to rollups; holds nobody's id. */
interface CountColumns {
  agency_id: string;
  site_id: string;
  /** '' for an address that is no page of the site */
  page_id: string;
  measure: EventMeasure;
  /** keyword, page of a form, block or range, by measure */
  detail: string;
}

/** Counts that are in no hour and day yet. */
interface EventCountsTable extends CountColumns {
  /** bigint as decimal text */
  count_id: GeneratedAlways<string>;
  hour: Date;
  source: string;
  device: string;
  place: string;
  amount: number;
}

/** Of the measures that are drawn by hour. */
interface EventHoursTable extends Omit<CountColumns, 'detail'> {
  hour: Date;
  /** bigint as decimal text */
  amount: string;
}

/** What rollups of days are told apart by. */
interface DayColumns extends CountColumns {
  /** sum of 1 by source, 2 by device, 4 by place, 8 by page, 16 by detail; '*' stands in what it is not split by */
  split: number;
  source: string;
  device: string;
  place: string;
  /** YYYY-MM-DD of its first day */
  month: ColumnType<Date, string, never>;
}

interface EventMonthsTable extends DayColumns {
  /** by day of the month, from the first that has any */
  amounts: (number | null)[];
}

/** A view of `event_months`: days of the site's time zone. */
interface EventDaysView extends DayColumns {
  /** YYYY-MM-DD */
  day: ColumnType<Date, never, never>;
  amount: number;
}

/** What tokens of pages are signed with. */
interface PageSecretsTable {
  agency_id: string;
  /** weeks since 1970 */
  period: number;
  secret: string;
}
