import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../../documents/documents.ts';
import {
  buttonData,
  examplePage,
  headingData,
  metadataData,
  pageData,
} from '../../testing/documents.ts';
import { summariseChanges } from '../words/summarise-changes.ts';
import type { Change } from './change.ts';
import { diffPages } from './diff-pages.ts';
import { diffTexts } from './diff-texts.ts';

type Data = Readonly<Record<string, unknown>>;

function page(sections: readonly Data[], widgets: readonly Data[] = []): PageDocument {
  return examplePage(pageData(widgets, { metadata: metadataData(sections) }));
}

function leaf(name: string): Data {
  return { sectionId: `s-${name}`, widgetId: name };
}

/** A page whose sections each show the heading of a name. */
function headings(...names: readonly string[]): PageDocument {
  const sorted = [...names].sort().map((name) => headingData(name));
  return page(names.map(leaf), sorted);
}

/** The changes in short: `kind node pointer`. */
function brief(before: PageDocument, after: PageDocument): string[] {
  return diffPages(before, after).map(inShort);
}

function inShort(change: Change): string {
  const pointer = change.kind === 'field' ? ` ${change.pointer}` : '';
  return `${change.kind} ${change.nodeId}${pointer}`;
}

describe('sections and the widgets that only they show', () => {
  it('are one thing when they come', () => {
    expect(diffPages(headings('a'), headings('a', 'b'))).toEqual([
      {
        kind: 'added',
        nodeId: 's-b',
        nodeKind: 'section',
        type: 'heading',
        text: 'Vacantes',
        partnerId: 'b',
        place: {
          parent: { nodeId: 'root', nodeKind: 'section', isRoot: true },
          previous: { nodeId: 's-a', nodeKind: 'section', type: 'heading', text: 'Vacantes' },
          index: 1,
        },
      },
    ]);
  });

  it('are one thing when they move', () => {
    expect(brief(headings('a', 'b', 'c'), headings('c', 'a', 'b'))).toEqual(['moved s-c']);
  });

  it('are told apart when the widget was there before', () => {
    const widgets = [headingData('a'), headingData('b')];
    const [added, ...rest] = diffPages(
      page([leaf('a')], widgets),
      page([leaf('a'), leaf('b')], widgets),
    );
    expect(added).toMatchObject({ kind: 'added', nodeId: 's-b', type: 'heading' });
    expect(added).not.toHaveProperty('partnerId');
    expect(rest).toEqual([]);
  });

  it('are told apart when something else shows the widget too', () => {
    const again = { sectionId: 's-again', widgetId: 'a' };
    const before = page([leaf('a'), again], [headingData('a')]);
    const edited = { ...headingData('a'), content: { text: 'Rutas', level: 1 } };
    const changes = diffPages(before, page([leaf('a'), again], [edited]));
    expect(changes).toEqual([
      {
        kind: 'field',
        nodeId: 'a',
        nodeKind: 'widget',
        type: 'heading',
        text: 'Rutas',
        pointer: '/content/text',
        before: 'Vacantes',
        after: 'Rutas',
      },
    ]);
  });
});

