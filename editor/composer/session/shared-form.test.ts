import { expect, it } from 'vitest';
import { createHistoryStore, type HistoryStore } from '../../document/history/history-store.ts';
import { createSelectionStore } from '../../document/store/selection-store.ts';
import { type EditedForm, formText, readForm } from '../document/edited-form.ts';
import { addQuestion, remove } from '../document/form-edits.ts';
import { formEdited } from '../document/form-edits-testing.ts';
import { newForm, newQuestion } from '../document/new-question.ts';
import { createTextCarrier } from '../document/translations.ts';
import { createFormFieldSource } from './form-field-source.ts';
import { byKeys } from './form-selection.ts';
import { SharedForm } from './shared-form.ts';

function start(): EditedForm {
  const form = readForm(JSON.stringify(newForm('prueba', 'Prueba')));
  if (!form) throw new Error('A new form is not readable.');
  return form;
}

const ask = (label: string) => (form: EditedForm) =>
  addQuestion(form, { page: 0, section: 0 }, newQuestion('short-text', label));

function open(initial: EditedForm) {
  const pointers = createSelectionStore();
  const store: HistoryStore<EditedForm> = createHistoryStore(
    initial,
    byKeys(pointers, () => store.state()),
  );
  const shared = new SharedForm(store, '"1"');
  const edit = (make: ReturnType<typeof ask>) => {
    const made = make(store.state());
    if (made) store.apply(made);
  };
  const type = (label: string) =>
    edit(() => ({
      label: 'edit.field',
      change: (draft) => {
        const asked = draft.pages[0]?.sections[0]?.questions[0];
        if (asked) asked.label = label;
      },
    }));
  const theirs = (etag: string, form: EditedForm) => ({ etag, text: formText(form) });
  return { store, pointers, shared, edit, type, theirs };
}

const labels = (form: EditedForm) =>
  form.pages[0]?.sections[0]?.questions.map(({ keyId, label }) => `${keyId}: ${label}`);

it('joins what others saved without a step, and undo takes back own steps alone', () => {
  const { store, shared, edit, theirs } = open(start());
  edit(ask('Ciudad'));
  const taken = shared.takeIn(theirs('"2"', formEdited(start(), ask('Ruta'))));
  expect(taken.kind).toBe('merged');
  expect(labels(store.state())).toEqual(['short-text: Ruta', 'short-text-2: Ciudad']);
  store.undo();
  expect(labels(store.state())).toEqual(['short-text: Ruta']);
  store.redo();
  expect(labels(store.state())).toEqual(['short-text-2: Ciudad', 'short-text: Ruta']);
});

it('keeps the selection on its question when others put one before it', () => {
  const asked = formEdited(start(), ask('Ciudad'));
  const { shared, pointers, theirs, store } = open(asked);
  pointers.set(['/pages/0/sections/0/questions/0']);
  const first = {
    ...asked,
    pages: asked.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => ({
        ...section,
        questions: [{ keyId: 'nueva', type: 'date', label: 'Nueva' }, ...section.questions],
      })),
    })),
  };
  shared.takeIn(theirs('"2"', first));
  expect(labels(store.state())).toEqual(['nueva: Nueva', 'short-text: Ciudad']);
  expect(pointers.get()).toEqual(['/pages/0/sections/0/questions/1']);
});

it('asks where both wrote one label, and undo brings back what was given up', () => {
  const asked = formEdited(start(), ask('Ciudad'));
  const { shared, type, theirs, store } = open(asked);
  type('¿Dónde vives?');
  const other = formEdited(start(), ask('¿Tu ciudad?'));
  expect(shared.takeIn(theirs('"2"', other)).kind).toBe('conflict');
  expect(labels(store.state())).toEqual(['short-text: ¿Dónde vives?']);
  const conflicts = shared.preview(new Map())?.conflicts ?? [];
  shared.resolve(new Map(conflicts.map(({ key }) => [key, 'theirs' as const])));
  expect([labels(store.state()), shared.isDisputed, shared.etag]).toEqual([
    ['short-text: ¿Tu ciudad?'],
    false,
    '"2"',
  ]);
  expect(shared.isSettled()).toBe(true);
  store.undo();
  expect(labels(store.state())).toEqual(['short-text: ¿Dónde vives?']);
});

