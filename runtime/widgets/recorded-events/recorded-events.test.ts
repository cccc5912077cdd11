// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { EVENTS } from '#schemas/events/event-list.ts';
import { EVENT_RECORDS } from '#schemas/events/event-records.ts';
import { RECORDED_PARTS } from '#schemas/events/recorded-parts.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

it('tells of each event that there is, and of no other', () => {
  const page = renderTestPage({
    widgets: [{ id: 'w', type: 'recorded-events', content: { heading: 'Qué anotamos' } }],
  });
  const told = [...toDocument(page).querySelectorAll<HTMLElement>('[data-event-name]')];
  const names = told.map(({ dataset }) => dataset['eventName']);
  expect(names.sort()).toEqual(Object.keys(EVENTS).sort());
});

it.each(['es', 'en'] as const)('has words of its own for each event (%s)', (language) => {
  const texts = Object.values(EVENT_RECORDS).map((records) => records[language]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('tells what is kept with each, part by part', () => {
  const page = renderTestPage({
    widgets: [{ id: 'w', type: 'recorded-events', content: { heading: 'Qué anotamos' } }],
  });
  const told = [...toDocument(page).querySelectorAll<HTMLElement>('[data-recorded]')];
  const texts = told.map(({ textContent }) => textContent);
  expect(texts).toEqual(RECORDED_PARTS.map(({ es }) => es));
});
