import fc from 'fast-check';
import { isEqual } from 'lodash-es';
import { expect, it } from 'vitest';
import { pagePairs } from '#schemas/diff/testing.ts';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { isKnown } from '#schemas/documents/is-known.ts';
import { MAX_SECTION_DEPTH, visitSections } from '#schemas/documents/layout.ts';
import { referencesOf } from '#schemas/fields/widget-references.ts';
import { isRecord } from '#schemas/json/fields.ts';
import { remembered } from '#schemas/testing/remembered.ts';
import { type EditedPage, toEditedPage, toPageDocument } from '../edited-page.ts';
import { moveSections } from '../edits/move-sections.ts';
import type { PageEdit } from '../edits/page-edit.ts';
import { removeSections } from '../edits/remove-nodes.ts';
import { setField } from '../edits/set-field.ts';
import { createHistoryStore } from '../history/history-store.ts';
import type { Versions } from './conflict.ts';
import { mergePages } from './merge-pages.ts';

/** Another seed each time, the same for all laws. */
const RUNS = { numRuns: 1000, seed: Date.now() };

const selection = { get: () => [], set: () => {} };

function edited(page: EditedPage, make: (page: EditedPage) => PageEdit | undefined): EditedPage {
  const store = createHistoryStore(page, selection);
  const edit = make(page);
  if (edit) store.apply(edit);
  return store.state();
}

/** Two pages that others made of a third. */
const triples: fc.Arbitrary<Versions<EditedPage>> = remembered(
  fc.tuple(pagePairs, steps(), steps()).map(([[base, theirs], own, other]) => {
    const start = toEditedPage(base);
    return {
      base: start,
      mine: own.reduce(change, start),
      theirs: other.reduce(change, toEditedPage(theirs)),
    };
  }),
);

interface Step {
  readonly kind: 'remove' | 'move' | 'text' | 'options' | 'title';
  readonly node: number;
  readonly target: number;
}

function steps(): fc.Arbitrary<Step[]> {
  const kind = fc.constantFrom<Step['kind']>('remove', 'move', 'text', 'options', 'title');
  const step = fc.record({ kind, node: fc.nat(60), target: fc.nat(60) });
  return fc.array(step, { maxLength: 6 });
}

function change(page: EditedPage, { kind, node, target }: Step): EditedPage {
  const ids = Object.keys(page.sections).filter((id) => id !== page.rootId);
  const id = ids[node % Math.max(1, ids.length)] ?? '';
  const parents = Object.values(page.sections).filter(({ widgetId }) => widgetId === undefined);
  const parent = parents[target % Math.max(1, parents.length)];
  const widgetId = page.widgetIds[node % Math.max(1, page.widgetIds.length)] ?? '';
  return edited(page, (now) => {
    if (kind === 'remove') return removeSections(now, [id]);
    if (kind === 'move' && parent)
      return moveSections(now, [id], { parentId: parent.id, index: target % 3 });
    if (kind === 'options' && now.sections[id])
      return setField({ owner: { kind: 'section', id }, pointer: '/options/px', value: target });
    if (kind === 'text' && now.widgets[widgetId])
      return setField({
        owner: { kind: 'widget', id: widgetId },
        pointer: '/content/text',
        value: `Texto ${target}`,
      });
    return setField({ owner: { kind: 'head' }, pointer: '/metadata/title', value: `T${target}` });
  });
}

function expectValid(page: EditedPage): void {
  const document = toPageDocument(page);
  const visits = visitSections(document.metadata.layout);
  const ids = visits.map(({ section }) => section.sectionId);
  expect(new Set(ids)).toEqual(new Set(Object.keys(page.sections)));
  expect(visits.every(({ depth }) => depth <= MAX_SECTION_DEPTH)).toBe(true);
  expect(visits.some(({ section }) => section.widgetId && section.subSections)).toBe(false);
  const all = [...ids, ...page.widgetIds];
  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(page.widgets).sort()).toEqual([...page.widgetIds].sort());
  for (const { id, parentId } of Object.values(page.sections))
    if (parentId !== null) expect(page.sections[parentId]?.childIds).toContain(id);
  for (const { section } of visits)
    if (section.widgetId !== undefined) expect(page.widgetIds).toContain(section.widgetId);
  for (const widget of document.widgets)
    for (const id of referencesOf(widget)) expect(page.widgetIds).toContain(id);
}

function copyOf(page: EditedPage): EditedPage {
  return toEditedPage(structuredClone(toPageDocument(page)) as PageDocument);
}

