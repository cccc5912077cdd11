// One helper through which every test of an edit goes: it checks what must hold whatever the edit is.
import { expect } from 'vitest';
import { MAX_SECTION_DEPTH } from '#schemas/documents/layout.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { parsePage } from '#schemas/parse/parse-page.ts';
import { type EditedPage, toEditedPage, toPageDocument } from '../document/edited-page.ts';
import type { PageEdit, PageStore } from '../document/edits/page-edit.ts';
import { createHistoryStore } from '../document/history/history-store.ts';
import { pathTo, subtreeOf } from '../document/page-structure.ts';

/** A page as edits see it, from data that a schema would accept. */
export function editedPage(data: unknown): EditedPage {
  const page = parsePage(data);
  if (!page.ok) throw new Error(`Not a valid page: ${JSON.stringify(page.problems)}`);
  return toEditedPage(page.value);
}

export function openStore(page: EditedPage, selected: readonly string[] = []): PageStore {
  let ids = selected;
  return createHistoryStore(page, {
    get: () => ids,
    set: (next) => {
      ids = next;
    },
  });
}

/** A page with sections of two levels, a row, and a widget in a widget. */
export function samplePage(): EditedPage {
  const heading = (id: string) => ({ id, type: 'heading', content: { text: id, level: 2 } });
  const ids = ['a', 'b', 'c', 'd', 'e'];
  return editedPage({
    schemaVersion: 1,
    id: 'home',
    url: '/home',
    type: 'CONTENT',
    metadata: {
      title: 'Inicio',
      description: 'Vacantes',
      layout: {
        sectionId: 'root',
        subSections: [
          { sectionId: 's-a', widgetId: 'a' },
          {
            sectionId: 'box',
            options: { gap: 8 },
            subSections: [
              { sectionId: 's-b', widgetId: 'b' },
              {
                sectionId: 'row',
                options: { childDirection: 'horizontal' },
                subSections: [
                  { sectionId: 's-c', widgetId: 'c' },
                  { sectionId: 's-d', widgetId: 'd' },
                ],
              },
            ],
          },
          { sectionId: 's-tabs', widgetId: 'tabs' },
          { sectionId: 'empty', subSections: [] },
        ],
      },
    },
    widgets: [
      ...ids.map(heading),
      { id: 'tabs', type: 'tabs', content: { tabs: [{ name: 'Uno', widgetId: 'e' }] } },
      { id: 'unknown', type: 'hologram', content: { deep: [1, { x: 2 }] } },
    ],
  });
}

/**
 * Does an edit and checks what holds for every one: the page stays whole, what the edit does not touch keeps its
 * identity, undoing restores it and redoing repeats it.
 */
export function applyChecked(store: PageStore, edit: PageEdit): EditedPage {
  const before = store.state();
  const wasDone = store.apply(edit);
  const after = store.state();
  expectWhole(after);
  expectUntouched(before, after);
  if (!wasDone) return after;
  store.undo();
  expect(store.state()).toEqual(before);
  store.redo();
  expect(store.state()).toEqual(after);
  return after;
}

/** Every section is reached once from the root, names its parent, and what it shows is there. */
export function expectWhole(page: EditedPage): void {
  const reached = subtreeOf(page.sections, page.rootId);
  expect(reached.toSorted()).toEqual(Object.keys(page.sections).sort());
  expect(Object.keys(page.widgets).sort()).toEqual([...page.widgetIds].sort());
  // Together: to expect something takes longer than to look at a section.
  expect(reached.flatMap((id) => faultsOf(page, id))).toEqual([]);
}

function faultsOf(page: EditedPage, id: string): string[] {
  const { widgetId, childIds } = page.sections[id] ?? {};
  const strays = childIds?.filter((child) => page.sections[child]?.parentId !== id) ?? [];
  const faults = {
    'shows a widget and has sections': widgetId !== undefined && childIds !== undefined,
    'shows a widget that is not there': widgetId !== undefined && !(widgetId in page.widgets),
    'lies too deep': pathTo(page.sections, id).length > MAX_SECTION_DEPTH,
    [`is no parent of ${strays}`]: strays.length > 0,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${id} ${fault}`] : []));
}

/** What is equal is the same: nothing is copied without need, so nothing is drawn again without need. */
function expectUntouched(before: EditedPage, after: EditedPage): void {
  const pairs = [
    [before.head, after.head],
    ...entriesOf(before.sections, after.sections),
    ...entriesOf(before.widgets, after.widgets),
  ];
  for (const [old, now] of pairs)
    if (old !== now && old !== undefined && now !== undefined)
      expect(JSON.stringify(old)).not.toBe(JSON.stringify(now));
}

function entriesOf(before: object, after: object): [unknown, unknown][] {
  const now: unknown = after;
  return Object.entries(before).map(([id, value]) => [value, isRecord(now) ? now[id] : undefined]);
}

/** Whether the page as it would be saved passes the schema. */
export function expectValid(page: EditedPage): void {
  const parsed = parsePage(JSON.parse(JSON.stringify(toPageDocument(page))));
  expect(parsed.ok ? [] : parsed.problems).toEqual([]);
}
