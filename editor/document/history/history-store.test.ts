import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, samplePage } from '../../testing/pages.ts';
import { setField } from '../edits/set-field.ts';
import { mergePages } from '../merge/merge-pages.ts';
import { createHistoryStore } from './history-store.ts';
import { BLOCKED_KEY } from './listeners.ts';
import { joined, type PatchStep } from './steps.ts';

const type = (value: string, id = 'a') =>
  setField({ owner: { kind: 'widget', id }, pointer: '/content/text', value, continues: true });

const textOf = (store: ReturnType<typeof openStore>, id = 'a') =>
  store.state().widgets[id]?.content['text'];

/** Types letter by letter, as keys do; `⌫` deletes one. */
function typeKeys(store: ReturnType<typeof openStore>, keys: string, id = 'a'): void {
  for (const key of keys) {
    const before = String(textOf(store, id) ?? '');
    store.apply(type(key === '⌫' ? before.slice(0, -1) : before + key, id));
  }
}

/** Texts that undo leads through, until nothing is left to undo. */
function undoneTexts(store: ReturnType<typeof openStore>): unknown[] {
  const texts: unknown[] = [];
  while (store.history().undoLabel !== null) {
    store.undo();
    texts.push(textOf(store));
  }
  return texts;
}

describe('a step of typing', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is a word with the blank behind it', () => {
    const store = openStore(samplePage());
    typeKeys(store, ' hola mundo cruel');
    expect(undoneTexts(store)).toEqual(['a hola mundo ', 'a hola ', 'a ', 'a']);
    for (let i = 0; i < 4; i += 1) store.redo();
    expect(textOf(store)).toBe('a hola mundo cruel');
  });

  it('ends with a pause of a second', () => {
    const store = openStore(samplePage());
    typeKeys(store, 'bc');
    vi.advanceTimersByTime(999);
    typeKeys(store, 'd');
    vi.advanceTimersByTime(1000);
    typeKeys(store, 'e');
    expect(undoneTexts(store)).toEqual(['abcd', 'a']);
  });

  it('ends with a line break, and where deleting begins', () => {
    const store = openStore(samplePage());
    typeKeys(store, 'b\ncd⌫⌫e');
    expect(undoneTexts(store)).toEqual(['ab\n', 'ab\ncd', 'ab\n', 'ab', 'a']);
  });

  it('has the letter that took the place of what was marked', () => {
    const store = openStore(samplePage());
    typeKeys(store, 'bc');
    store.apply(type('O'));
    typeKeys(store, 'tra');
    expect(undoneTexts(store)).toEqual(['abc', 'a']);
  });

  it('ends with a paste and goes on after it as another one', () => {
    const store = openStore(samplePage());
    typeKeys(store, 'b');
    store.apply(type('ab pegado de fuera'));
    typeKeys(store, 'c');
    expect(undoneTexts(store)).toEqual(['ab pegado de fuera', 'ab', 'a']);
  });

  it('ends where somebody goes on typing elsewhere in the text', () => {
    const store = openStore(samplePage());
    typeKeys(store, 'bc');
    store.apply(type('xabc'));
    store.apply(type('xyabc'));
    expect(undoneTexts(store)).toEqual(['abc', 'a']);
  });

  it('ends in formatted text with a word, an entity is one letter, and a format is a step', () => {
    const store = openStore(samplePage());
    const texts = [
      '<p>a</p>',
      '<p>ab</p>',
      '<p>ab </p>',
      '<p>ab &amp;</p>',
      '<p><strong>ab &amp;</strong></p>',
    ];
    for (const text of texts) store.apply(type(text));
    expect(undoneTexts(store)).toEqual(['<p>ab &amp;</p>', '<p>ab </p>', '<p>a</p>', 'a']);
  });

  it('is of one field alone', () => {
    const store = openStore(samplePage());
    typeKeys(store, 'b');
    typeKeys(store, 'b', 'b');
    typeKeys(store, 'c');
    expect(undoneTexts(store)).toEqual(['ab', 'ab', 'a']);
  });
});