it('takes what only the other changed', () => {
  fc.assert(
    fc.property(triples, ({ base, theirs }) => {
      const { merged, conflicts } = mergePages({ base, mine: copyOf(base), theirs });
      expect(conflicts).toEqual([]);
      expect(toPageDocument(merged)).toEqual(toPageDocument(theirs));
    }),
    RUNS,
  );
});

it('keeps what only I changed, as the same objects', () => {
  fc.assert(
    fc.property(triples, ({ base, mine }) => {
      const { merged, conflicts } = mergePages({ base, mine, theirs: copyOf(base) });
      expect(conflicts).toEqual([]);
      expect(merged).toBe(mine);
    }),
    RUNS,
  );
});

it('finds no conflict in the same change of both', () => {
  fc.assert(
    fc.property(triples, ({ base, mine }) => {
      const { merged, conflicts } = mergePages({ base, mine, theirs: copyOf(mine) });
      expect(conflicts).toEqual([]);
      expect(merged).toBe(mine);
    }),
    RUNS,
  );
});

it('gives a valid page whatever comes together, and whatever is chosen', () => {
  fc.assert(
    fc.property(triples, (pages) => {
      const { merged, conflicts } = mergePages(pages);
      expectValid(merged);
      const choices = new Map(conflicts.map(({ key }) => [key, 'theirs' as const]));
      expectValid(mergePages(pages, choices).merged);
    }),
    RUNS,
  );
});

/** The fields of a page by their place; lists are one field. */
function fieldsOf({ head, sections, widgets }: EditedPage): ReadonlyMap<string, unknown> {
  const options = Object.values(sections).map((section) => [section.id, section.options]);
  const found = new Map<string, unknown>();
  const visit = (value: unknown, path: string) => {
    if (!isRecord(value)) found.set(path, value);
    else for (const [key, part] of Object.entries(value)) visit(part, `${path}/${key}`);
  };
  visit({ head, widgets, options: Object.fromEntries(options) }, '');
  return found;
}

it('keeps every field that one alone changed', () => {
  fc.assert(
    fc.property(triples, (pages) => {
      const { merged, conflicts } = mergePages(pages);
      const asked = conflicts.map(({ owner }) => ('id' in owner ? owner.id : 'head'));
      const [base, mine, theirs, result] = [pages.base, pages.mine, pages.theirs, merged].map(
        fieldsOf,
      );
      for (const [path, before] of base ?? []) {
        const values = [mine?.get(path), theirs?.get(path)];
        const changed = values.filter((value) => !isEqual(value, before));
        if (changed.length !== 1 || changed[0] === undefined) continue;
        if (!asked.some((id) => path.includes(`/${id}`)) && result?.has(path))
          expect(result.get(path)).toEqual(changed[0]);
        else if (!result?.has(path)) expect(asked.length).toBeGreaterThan(0);
      }
    }),
    RUNS,
  );
});

it('keeps every section that either added', () => {
  fc.assert(
    fc.property(triples, (pages) => {
      const { merged } = mergePages(pages);
      const added = [pages.mine, pages.theirs]
        .flatMap(({ sections }) => Object.keys(sections))
        .filter((id) => !(id in pages.base.sections));
      for (const id of added) expect(merged.sections).toHaveProperty([id]);
    }),
    RUNS,
  );
});

it('asks only about what both touched', () => {
  fc.assert(
    fc.property(triples, (pages) => {
      for (const { kind, pointer, base, mine, theirs } of mergePages(pages).conflicts) {
        expect(isEqual(mine, theirs)).toBe(false);
        // A widget that one changed and in whose place the other shows another is in conflict where it is named.
        if (kind !== 'field' || pointer.endsWith('idgetId')) continue;
        expect(isEqual(base, mine) || isEqual(base, theirs)).toBe(false);
      }
    }),
    RUNS,
  );
});

it('keeps the objects of opaque widgets that only one has or nobody changed', () => {
  fc.assert(
    fc.property(triples, ({ base, mine, theirs }) => {
      const { merged } = mergePages({ base, mine, theirs });
      for (const widget of toPageDocument(merged).widgets) {
        if (isKnown(widget)) continue;
        const before = base.widgets[widget.id];
        const isChanged = [mine, theirs].every((page) => !isEqual(page.widgets[widget.id], before));
        if (before && !isChanged)
          expect([mine, theirs].some((page) => page.widgets[widget.id] === widget)).toBe(true);
      }
    }),
    RUNS,
  );
});

it('generates sections in conflict, lest the laws say nothing', () => {
  const kinds = fc
    .sample(triples, { numRuns: 600, seed: 6 })
    .flatMap((pages) => mergePages(pages).conflicts.map(({ kind }) => kind));
  expect(new Set(kinds)).toEqual(new Set(['field', 'removed', 'place']));
});
