import { expect, it } from 'vitest';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { type EditedPage, toEditedPage, toPageDocument } from '../edited-page.ts';
import { mergePages } from './merge-pages.ts';

interface Card {
  readonly id?: string;
  readonly title: string;
  readonly text?: string;
}

interface Made {
  readonly title?: string;
  /** Sections by id: a list for containers, a text for headings. */
  readonly layout?: Layout;
  readonly options?: Readonly<Record<string, object>>;
  readonly cards?: readonly Card[];
}

interface Layout {
  readonly [id: string]: string | Layout;
}

function page({ title = 'Inicio', layout = {}, options = {}, cards }: Made): EditedPage {
  const widgets: object[] = [];
  const nest = (id: string, value: string | Layout): object => {
    const own = options[id] ? { options: options[id] } : {};
    if (typeof value !== 'string')
      return {
        sectionId: id,
        subSections: Object.entries(value).map(([key, child]) => nest(key, child)),
        ...own,
      };
    widgets.push({ id: `w-${id}`, type: 'heading', content: { text: value, level: 2 } });
    return { sectionId: id, widgetId: `w-${id}`, ...own };
  };
  const root = nest('root', layout);
  if (cards) widgets.push({ id: 'cards', type: 'cards', content: { cards } });
  const metadata = { title, description: '', layout: root };
  const document = {
    schemaVersion: 1,
    id: 'home',
    url: '/home',
    type: 'CONTENT',
    metadata,
    widgets,
  };
  return toEditedPage(document as unknown as PageDocument);
}

/** Where everything stands, such as `root(a b(c))`. */
function shape({ sections }: EditedPage, id = 'root'): string {
  const children = (sections[id]?.childIds ?? []).map((child) =>
    shape({ sections } as EditedPage, child),
  );
  return children.length > 0 ? `${id}(${children.join(' ')})` : id;
}

function cardsOf(merged: EditedPage): unknown {
  return merged.widgets['cards']?.content['cards'];
}

it('joins edits of different fields of one heading, section and page', () => {
  const layout = { a: 'Uno', b: 'Dos' };
  const { merged, conflicts } = mergePages({
    base: page({ layout, options: { a: { py: 1 } } }),
    mine: page({ layout: { a: 'Mío', b: 'Dos' }, options: { a: { py: 2 } }, title: 'Vacantes' }),
    theirs: page({ layout: { a: 'Uno', b: 'Suyo' }, options: { a: { py: 1, px: 3 } } }),
  });
  expect(conflicts).toEqual([]);
  expect(merged.widgets['w-a']?.content['text']).toBe('Mío');
  expect(merged.widgets['w-b']?.content['text']).toBe('Suyo');
  expect(merged.sections['a']?.options).toEqual({ py: 2, px: 3 });
  expect(merged.head.metadata.title).toBe('Vacantes');
});

it('asks about one field with two values, keeps mine, and takes theirs when told to', () => {
  const pages = {
    base: page({ layout: { a: 'Uno' } }),
    mine: page({ layout: { a: 'Mío' } }),
    theirs: page({ layout: { a: 'Suyo' } }),
  };
  const { merged, conflicts } = mergePages(pages);
  expect(conflicts).toMatchObject([
    { kind: 'field', pointer: '/content/text', base: 'Uno', mine: 'Mío', theirs: 'Suyo' },
  ]);
  expect(merged.widgets['w-a']?.content['text']).toBe('Mío');
  const choices = new Map([[conflicts[0]?.key ?? '', 'theirs' as const]]);
  const chosen = mergePages(pages, choices);
  expect(chosen.merged.widgets['w-a']?.content['text']).toBe('Suyo');
  expect(chosen.conflicts[0]?.chosen).toBe('theirs');
});

it('joins breakpoints that each added for itself', () => {
  const layout = { a: 'Uno' };
  const { merged, conflicts } = mergePages({
    base: page({ layout }),
    mine: page({ layout, options: { a: { breakpoints: { mobile: { py: 1 } } } } }),
    theirs: page({ layout, options: { a: { breakpoints: { tablet: { py: 2 } } } } }),
  });
  expect(conflicts).toEqual([]);
  expect(merged.sections['a']?.options).toEqual({
    breakpoints: { mobile: { py: 1 }, tablet: { py: 2 } },
  });
});

