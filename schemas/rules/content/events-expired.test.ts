import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { eventsExpired } from './events-expired.ts';

const END = '2026-03-01T12:00:00-06:00';
const now = Date.parse(END);

type Data = Parameters<typeof examplePage>[0];

function expired(widget: Data, moment: number | undefined = now) {
  return eventsExpired.check(examplePage(pageData([widget])), createContext({ now: moment }));
}

function events(...ends: readonly string[]) {
  const list = ends.map((end, i) => ({
    id: `e${i}`,
    title: 'Feria',
    eventDateAndTime: { start: '2026-01-01T10:00:00-06:00', end },
  }));
  return { id: 'e', type: 'events', content: { events: list } };
}

it('finds a list of events that are all over, and says since when', () => {
  expect(expired(events('2026-02-01T12:00:00-06:00', END))).toEqual([
    {
      code: 'events-expired',
      severity: 'warning',
      pointer: '/widgets/0/content/events',
      nodeId: 'e',
      params: { day: '2026-03-01' },
    },
  ]);
});

it('accepts a list with one event to come, and an empty one', () => {
  expect(expired(events(END, '2026-03-01T12:00:01-06:00'))).toEqual([]);
  expect(expired(events())).toEqual([]);
});

it('finds a countdown that has come to its end', () => {
  const timer = { id: 't', type: 'countdown-timer', content: { target: END, doneText: 'Ya' } };
  expect(expired(timer)).toMatchObject([{ pointer: '/widgets/0/content/target' }]);
  expect(expired(timer, now - 1)).toEqual([]);
});

it('judges the variant where it differs', () => {
  const { content } = events(END);
  const widget = { ...events('2027-01-01T12:00:00Z'), variants: { p: content } };
  expect(expired(widget)).toMatchObject([{ pointer: '/widgets/0/variants/p/events' }]);
});

it('does not judge while the time is not known', () => {
  expect(eventsExpired.check(examplePage(pageData([events(END)])), createContext())).toEqual([]);
});
