import type { ColumnType } from 'kysely';
import type { EventName, EventType } from '#schemas/events/event-list.ts';

export type DeviceClass = 'phone' | 'tablet' | 'desktop';

type Json = Readonly<Record<string, unknown>>;

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
}
