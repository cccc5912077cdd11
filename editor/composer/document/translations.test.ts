import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formOf, question } from '#schemas/testing/forms.ts';
import { createHistoryStore } from '../../document/history/history-store.ts';
import { createSelectionStore } from '../../document/store/selection-store.ts';
import { createFormFieldSource } from '../session/form-field-source.ts';
import { readForm } from './edited-form.ts';
import { createTextCarrier, translationsOf } from './translations.ts';

const LABELS = ['/pages/0/sections/0/questions/0/label', '/pages/0/sections/0/questions/1/label'];

/** A form that asks two questions, with these translations. */
function open(labels: readonly [string, string], translationMappings: object) {
  const questions = labels.map((label, index) => question(`q${index}`, 'short-text', { label }));
  const read = readForm(JSON.stringify({ ...formOf(...questions), translationMappings }));
  if (!read) throw new Error('The form is not readable.');
  const store = createHistoryStore(read, createSelectionStore());
  const session = { form: store, undo: store.undo, redo: store.redo };
  const carry = createTextCarrier();
  const part = { owner: '', problems: [], language: 'es', carry } as const;
  const source = createFormFieldSource(session, part);
  const [first = '', second = ''] = LABELS;
  return {
    store,
    labels: { first, second },
    /** Key by key; `⌫` deletes one. */
    type(pointer: string, keys: string) {
      for (const key of keys) {
        const before = String(source.read(pointer) ?? '');
        source.write(pointer, key === '⌫' ? before.slice(0, -1) : before + key, true);
      }
    },
    write: source.write,
    label: (pointer: string) => source.read(pointer),
    translations: () => translationsOf(store.state()),
  };
}

it('the translation of a text goes along while it is typed anew, in each step that is undone', () => {
  const form = open(['Nombre', 'Ciudad'], { en: { Nombre: 'Name' }, pt: { Nombre: 'Nome' } });
  form.type(form.labels.first, ' de pila');
  expect(form.translations()).toEqual({
    en: { 'Nombre de pila': 'Name' },
    pt: { 'Nombre de pila': 'Nome' },
  });
  form.store.undo();
  expect(form.label(form.labels.first)).toBe('Nombre de ');
  expect(form.translations()).toEqual({
    en: { 'Nombre de ': 'Name' },
    pt: { 'Nombre de ': 'Nome' },
  });
  form.store.undo();
  form.store.undo();
  expect(form.label(form.labels.first)).toBe('Nombre');
  expect(form.translations()).toEqual({ en: { Nombre: 'Name' }, pt: { Nombre: 'Nome' } });
  form.store.redo();
  form.store.redo();
  form.store.redo();
  expect(form.translations()).toMatchObject({ en: { 'Nombre de pila': 'Name' } });
});

it('a text that was deleted to its last letter gets its translation back as it is written anew', () => {
  const form = open(['Zona', 'Ciudad'], { en: { Zona: 'Area' } });
  form.type(form.labels.first, '⌫⌫⌫⌫');
  expect(form.label(form.labels.first)).toBe('');
  form.type(form.labels.first, 'Colonia');
  expect(form.translations()).toEqual({ en: { Colonia: 'Area' } });
});

it('what another place says too keeps its translation, and the new text has none', () => {
  const form = open(['Ciudad', 'Ciudad'], { en: { Ciudad: 'City' } });
  form.type(form.labels.first, ' natal');
  expect(form.translations()).toEqual({ en: { Ciudad: 'City' } });
  form.type(form.labels.second, ' actual');
  expect(form.translations()).toEqual({ en: { 'Ciudad actual': 'City' } });
});

it('on the way through the text of another place nobody loses a translation', () => {
  const form = open(['Sí, claro', 'Sí'], { en: { 'Sí, claro': 'Yes, sure', Sí: 'Yes' } });
  form.type(form.labels.first, '⌫⌫⌫⌫⌫⌫⌫');
  expect(form.label(form.labels.first)).toBe('Sí');
  form.type(form.labels.first, ' señor');
  expect(form.translations()).toEqual({ en: { 'Sí señor': 'Yes, sure', Sí: 'Yes' } });
});

it('a text passes by a translation that waits for nothing, and leaves it', () => {
  const form = open(['Nombre', 'Ciudad'], { en: { Nombre: 'First name', 'Nombre d': 'Old' } });
  form.type(form.labels.first, ' de');
  expect(form.translations()).toEqual({ en: { 'Nombre de': 'First name', 'Nombre d': 'Old' } });
});

it.each(['__proto__', 'constructor', '<img src=x onerror=alert(1)>', 'a/b~1'])(
  'a text may be "%s"',
  (text) => {
    const form = open(['Zona', 'Ciudad'], { en: { Zona: 'Area' } });
    form.write(form.labels.first, text);
    expect(JSON.stringify(form.translations())).toBe(`{"en":{${JSON.stringify(text)}:"Area"}}`);
    form.store.undo();
    expect(form.translations()).toEqual({ en: { Zona: 'Area' } });
  },
);

it('translations that are not readable stay as they are', () => {
  const form = open(['Zona', 'Ciudad'], { en: 'Area', pt: { Zona: 'Zona' } });
  form.type(form.labels.first, '!');
  expect(form.translations()).toEqual({ en: 'Area', pt: { 'Zona!': 'Zona' } });
});

it('whatever is typed into which of two fields, no translation is lost', () => {
  const key = fc.tuple(fc.constantFrom('first', 'second'), fc.constantFrom('a', 'b', ' ', '⌫'));
  fc.assert(
    fc.property(fc.array(key, { maxLength: 30 }), (keys) => {
      const form = open(['a', 'ab'], { en: { a: '1', ab: '2', b: '3' }, pt: { ab: '4' } });
      const before = form.translations();
      for (const [field, letter] of keys)
        form.type(form.labels[field === 'first' ? 'first' : 'second'], letter);
      const kept = Object.values(form.translations()).map((one) => Object.values(Object(one)));
      expect(kept.map((texts) => texts.sort())).toEqual([['1', '2', '3'], ['4']]);
      while (form.store.history().undoLabel !== null) form.store.undo();
      expect(form.translations()).toEqual(before);
    }),
  );
});
