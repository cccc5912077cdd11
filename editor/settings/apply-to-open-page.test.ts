import { afterEach, beforeEach, expect, it } from 'vitest';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { examplePage, headingData, pageData } from '#schemas/testing/documents.ts';
import { setField } from '../document/edits/set-field.ts';
import { saveDraft } from '../service/saving-api.ts';
import { openText } from '../testing/open-text.ts';
import { applyToOpenPage } from './apply-to-open-page.ts';
import { openTestService, type TestService } from './settings-testing.ts';

const FOOTER = { owner: 'Rumbo', year: 2026, links: [] };
const CHANGED = { ...FOOTER, owner: 'Otro dueño' };

let service: TestService;

beforeEach(() => {
  service = openTestService();
});

afterEach(() => service.close());

function page(footer: object, text = 'Hola'): string {
  const title = { ...headingData(), content: { text, level: 1 } };
  const widgets = [title, { id: 'pie', type: 'footer', content: footer }];
  return serialisePage(examplePage(pageData(widgets, { id: 'a' })));
}

async function open() {
  const stored = page(FOOTER);
  service.stored.set('demo/pages/a', stored);
  const opened = { text: stored, etag: `"${encodeURIComponent(stored)}"` };
  const { editor, saver } = openText(opened, { siteId: 'demo', service: { save: saveDraft } });
  const work = { type: 'footer', base: FOOTER, content: CHANGED };
  const use = { pageId: 'a', widgetId: 'pie' };
  const apply = (publishes: boolean) =>
    applyToOpenPage({ editor, saver }, { siteId: 'demo', use, work, publishes });
  const type = (value: string) => {
    const owner = { kind: 'widget', id: 'heading' } as const;
    editor.edit(() => setField({ owner, pointer: '/content/text', value }));
  };
  return { editor, apply, type };
}

const live = () => service.stored.get('demo/pages/a live');

it('publishes the open page along where visitors see all else of it already', async () => {
  const { editor, apply } = await open();
  service.stored.set('demo/pages/a live', page(FOOTER));
  expect(await apply(true)).toBe('live');
  expect(live()).toBe(page(CHANGED));
  editor.page.undo();
  expect(editor.page.state().widgets['pie']?.content).toEqual(FOOTER);
});

it('keeps what somebody works on there from visitors, and says so', async () => {
  const { apply, type } = await open();
  service.stored.set('demo/pages/a live', page(FOOTER));
  type('A medias');
  expect(await apply(true)).toBe('mixed');
  expect([live(), service.stored.get('demo/pages/a')]).toEqual([
    page(FOOTER),
    page(CHANGED, 'A medias'),
  ]);
});

it('says that it waits, or that the page is not on the site', async () => {
  const { apply } = await open();
  expect(await apply(true)).toBe('off-site');
  service.stored.set('demo/pages/a live', page(FOOTER));
  const again = await open();
  expect(await again.apply(false)).toBe('waiting');
});

it('leaves the page alone where the service cannot be reached', async () => {
  const { editor, apply } = await open();
  service.stored.delete('demo/pages/a');
  const before = editor.page.state();
  await expect(apply(true)).rejects.toMatchObject({ failure: 'missing' });
  expect(editor.page.state()).toBe(before);
});
