import { describe, expect, it } from 'vitest';
import { isNumberTitle } from '#schemas/forms/form-steps.ts';
import { parseForm } from '#schemas/parse/parse-form.ts';
import { createHistoryStore } from '../../document/history/history-store.ts';
import { createSelectionStore } from '../../document/store/selection-store.ts';
import en from '../../ui/messages/en/composer.json' with { type: 'json' };
import es from '../../ui/messages/es/composer.json' with { type: 'json' };
import { type EditedForm, formText, readForm } from './edited-form.ts';
import {
  addPage,
  addQuestion,
  addQuestions,
  addSection,
  duplicate,
  type FormEdit,
  move,
  remove,
} from './form-edits.ts';
import { rowsOf } from './form-place.ts';
import { newForm, newQuestion, questionKinds } from './new-question.ts';

function open() {
  const form = readForm(JSON.stringify(newForm('prueba', 'Prueba')));
  if (!form) throw new Error('A new form is not readable.');
  const selection = createSelectionStore();
  const store = createHistoryStore(form, selection);
  const edit = (make: (form: EditedForm) => FormEdit | undefined) => {
    const made = make(store.state());
    return made !== undefined && store.apply(made);
  };
  const ask = (label: string) =>
    edit((now) => addQuestion(now, undefined, newQuestion('short-text', label)));
  const labels = () =>
    rowsOf(store.state())
      .filter(({ kind }) => kind === 'question')
      .map(({ pointer, name }) => `${pointer.replace(/\D+/g, ' ').trim()} ${name}`);
  return { store, selection, edit, ask, labels };
}

const titleOf = (number: number) => `Página ${number}`;

const first = { page: 0, section: 0, question: 0 };

describe('composing a form', () => {
  it('takes a question of each type, all of them valid as they are added', () => {
    const { store, edit } = open();
    const kinds = questionKinds('es');
    expect(kinds).toHaveLength(20);
    for (const { type, name } of kinds)
      edit((form) => addQuestion(form, undefined, newQuestion(type, name)));
    const parsed = parseForm(JSON.parse(formText(store.state())));
    expect(parsed.ok ? [] : parsed.problems).toEqual([]);
    expect(rowsOf(store.state())).toHaveLength(22);
  });

  it('adds behind what is selected, and selects what was added', () => {
    const { edit, ask, labels, selection } = open();
    ask('A');
    ask('B');
    edit((form) => addQuestion(form, first, newQuestion('date', 'C')));
    expect(labels()).toEqual(['0 0 0 A', '0 0 1 C', '0 0 2 B']);
    expect(selection.get()).toEqual(['/pages/0/sections/0/questions/1']);
  });

  it('calls a page that is added by a title that no form shows as its name', () => {
    const titles = [es, en].map((texts) => texts['composer.add.page.title']);
    expect(titles.map((title) => isNumberTitle(title.replace('{number}', '12')))).toEqual([
      true,
      true,
    ]);
  });

  it('moves a question inside its section and over its edges', () => {
    const { edit, ask, labels, selection } = open();
    ask('A');
    ask('B');
    edit((form) => addPage(form, titleOf));
    edit((form) => move(form, first, 1));
    expect(labels()).toEqual(['0 0 0 B', '0 0 1 A']);
    edit((form) => move(form, { ...first, question: 1 }, 1));
    expect(labels()).toEqual(['0 0 0 B', '1 0 0 A']);
    expect(selection.get()).toEqual(['/pages/1/sections/0/questions/0']);
    edit((form) => move(form, { page: 1, section: 0, question: 0 }, -1));
    expect(labels()).toEqual(['0 0 0 B', '0 0 1 A']);
    expect(edit((form) => move(form, first, -1))).toBe(false);
  });

  it('moves pages and sections with what is in them', () => {
    const { edit, ask, labels } = open();
    ask('A');
    edit((form) => addSection(form, { page: 0, section: 0 }));
    edit((form) => move(form, { page: 0, section: 0 }, 1));
    expect(labels()).toEqual(['0 1 0 A']);
    edit((form) => addPage(form, titleOf));
    edit((form) => move(form, { page: 0, section: 1 }, 1));
    expect(labels()).toEqual(['1 0 0 A']);
    edit((form) => move(form, { page: 1 }, -1));
    expect(labels()).toEqual(['0 0 0 A']);
  });

  it('gives a copy keys of its own', () => {
    const { store, edit, ask } = open();
    ask('A');
    edit((form) => duplicate(form, { page: 0 }));
    edit((form) => duplicate(form, first));
    const parsed = parseForm(JSON.parse(formText(store.state())));
    expect(parsed.ok ? [] : parsed.problems).toEqual([]);
    expect(store.state().pages).toHaveLength(2);
  });

  it('copies a part whose key is as long as keys may be', () => {
    const { store, edit } = open();
    const longest = { type: 'short-text', label: 'A', keyId: 'a'.repeat(64) };
    edit((form) => addQuestions(form, undefined, [longest]));
    edit((form) => duplicate(form, first));
    edit((form) => duplicate(form, first));
    const parsed = parseForm(JSON.parse(formText(store.state())));
    expect(parsed.ok ? [] : parsed.problems).toEqual([]);
  });

  it('gives no page the title of another, wherever one was deleted', () => {
    const { store, edit } = open();
    edit((form) => addPage(form, titleOf));
    edit((form) => addPage(form, titleOf));
    edit((form) => remove(form, { page: 1 }));
    edit((form) => addPage(form, titleOf));
    const titles = store.state().pages.map(({ title }) => title);
    expect(titles).toEqual(['Tus datos', 'Página 3', 'Página 4']);
  });

  it('keeps its last page, and deletes all else', () => {
    const { edit, ask, labels, selection } = open();
    expect(edit((form) => remove(form, { page: 0 }))).toBe(false);
    ask('A');
    ask('B');
    edit((form) => remove(form, first));
    expect([labels(), selection.get()]).toEqual([['0 0 0 B'], ['/pages/0/sections/0/questions/0']]);
    edit((form) => remove(form, first));
    expect(selection.get()).toEqual(['/pages/0/sections/0']);
    edit((form) => remove(form, { page: 0, section: 0 }));
    ask('C');
    expect(labels()).toEqual(['0 0 0 C']);
  });

  it('goes back and forth step by step', () => {
    const { store, edit, ask } = open();
    const states = [store.state()];
    const note = () => states.push(store.state());
    ask('A');
    note();
    edit((form) => duplicate(form, first));
    note();
    edit((form) => addPage(form, titleOf));
    note();
    edit((form) => move(form, first, 1));
    note();
    edit((form) => remove(form, { page: 1 }));
    for (const state of states.toReversed()) {
      store.undo();
      expect(store.state()).toEqual(state);
    }
  });
});