describe('what came from elsewhere', () => {
  type Page = ReturnType<typeof samplePage>;

  const withText = (page: Page, id: string, text: string): Page => {
    const widget = page.widgets[id];
    if (!widget) throw new Error(`The page has no widget "${id}".`);
    const changed = { ...widget, content: { ...widget.content, text } };
    return { ...page, widgets: { ...page.widgets, [id]: changed } };
  };

  function open() {
    const store = openStore(samplePage());
    const adopt = (id: string, text: string) =>
      store.adopt(withText(store.state(), id, text), (versions) => {
        const { merged, conflicts } = mergePages(versions);
        return conflicts.length > 0 ? undefined : merged;
      });
    return { store, adopt };
  }

  it('stays where one’s own steps before and after it are undone and made again', () => {
    const { store, adopt } = open();
    store.apply(type('De Ana'));
    adopt('b', 'De Beto');
    store.apply(type('De Ana otra vez'));
    adopt('c', 'De Carla');
    const texts = () => ['a', 'b', 'c'].map((id) => textOf(store, id));
    store.undo();
    expect(texts()).toEqual(['De Ana', 'De Beto', 'De Carla']);
    store.undo();
    expect(texts()).toEqual(['a', 'De Beto', 'De Carla']);
    store.undo();
    expect(texts()).toEqual(['a', 'De Beto', 'De Carla']);
    adopt('b', 'De Beto otra vez');
    store.redo();
    store.redo();
    expect(texts()).toEqual(['De Ana otra vez', 'De Beto otra vez', 'De Carla']);
  });

  it('stays where a step changed the same since: that is told, and nothing changes', () => {
    const { store, adopt } = open();
    let told = 0;
    store.subscribe(BLOCKED_KEY, () => {
      told += 1;
    });
    store.apply(type('Título'));
    store.apply(type('De Ana', 'b'));
    adopt('b', 'De Beto');
    store.undo();
    expect([told, textOf(store, 'b'), textOf(store)]).toEqual([1, 'De Beto', 'Título']);
    store.undo();
    expect([told, textOf(store, 'b'), textOf(store)]).toEqual([1, 'De Beto', 'a']);
  });

  it('ends a step of typing', () => {
    const { store, adopt } = open();
    typeKeys(store, 'b');
    adopt('b', 'De Beto');
    typeKeys(store, 'c');
    store.undo();
    expect(textOf(store)).toBe('ab');
  });

  it('stays whatever two people do in any order', () => {
    const text = fc.string();
    const act = fc.oneof(
      fc.tuple(fc.constant('mine' as const), fc.constantFrom('a', 'b'), text),
      fc.tuple(fc.constant('theirs' as const), fc.constantFrom('b', 'c'), text),
      fc.tuple(fc.constantFrom('undo' as const, 'redo' as const), fc.constant('a'), text),
    );
    const run = ({ store, adopt }: ReturnType<typeof open>, [kind, id, text]: Act) => {
      if (kind === 'mine') store.apply(type(text, id));
      else if (kind === 'theirs') adopt(id, text);
      else store[kind]();
    };
    type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const opened = open();
        const { store } = opened;
        let theirs = 'c';
        for (const each of acts) {
          run(opened, each);
          if (each[0] === 'theirs' && each[1] === 'c') theirs = each[2];
          // Nobody but the other person writes there.
          expect(textOf(store, 'c')).toBe(theirs);
        }
        while (store.history().undoLabel !== null) store.undo();
        expect([textOf(store), textOf(store, 'c')]).toEqual(['a', theirs]);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('begins a step anew when the field was left, or after undo', () => {
  const store = openStore(samplePage());
  store.apply(type('Uno'));
  store.endStep();
  store.apply(type('Dos'));
  store.undo();
  expect(textOf(store)).toBe('Uno');
  store.apply(type('Tres'));
  store.undo();
  expect(textOf(store)).toBe('Uno');
});

it('goes back 500 steps and more', () => {
  const store = openStore(samplePage());
  for (let i = 0; i < 600; i += 1) {
    store.apply(type(`${i}`));
    store.endStep();
  }
  for (let i = 0; i < 600; i += 1) store.undo();
  expect(textOf(store)).toBe('a');
});

it('leaves no step where nothing changes', () => {
  const store = openStore(samplePage());
  expect(store.apply(type('a'))).toBe(false);
  expect(store.history().undoLabel).toBeNull();
});

it('tells those alone whose part changed', () => {
  const store = openStore(samplePage());
  const told: string[] = [];
  for (const key of ['', 'head', 'widgets', 'widgets/a', 'widgets/b', 'sections/s-a'])
    store.subscribe(key, () => told.push(key));
  store.apply(type('Ruta'));
  expect(told.sort()).toEqual(['', 'widgets', 'widgets/a']);
});

it('tells everybody when another document takes its place, and takes that back', () => {
  const store = openStore(samplePage());
  let told = 0;
  store.subscribe('widgets/a', () => {
    told += 1;
  });
  const before = store.state();
  store.replace({ ...before, widgets: {}, widgetIds: [] }, 'edit.restore');
  expect(told).toBe(1);
  store.undo();
  expect(store.state()).toEqual(before);
});

it('brings back what was selected', () => {
  let ids: readonly string[] = ['s-a'];
  const selection = {
    get: () => ids,
    set: (next: readonly string[]) => {
      ids = next;
    },
  };
  const store = createHistoryStore(samplePage(), selection);
  store.apply({ ...type('Ruta'), select: ['s-b'] });
  expect(ids).toEqual(['s-b']);
  store.undo();
  expect(ids).toEqual(['s-a']);
  store.redo();
  expect(ids).toEqual(['s-b']);
});

it('a step of typing holds the first and the last of what changes with each letter, however many there are', () => {
  const typed = (text: string, before: string): PatchStep => ({
    ...{ label: 'edit.field', coalesce: 'a', typed: undefined },
    ...{ selectedBefore: [], selectedAfter: [] },
    patches: [
      { op: 'replace', path: ['names'], value: { [text]: 1 } },
      { op: 'replace', path: ['text'], value: text },
    ],
    inverse: [
      { op: 'replace', path: ['names'], value: { [before]: 1 } },
      { op: 'replace', path: ['text'], value: before },
    ],
  });
  const step = joined(joined(typed('ab', 'a'), typed('abc', 'ab')), typed('abcd', 'abc'));
  expect(step.patches).toEqual(typed('abcd', 'abc').patches);
  expect(step.inverse).toEqual(typed('ab', 'a').inverse);
});