describe('sections', () => {
  it('move one by one between parents, with all they hold', () => {
    const box = (...subSections: readonly Data[]): Data => ({ sectionId: 'box', subSections });
    const group = { sectionId: 'group', subSections: [leaf('a'), leaf('b')] };
    const widgets = [headingData('a'), headingData('b')];
    expect(brief(page([group, box()], widgets), page([box(group)], widgets))).toEqual([
      'moved group',
    ]);
  });

  it('stay the root when its id changes', () => {
    const data = pageData([headingData('a')]);
    const layout = { sectionId: 'top', subSections: [leaf('a')] };
    const renamed = examplePage({ ...data, metadata: { ...metadataData([]), layout } });
    expect(brief(headings('a'), renamed)).toEqual(['field top /sectionId']);
  });

  it('tell their settings one by one, also when there were none', () => {
    const options = { py: 8, breakpoints: { mobile: { py: 4 } } };
    const before = headings('a');
    const after = page([{ ...leaf('a'), options }], [headingData('a')]);
    expect(brief(before, after)).toEqual([
      'field s-a /options/py',
      'field s-a /options/breakpoints/mobile/py',
    ]);
    expect(brief(after, before)).toEqual(brief(before, after));
  });

  it('take a field for a setting only where it is one', () => {
    const data = pageData([headingData('a')]);
    const after = examplePage({ ...data, metadata: metadataData([leaf('a')]) });
    const odd = (value: object) => JSON.stringify({ ...after, optionsOld: value });
    expect(diffTexts(JSON.stringify(after), odd({ py: 8 })).map(inShort)).toEqual([
      'field home /optionsOld',
    ]);
  });

  it('show another widget', () => {
    const before = page([{ sectionId: 's', widgetId: 'a' }], [headingData('a')]);
    const after = page([{ sectionId: 's', widgetId: 'b' }], [buttonData('/jobs', 'b')]);
    expect(diffPages(before, after)).toEqual([
      {
        kind: 'shows',
        nodeId: 's',
        nodeKind: 'section',
        type: 'button',
        text: 'Ver',
        partnerId: 'b',
        before: { nodeId: 'a', nodeKind: 'widget', type: 'heading', text: 'Vacantes' },
        after: { nodeId: 'b', nodeKind: 'widget', type: 'button', text: 'Ver' },
      },
    ]);
  });
});

