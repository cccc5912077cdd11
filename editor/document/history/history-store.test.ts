import { expect, it } from 'vitest';
import { openStore, samplePage } from '../../testing/pages.ts';
import { setField } from '../edits/set-field.ts';
import { createHistoryStore } from './history-store.ts';

const type = (value: string, id = 'a') =>
  setField({ owner: { kind: 'widget', id }, pointer: '/content/text', value, continues: true });

const textOf = (store: ReturnType<typeof openStore>, id = 'a') =>
  store.state().widgets[id]?.content['text'];

it('joins what is typed in one field, however long it takes, and nothing else', () => {
  const store = openStore(samplePage());
  for (const text of ['R', 'Ru', 'Rut']) store.apply(type(text));
  store.apply(type('Otro', 'b'));
  store.apply(type('Ruta'));
  store.undo();
  expect(textOf(store)).toBe('Rut');
  store.undo();
  store.undo();
  expect([textOf(store), textOf(store, 'b')]).toEqual(['a', 'b']);
  expect(store.history().undoLabel).toBeNull();
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