it('joins list items by id: additions, edits, moves and removals', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
  if (!a || !b || !c) throw new Error('Three cards were made.');
  const { merged, conflicts } = mergePages({
    base: page({ cards: [a, b, c] }),
    mine: page({ cards: [c, a, { id: 'm', title: 'mía' }, b] }),
    theirs: page({ cards: [{ ...a, text: 'suyo' }, c, { id: 't', title: 'suya' }] }),
  });
  expect(conflicts).toEqual([]);
  expect(cardsOf(merged)).toEqual([
    c,
    { id: 't', title: 'suya' },
    { ...a, text: 'suyo' },
    { id: 'm', title: 'mía' },
  ]);
});

it('joins items without ids by what they have in common', () => {
  const cards = [
    { title: 'Uno', text: 'x' },
    { title: 'Dos', text: 'y' },
  ];
  const { merged, conflicts } = mergePages({
    base: page({ cards }),
    mine: page({
      cards: [
        { title: 'Uno', text: 'mío' },
        { title: 'Dos', text: 'y' },
      ],
    }),
    theirs: page({
      cards: [{ title: 'Cero' }, { title: 'Uno', text: 'x' }, { title: 'Dos', text: 'suyo' }],
    }),
  });
  expect(conflicts).toEqual([]);
  expect(cardsOf(merged)).toEqual([
    { title: 'Cero' },
    { title: 'Uno', text: 'mío' },
    { title: 'Dos', text: 'suyo' },
  ]);
});

it('keeps an item that one removed and the other changed, and tells', () => {
  const pages = {
    base: page({ cards: [{ id: 'a', title: 'Uno' }] }),
    mine: page({ cards: [] }),
    theirs: page({ cards: [{ id: 'a', title: 'Suyo' }] }),
  };
  const { merged, conflicts } = mergePages(pages);
  expect(cardsOf(merged)).toEqual([{ id: 'a', title: 'Suyo' }]);
  expect(conflicts).toMatchObject([{ kind: 'removed', chosen: 'theirs', items: ['Uno'] }]);
  const choices = new Map([[conflicts[0]?.key ?? '', 'mine' as const]]);
  expect(cardsOf(mergePages(pages, choices).merged)).toEqual([]);
});

it('keeps both additions and moves of sections', () => {
  const { merged, conflicts } = mergePages({
    base: page({ layout: { a: '1', b: '2', c: { d: '3' } } }),
    mine: page({ layout: { c: { d: '3', a: '1' }, b: '2' } }),
    theirs: page({ layout: { a: '1', t: 'nuevo', c: { d: '3' }, b: '2' } }),
  });
  expect(conflicts).toEqual([]);
  expect(shape(merged)).toBe('root(t c(d a) b)');
});

it('keeps a heading that was changed in a section that the other removed', () => {
  const pages = {
    base: page({ layout: { s: { a: 'Uno', b: 'Dos' } } }),
    mine: page({}),
    theirs: page({ layout: { s: { a: 'Suyo', b: 'Dos' } } }),
  };
  const { merged, conflicts } = mergePages(pages);
  expect(shape(merged)).toBe('root(s(a))');
  expect(merged.widgets['w-a']?.content['text']).toBe('Suyo');
  expect(conflicts).toMatchObject([{ kind: 'removed', owner: { id: 'a' }, mine: undefined }]);
  const choices = new Map([[conflicts[0]?.key ?? '', 'mine' as const]]);
  const gone = mergePages(pages, choices).merged;
  expect([shape(gone), gone.widgetIds]).toEqual(['root', []]);
});

it('makes one of two moves that put sections into each other', () => {
  const { merged, conflicts } = mergePages({
    base: page({ layout: { a: {}, b: {} } }),
    mine: page({ layout: { b: { a: {} } } }),
    theirs: page({ layout: { a: { b: {} } } }),
  });
  expect(shape(merged)).toBe('root(b(a))');
  expect(conflicts).toMatchObject([{ kind: 'place', owner: { id: 'b' }, theirs: 'a' }]);
});

it('flattens what together would be too deep', () => {
  const nested = (depth: number): Layout =>
    depth === 0 ? {} : { [`d${depth}`]: nested(depth - 1) };
  const { merged } = mergePages({
    base: page({ layout: { a: nested(3), b: nested(0) } }),
    mine: page({ layout: { m: { n: { o: { a: nested(3) } } }, b: {} } }),
    theirs: page({ layout: { b: { t: { a: nested(3) } } } }),
  });
  const depth = (id: string): number =>
    1 + Math.max(0, ...(merged.sections[id]?.childIds ?? []).map(depth));
  expect(depth('root')).toBeLessThanOrEqual(8);
  expect(toPageDocument(merged).metadata.layout.sectionId).toBe('root');
});