describe('lists in content', () => {
  const list = (...items: readonly unknown[]): PageDocument =>
    page([leaf('map')], [{ id: 'map', type: 'promo-map', content: { items } }]);

  it.each<[string, unknown[], unknown[], string[]]>([
    ['a new item', ['a', 'b'], ['a', 'x', 'b'], ['added /content/items/1']],
    ['a removed item', ['a', 'b', 'c'], ['a', 'c'], ['removed /content/items/1']],
    ['a moved item', ['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], ['moved /content/items/0']],
    ['an edited item', ['a', 'b', 'c'], ['a', 'x', 'c'], ['changed /content/items/1']],
    [
      'an edited item after a removed one',
      ['a', 'b', 'c'],
      ['b', 'x'],
      ['changed /content/items/1', 'removed /content/items/0'],
    ],
    [
      'an edited item with an id that moved',
      [
        { id: 'a', t: 1 },
        { id: 'b', t: 1 },
        { id: 'c', t: 1 },
      ],
      [
        { id: 'b', t: 1 },
        { id: 'c', t: 1 },
        { id: 'a', t: 2 },
      ],
      ['moved /content/items/2', 'changed /content/items/2/t'],
    ],
    [
      'an item of another id in the same place',
      [{ id: 'a', t: 1 }],
      [{ id: 'b', t: 1 }],
      ['added /content/items/0', 'removed /content/items/0'],
    ],
    [
      'an item of equal words',
      [{ name: 'a', t: 1 }, 'x'],
      ['x', { name: 'a', t: 2 }],
      ['moved /content/items/0', 'changed /content/items/1/t'],
    ],
    [
      'an edited item beside a removed one',
      [
        { q: 'a', t: 1 },
        { q: 'b', t: 2 },
        { q: 'c', t: 3 },
      ],
      [
        { q: 'x', t: 2 },
        { q: 'c', t: 3 },
      ],
      ['changed /content/items/0/q', 'removed /content/items/0'],
    ],
    [
      'an edited item beside a new one',
      [{ q: 'a', t: 1 }],
      [
        { q: 'x', t: 2 },
        { q: 'b', t: 1 },
      ],
      ['added /content/items/0', 'changed /content/items/1/q'],
    ],
    [
      'an item as the one with which it has most in common',
      [
        { q: 'a', t: 1, level: 2 },
        { q: 'b', t: 2, level: 2 },
      ],
      [{ q: 'x', t: 2, level: 2 }],
      ['changed /content/items/0/q', 'removed /content/items/0'],
    ],
    ['equal items', ['a', 'a', 'a'], ['a', 'a'], ['removed /content/items/2']],
  ])('tell %s', (_, before, after, expected) => {
    const changes = diffPages(list(...before), list(...after));
    const told = changes.map((change) =>
      change.kind === 'field' ? `${change.item ?? 'changed'} ${change.pointer}` : change.kind,
    );
    expect(told).toEqual(expected);
  });

  it('say where an item was', () => {
    const changes = diffPages(list({ id: 'a', t: 1 }, { id: 'b', t: 1 }), list({ id: 'b', t: 2 }));
    expect(changes[0]).toMatchObject({
      pointer: '/content/items/0/t',
      pointerBefore: '/content/items/1/t',
    });
  });
});

it('does not mind the order of keys', () => {
  const widget = headingData('a');
  const turned = { ...widget, content: { level: 1, text: 'Vacantes' } };
  expect(brief(headings('a'), page([leaf('a')], [turned]))).toEqual([]);
});

it('tells an empty list of sections from none', () => {
  const before = page([{ sectionId: 's' }]);
  const after = page([{ sectionId: 's', subSections: [] }]);
  expect(brief(before, after)).toEqual(['field s /subSections']);
  expect(brief(after, page([{ sectionId: 's', subSections: [{ sectionId: 't' }] }]))).toEqual([
    'added t',
  ]);
});

it('tells another order of the list of widgets', () => {
  const before = page([leaf('a'), leaf('b')], [headingData('a'), headingData('b')]);
  const after = page([leaf('a'), leaf('b')], [headingData('b'), headingData('a')]);
  expect(brief(before, after)).toEqual(['order home']);
});

describe('pages with errors', () => {
  it('are compared although ids repeat', () => {
    const twice = page([leaf('a'), leaf('a')], [headingData('a'), headingData('a')]);
    expect(brief(twice, structuredClone(twice))).toEqual([]);
    expect(brief(headings('a'), twice)).toEqual(['added s-a', 'added a']);
  });

  it('are compared although widgets show each other', () => {
    const tabs = (id: string, widgetId: string): Data => ({
      id,
      type: 'tabs',
      content: { tabs: [{ name: 'Uno', widgetId }] },
    });
    const circle = page([leaf('a')], [tabs('a', 'b'), tabs('b', 'a')]);
    expect(brief(headings('a'), circle)).toEqual(['type a', 'added b']);
  });

  it('tell a widget that came or went although its section stayed', () => {
    const dangling = page([leaf('a')]);
    expect(brief(dangling, headings('a'))).toEqual(['added a']);
    expect(brief(headings('a'), dangling)).toEqual(['removed a']);
  });

  it('are compared although sections show nothing, or what is not there', () => {
    const before = page([{ sectionId: 's' }]);
    const after = page([{ sectionId: 's', widgetId: 'nowhere' }]);
    expect(brief(before, after)).toEqual(['shows s']);
    expect(summariseChanges(diffPages(before, after), 'es')).toEqual([
      { nodeId: 's', nodeKind: 'section', text: 'Una sección ahora muestra Widget nowhere' },
    ]);
  });

  it('are compared although properties have the names of inherited ones', () => {
    const odd = (value: number) =>
      `{"metadata":{"layout":{"sectionId":"r"}},"widgets":[{"id":"a","type":"constructor","content":{"__proto__":${value},"toString":${value}}}]}`;
    const changes = diffTexts(odd(1), odd(2));
    expect(changes.map(inShort)).toEqual([
      'field a /content/__proto__',
      'field a /content/toString',
    ]);
    expect(summariseChanges(changes, 'es')).toHaveLength(1);
  });
});

describe('texts', () => {
  const text = JSON.stringify(pageData());

  it('that are equal have no differences, whatever they are', () => {
    expect(diffTexts('{', '{')).toEqual([]);
  });

  it.each([
    ['malformed', '{'],
    ['not a page', '[]'],
    ['without layout', '{"metadata":{},"widgets":[]}'],
    ['with a widget without id', text.replace('"id":"heading"', '"name":"heading"')],
    ['with a section without id', text.replace('"sectionId":"root"', '"name":"root"')],
    ['nested too deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['larger than a document may be', JSON.stringify('a'.repeat(3_000_000))],
  ])('%s cannot be compared by parts', (_, other) => {
    const document = [{ kind: 'document', nodeId: '', nodeKind: 'page' }];
    expect(diffTexts(text, other)).toEqual(document);
    expect(diffTexts(other, text)).toEqual(document);
  });
});

it('says nothing of a widget that was only brought up to date', () => {
  const before = page([leaf('a')], [headingData('a')]);
  const after = page([leaf('a')], [{ ...headingData('a'), version: 1 }]);
  expect(brief(before, after)).toEqual([]);
});