it('ends a dispute when the own part is undone', () => {
  const { shared, type, theirs, store } = open(formEdited(start(), ask('Ciudad')));
  type('¿Dónde vives?');
  shared.takeIn(theirs('"2"', formEdited(start(), ask('¿Tu ciudad?'))));
  store.undo();
  shared.retryDispute();
  expect([shared.isDisputed, labels(store.state())]).toEqual([false, ['short-text: ¿Tu ciudad?']]);
});

it('knows its own text where only the answer was lost', () => {
  const { shared, edit, store } = open(start());
  edit(ask('Ciudad'));
  const { text } = shared.send();
  edit(ask('Ruta'));
  expect(shared.isSettled()).toBe(false);
  expect(shared.takeIn({ etag: '"2"', text })).toEqual({ kind: 'known' });
  expect(labels(store.state())).toEqual(['short-text: Ciudad', 'short-text-2: Ruta']);
  expect(shared.unsaved()?.etag).toBe('"2"');
});

it('takes back what came in, and keeps what was done since', () => {
  const { shared, edit, theirs, store } = open(start());
  const taken = shared.takeIn(theirs('"2"', formEdited(start(), ask('Ruta'))));
  edit(ask('Ciudad'));
  if (taken.kind === 'merged') shared.takeBack(taken);
  expect(labels(store.state())).toEqual(['short-text-2: Ciudad']);
});

it('goes on with work from before others saved, and asks for what collides alone', () => {
  const asked = formEdited(start(), ask('Ciudad'));
  const kept = formEdited(asked, ask('Ruta'));
  const others = formEdited(asked, (form) => remove(form, { page: 0, section: 0, question: 0 }));
  const joined = open(others);
  joined.shared.goOn({ form: kept, base: asked, etag: 'a', sentTexts: [], copyIds: [] });
  expect(labels(joined.store.state())).toEqual(['short-text-2: Ruta']);
  const worded = open(formEdited(start(), ask('¿Tu ciudad?')));
  const mine = formEdited(start(), ask('¿Dónde vives?'));
  worded.shared.goOn({ form: mine, base: asked, etag: 'a', sentTexts: [], copyIds: [] });
  expect([worded.shared.isDisputed, labels(worded.store.state())]).toEqual([
    true,
    ['short-text: ¿Dónde vives?'],
  ]);
});

it('goes on from its own text where that had arrived', () => {
  const sent = formEdited(start(), ask('Ciudad'));
  const kept = formEdited(start(), ask('Ciudad y colonia'));
  const { shared, store } = open(sent);
  shared.goOn({ form: kept, base: start(), etag: 'a', sentTexts: [formText(sent)], copyIds: [] });
  expect([shared.isDisputed, labels(store.state())]).toEqual([
    false,
    ['short-text: Ciudad y colonia'],
  ]);
});

it('saves again what was taken back while it was on its way, and not what can arrive no more', () => {
  const sent = formText(formEdited(start(), ask('Ciudad')));
  const undone = { form: start(), base: start(), sentTexts: [sent], copyIds: [] };
  const opened = open(start());
  const { etag } = opened.shared;
  opened.shared.goOn({ ...undone, etag });
  expect(opened.shared.isSettled()).toBe(false);
  const saved = open(start());
  saved.shared.goOn({ ...undone, etag: `${etag} before` });
  expect(saved.shared.isSettled()).toBe(true);
});

it('a text that is rewritten here has the translation that others give it, and takes it back where that is undone', () => {
  const translated = (translation: string): EditedForm => ({
    ...formEdited(start(), ask('Ciudad')),
    translationMappings: { en: { Ciudad: translation } },
  });
  const { shared, store, theirs } = open(translated('Town'));
  const session = { form: store, undo: store.undo, redo: store.redo };
  const carry = createTextCarrier();
  const part = { owner: '', problems: [], language: 'es', carry } as const;
  const source = createFormFieldSource(session, part);
  source.write('/pages/0/sections/0/questions/0/label', '¿Dónde vives?');
  expect(shared.takeIn(theirs('"2"', translated('City'))).kind).toBe('merged');
  expect(store.state().translationMappings).toEqual({ en: { '¿Dónde vives?': 'City' } });
  store.undo();
  expect(labels(store.state())).toEqual(['short-text: Ciudad']);
  expect(store.state().translationMappings).toEqual({ en: { Ciudad: 'City' } });
  expect(shared.isSettled()).toBe(true);
});
