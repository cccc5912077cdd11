import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  applyChecked,
  expectValid,
  expectWhole,
  openStore,
  samplePage,
} from '../../testing/pages.ts';
import type { EditedPage } from '../edited-page.ts';
import { readFragmentText, toFragmentText } from '../fragment-text.ts';
import { fragmentOf } from '../page-fragment.ts';
import { accepts, subtreeOf } from '../page-structure.ts';
import { duplicateSections, insertFragment } from './insert-fragment.ts';
import { moveSections, stepSections } from './move-sections.ts';
import type { PageEdit } from './page-edit.ts';
import { removeSections } from './remove-nodes.ts';
import { setField } from './set-field.ts';
import { unwrapSection, wrapSections } from './wrap-sections.ts';

/** What somebody may do, with numbers that choose among what the page has at that moment. */
const command = fc.record({
  name: fc.constantFrom(
    ...(['insert', 'move', 'remove', 'duplicate', 'wrap', 'unwrap'] as const),
    ...(['step', 'type', 'option', 'title', 'paste'] as const),
  ),
  who: fc.nat(),
  count: fc.integer({ min: 1, max: 3 }),
  where: fc.nat(),
  index: fc.nat({ max: 5 }),
  text: fc.constantFrom('Ruta', 'Empleo', 'x'),
});

type RandomCommand = typeof command extends fc.Arbitrary<infer C> ? C : never;

function pick<T>(list: readonly T[], n: number): T {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('Nothing to choose from.');
  return item;
}

function chosenIds(page: EditedPage, { who, count }: RandomCommand): readonly string[] {
  const all = subtreeOf(page.sections, page.rootId);
  return Array.from({ length: count }, (_, i) => pick(all, who + i));
}

function placeFor(page: EditedPage, { where, index }: RandomCommand) {
  const parentId = pick(subtreeOf(page.sections, page.rootId), where);
  const length = page.sections[parentId]?.childIds?.length ?? 0;
  return { parentId, index: index % (length + 1) };
}

function toEdit(page: EditedPage, chosen: RandomCommand): PageEdit | undefined {
  const ids = chosenIds(page, chosen);
  const place = placeFor(page, chosen);
  const inner = ids.filter((id) => id !== page.rootId);
  const widgetIds = page.widgetIds.filter((id) => page.widgets[id]?.type === 'heading');
  const edits: Readonly<Record<RandomCommand['name'], () => PageEdit | undefined>> = {
    insert: () =>
      insertFragment(page, { fragment: fragmentOf(page, inner), place, label: 'edit.insert' }),
    move: () => moveSections(page, ids, place),
    remove: () => removeSections(page, ids),
    duplicate: () => duplicateSections(page, ids),
    wrap: () => wrapSections(page, ids, chosen.index > 2 ? 'horizontal' : 'vertical'),
    unwrap: () => unwrapSection(page, ids[0] ?? ''),
    step: () => stepSections(page, ids, pick(['up', 'down', 'in', 'out'] as const, chosen.index)),
    type: () =>
      widgetIds.length === 0
        ? undefined
        : setField({
            owner: { kind: 'widget', id: pick(widgetIds, chosen.who) },
            pointer: '/content/text',
            value: chosen.text,
            continues: true,
          }),
    option: () =>
      setField({
        owner: { kind: 'section', id: ids[0] ?? '' },
        pointer: pick(['/options/gap', '/options/breakpoints/mobile/gap'], chosen.where),
        value: chosen.index === 0 ? undefined : chosen.index,
      }),
    title: () =>
      setField({ owner: { kind: 'head' }, pointer: '/metadata/title', value: chosen.text }),
    paste: () => {
      const copied = readFragmentText(toFragmentText(fragmentOf(page, inner)));
      return copied.ok
        ? insertFragment(page, { fragment: copied.value, place, label: 'edit.paste' })
        : undefined;
    },
  };
  return edits[chosen.name]();
}

it('keeps a page whole and valid, and takes every step back and forth, whatever is done to it', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 1, maxLength: 6 }), (commands) => {
      const first = samplePage();
      const store = openStore(first);
      const states = [first];
      for (const one of commands) {
        const edit = toEdit(store.state(), one);
        if (edit && store.apply(edit)) states.push(store.state());
      }
      const last = store.state();
      expectWhole(last);
      while (store.history().undoLabel !== null) store.undo();
      expect(store.state()).toEqual(first);
      while (store.history().redoLabel !== null) store.redo();
      expect(store.state()).toEqual(last);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

it('checks each step by itself: identity of what is untouched, validity, undo and redo', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 4, maxLength: 12 }), (commands) => {
      const store = openStore(samplePage());
      for (const one of commands) {
        const edit = toEdit(store.state(), one);
        if (edit) expectValid(applyChecked(store, edit));
      }
    }),
    { numRuns: 600 },
  );
}, 120_000);

it('moves to every place that accepts, and to no other', () => {
  const page = samplePage();
  const all = subtreeOf(page.sections, page.rootId);
  for (const id of all.slice(1))
    for (const parentId of all) {
      const edit = moveSections(page, [id], { parentId, index: 0 });
      const isSame = page.sections[parentId]?.childIds?.[0] === id;
      const fits = accepts(page, parentId, { height: 3, moved: [id] });
      expect(edit !== undefined || isSame).toBe(fits);
    }
});
