import type { EventsContent } from '#schemas/documents/documents.ts';
import type { WidgetData } from '../../data/widget-data.ts';
import { endOf, upcomingEvents } from './upcoming-events.ts';

export const data = {
  params: [],
  expires({ events }, now) {
    const ends = upcomingEvents(events, now).map(endOf);
    return ends.length === 0 ? undefined : Math.min(...ends);
  },
} satisfies WidgetData<EventsContent>;
