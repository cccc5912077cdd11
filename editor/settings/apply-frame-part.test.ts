import { afterEach, beforeEach, expect, it } from 'vitest';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { examplePage, headingData, pageData } from '#schemas/testing/documents.ts';
import { applyFramePart, type FrameOutcome } from './apply-frame-part.ts';
import { openTestService, type TestService } from './settings-testing.ts';

let service: TestService;

beforeEach(() => {
  service = openTestService();
  service.stored.set('demo/pages/a', page(FOOTER));
});

afterEach(() => service.close());

const FOOTER = { owner: 'Rumbo', year: 2026, links: [] };

function page(footer: object, heading = 'Hola'): string {
  const title = { ...headingData(), content: { text: heading, level: 1 } };
  return serialisePage(
    examplePage(pageData([title, { id: 'pie', type: 'footer', content: footer }])),
  );
}

function apply(publishes = false): Promise<FrameOutcome> {
  const work = { type: 'footer', base: FOOTER, content: { ...FOOTER, owner: 'Otro dueño' } };
  const use = { pageId: 'a', widgetId: 'pie' };
  return applyFramePart({ siteId: 'demo', use, work, publishes });
}

const stored = (key = 'demo/pages/a') => service.stored.get(key);

it('changes the draft and nothing else of the page', async () => {
  await apply();
  expect(stored()).toBe(page({ ...FOOTER, owner: 'Otro dueño' }));
  expect(service.changes).toEqual(['PUT demo/pages/a/draft']);
});

it('keeps what somebody else changed of the same footer after it was looked at', async () => {
  service.stored.set('demo/pages/a', page({ ...FOOTER, year: 2027 }));
  await apply();
  expect(stored()).toBe(page({ ...FOOTER, year: 2027, owner: 'Otro dueño' }));
});

it('begins again where somebody saves the page just then', async () => {
  service.before.push(() => {
    service.stored.set('demo/pages/a', page(FOOTER, 'Recién escrito'));
    return undefined;
  });
  await apply();
  expect(stored()).toBe(page({ ...FOOTER, owner: 'Otro dueño' }, 'Recién escrito'));
});

it('gives up where the page never rests', async () => {
  service.before.push(...Array.from({ length: 9 }, () => () => 412));
  await expect(apply()).rejects.toMatchObject({ failure: 'conflict' });
  expect(service.changes).toHaveLength(3);
});

it('publishes a page whose draft visitors see already', async () => {
  service.stored.set('demo/pages/a live', page(FOOTER));
  expect(await apply(true)).toBe('live');
  expect(stored('demo/pages/a live')).toBe(page({ ...FOOTER, owner: 'Otro dueño' }));
});

it('publishes neither other work nor a page that is not on the site', async () => {
  expect(await apply(true)).toBe('off-site');
  expect(service.changes).toEqual(['PUT demo/pages/a/draft']);
  service.stored.set('demo/pages/a', page(FOOTER, 'A medias'));
  service.stored.set('demo/pages/a live', page(FOOTER));
  expect(await apply(true)).toBe('mixed');
  expect(stored('demo/pages/a live')).toBe(page(FOOTER));
});

it('says that a page waits where it was not to be published', async () => {
  service.stored.set('demo/pages/a live', page(FOOTER));
  expect(await apply()).toBe('waiting');
  expect(stored('demo/pages/a live')).toBe(page(FOOTER));
});

it('asks for nothing where the page says it already', async () => {
  service.stored.set('demo/pages/a', page({ ...FOOTER, owner: 'Otro dueño' }));
  await apply(true);
  expect(service.changes).toEqual([]);
});

it('leaves a page alone whose footer is gone, or something else by now', async () => {
  const other = pageData([{ ...headingData(), id: 'pie' }]);
  service.stored.set('demo/pages/a', serialisePage(examplePage(other)));
  await expect(apply()).rejects.toMatchObject({ failure: 'unreadable' });
  service.stored.delete('demo/pages/a');
  await expect(apply()).rejects.toMatchObject({ failure: 'missing' });
  expect(service.changes).toEqual([]);
});
