import { expect, it } from 'vitest';
import { examplePage, metadataData, pageData } from '../testing/documents.ts';
import { outlineOf } from './page-outline.ts';

const view = { variant: null, now: undefined } as const;

function tabs(id: string, shown: readonly string[]) {
  const content = { tabs: shown.map((widgetId) => ({ name: widgetId, widgetId })) };
  return { id, type: 'tabs', content };
}

function outline(...widgets: readonly ReturnType<typeof tabs>[]) {
  const metadata = metadataData([{ sectionId: 's', widgetId: widgets[0]?.id }]);
  return outlineOf(examplePage(pageData(widgets, { metadata })), view);
}

it('tells where each heading is written', () => {
  expect(outline(tabs('a', ['b']), tabs('b', ['nada'])).headings).toEqual([
    { level: 2, pointer: '/widgets/0/content/tabs/0/name', nodeId: 'a' },
    { level: 2, pointer: '/widgets/1/content/tabs/0/name', nodeId: 'b' },
  ]);
});

it('ends where widgets that show each other multiply without bound', () => {
  const names = Array.from({ length: 12 }, (_, i) => `w${i}`);
  const all = names.map((id, i) =>
    tabs(
      id,
      Array.from({ length: 50 }, () => names[i + 1] ?? 'x'),
    ),
  );
  const start = process.cpuUsage();
  const { headings, isWhole } = outline(...all);
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  expect(headings).toHaveLength(5000);
  expect(isWhole).toBe(false);
});

it('ends in a chain of 2,000 widgets', () => {
  const chain = Array.from({ length: 2000 }, (_, i) => tabs(`w${i}`, [`w${i + 1}`]));
  expect(outline(...chain).isWhole).toBe(false);
});

it('leaves out what is over, as far as the time is known', () => {
  const event = (id: string, end: string) => ({
    id,
    title: id,
    eventDateAndTime: { start: '2026-01-01T10:00:00Z', end },
  });
  const events = [event('a', '2026-01-01T12:00:00Z'), event('b', '2026-01-02T12:00:00Z')];
  const page = examplePage(pageData([{ id: 'e', type: 'events', content: { events } }]));
  const count = (now: number | undefined) =>
    outlineOf(page, { variant: null, now }).headings.length;
  expect(count(undefined)).toBe(2);
  expect(count(Date.parse('2026-01-01T12:00:00Z'))).toBe(1);
});

it('ends in a text of thousands of headings that many sections show', () => {
  const html = '<h2>'.repeat(10_000);
  const page = pageData([{ id: 'r', type: 'rich-text', content: { html } }], {
    metadata: metadataData(
      Array.from({ length: 100 }, (_, i) => ({ sectionId: `s${i}`, widgetId: 'r' })),
    ),
  });
  const start = process.cpuUsage();
  const { headings } = outlineOf(examplePage(page), view);
  expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  expect(headings).toHaveLength(10_000);
});
