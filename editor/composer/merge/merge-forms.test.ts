import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MergeChoices, MergeSide, Versions } from '../../document/merge/conflict.ts';
import type { EditedForm, EditedQuestion } from '../document/edited-form.ts';
import { addPage, addQuestion, move, remove } from '../document/form-edits.ts';
import { formEdited } from '../document/form-edits-testing.ts';
import { type FormPlace, placeAt, rowsOf } from '../document/form-place.ts';
import { newQuestion } from '../document/new-question.ts';
import { mergeForms } from './merge-forms.ts';
import { ownKeys, renamed } from './own-keys.ts';

const question = (keyId: string, more: object = {}) => ({
  keyId,
  type: 'short-text',
  label: keyId,
  ...more,
});

function page(keyId: string, sections: Readonly<Record<string, readonly EditedQuestion[]>>) {
  const list = Object.entries(sections).map(([key, questions]) => ({ keyId: key, questions }));
  return { keyId, title: keyId, sections: list };
}

const form = (...pages: EditedForm['pages']): EditedForm => ({
  id: 'f',
  title: 'Solicitud',
  pages,
});

/** `p[s[a b] t[]] q[]`. */
function outline({ pages }: EditedForm): string {
  const sections = (list: EditedForm['pages'][number]['sections']) =>
    list.map(({ keyId, questions }) => `${keyId}[${questions.map((one) => one.keyId).join(' ')}]`);
  return pages.map((one) => `${one.keyId}[${sections(one.sections).join(' ')}]`).join(' ');
}

function merge(versions: Versions<EditedForm>, choices: MergeChoices = new Map()) {
  const { merged, conflicts } = mergeForms(versions, choices);
  const told = conflicts.map(({ kind, part, pointer }) =>
    `${kind} ${part.nodeId} ${pointer}`.trim(),
  );
  return { merged, told, keys: conflicts.map(({ key }) => key), is: outline(merged) };
}

const base = form(page('p', { s: [question('a'), question('b'), question('c')], t: [] }));

function labelled(at: EditedForm, keyId: string, change: object): EditedForm {
  const pages = at.pages.map((one) => ({
    ...one,
    sections: one.sections.map((section) => ({
      ...section,
      questions: section.questions.map((each) =>
        each.keyId === keyId ? { ...each, ...change } : each,
      ),
    })),
  }));
  return { ...at, pages };
}

it('joins two fields of one question, and takes what only one changed', () => {
  const mine = labelled(base, 'a', { label: 'Nombre' });
  const theirs = labelled(labelled(base, 'a', { help: 'Como en tu INE' }), 'b', { required: true });
  const { merged, told } = merge({ base, mine, theirs });
  const [a, b] = merged.pages[0]?.sections[0]?.questions ?? [];
  expect([told, a, b]).toEqual([
    [],
    question('a', { label: 'Nombre', help: 'Como en tu INE' }),
    question('b', { required: true }),
  ]);
});

it('joins options that both added', () => {
  const option = (value: string) => ({ value, label: value });
  const start = labelled(base, 'a', { options: [option('x'), option('y')] });
  const mine = labelled(start, 'a', { options: [option('x'), option('y'), option('m')] });
  const theirs = labelled(start, 'a', { options: [option('t'), option('x'), option('y')] });
  const { merged, told } = merge({ base: start, mine, theirs });
  expect([told, merged.pages[0]?.sections[0]?.questions[0]?.options]).toEqual([
    [],
    ['t', 'x', 'y', 'm'].map(option),
  ]);
});

it('asks where both wrote one field, and takes what is chosen', () => {
  const mine = labelled(base, 'a', { label: 'Nombre' });
  const theirs = labelled(base, 'a', { label: '¿Quién eres?' });
  const { merged, told, keys } = merge({ base, mine, theirs });
  expect([told, merged]).toEqual([['field a /label'], mine]);
  const choices = new Map(keys.map((key): [string, MergeSide] => [key, 'theirs']));
  expect(merge({ base, mine, theirs }, choices).merged).toEqual(theirs);
});

it('takes a condition, and a question of another type, as a whole', () => {
  const start = labelled(base, 'c', { visibleWhen: { question: 'a', is: 'x' } });
  const mine = labelled(start, 'c', { visibleWhen: { question: 'b', is: 'x' } });
  const theirs = labelled(start, 'c', { visibleWhen: { question: 'a', is: 'y' } });
  expect(merge({ base: start, mine, theirs }).told).toEqual(['field c /visibleWhen']);
  const typed = labelled(base, 'a', { type: 'number', limits: { min: 1 } });
  const worded = labelled(base, 'a', { label: '¿Cuántos?' });
  const { told, merged } = merge({ base, mine: typed, theirs: worded });
  expect([told, merged]).toEqual([['field a'], typed]);
});

it('keeps moves and additions of both', () => {
  const mine = form(page('p', { s: [question('b'), question('c')], t: [question('a')] }));
  const theirs = form(
    page('p', { s: [question('c'), question('a'), question('b'), question('n')], t: [] }),
    page('q', { u: [question('z')] }),
  );
  const { told, is } = merge({ base, mine, theirs });
  expect([told, is]).toEqual([[], 'p[s[c b n] t[a]] q[u[z]]']);
});

it('asks where both moved one question to two places', () => {
  const wide = form(page('p', { s: [question('a')], t: [], u: [] }));
  const mine = form(page('p', { s: [], t: [question('a')], u: [] }));
  const theirs = form(page('p', { s: [], t: [], u: [question('a')] }));
  const { told, is, keys } = merge({ base: wide, mine, theirs });
  expect([told, is]).toEqual([['place a'], 'p[s[] t[a] u[]]']);
  const choices = new Map(keys.map((key): [string, MergeSide] => [key, 'theirs']));
  expect(merge({ base: wide, mine, theirs }, choices).is).toBe('p[s[] t[] u[a]]');
});

it('removes what the other left as it was, and asks for what the other changed', () => {
  const mine = form(page('p', { s: [question('a')], t: [] }));
  const theirs = labelled(base, 'c', { label: '¿Desde cuándo?' });
  const { told, is, keys } = merge({ base, mine, theirs });
  expect([told, is]).toEqual([['removed c'], 'p[s[a c] t[]]']);
  const choices = new Map(keys.map((key): [string, MergeSide] => [key, 'mine']));
  expect(merge({ base, mine, theirs }, choices).is).toBe('p[s[a] t[]]');
});

it('asks once for a page that one removed and the other worked in', () => {
  const wide = form(page('p', { s: [] }), page('q', { t: [question('a'), question('b')] }));
  const mine = form(page('p', { s: [] }));
  const theirs = form(page('p', { s: [] }), page('q', { t: [question('a'), question('n')] }));
  const { told, is, keys } = merge({ base: wide, mine, theirs });
  expect([told, is]).toEqual([['removed q'], 'p[s[]] q[t[a n]]']);
  const choices = new Map(keys.map((key): [string, MergeSide] => [key, 'mine']));
  expect(merge({ base: wide, mine, theirs }, choices).is).toBe('p[s[]]');
});

it('keeps a question that the other moved out of what one removed', () => {
  const wide = form(page('p', { s: [] }), page('q', { t: [question('a'), question('b')] }));
  const mine = form(page('p', { s: [] }));
  const theirs = form(page('p', { s: [question('a')] }), page('q', { t: [question('b')] }));
  const { told, is } = merge({ base: wide, mine, theirs });
  expect([told, is]).toEqual([['removed a'], 'p[s[a]]']);
});

it('asks before a question goes that the other has just made something depend on', () => {
  const mine = form(page('p', { s: [question('b'), question('c')], t: [] }));
  const theirs = labelled(base, 'c', { visibleWhen: { all: [{ question: 'a', is: 'x' }] } });
  const { told, is } = merge({ base, mine, theirs });
  expect([told, is]).toEqual([['removed a'], 'p[s[a b c] t[]]']);
});

it('leaves a form its pages where each removed the other page', () => {
  const two = form(page('p', { s: [question('a')] }), page('q', { t: [question('b')] }));
  const [p, q] = two.pages;
  if (!p || !q) throw new Error('There are two pages.');
  const { is } = merge({ base: two, mine: form(p), theirs: form(q) });
  expect(is).toBe('p[s[a]]');
});

it('takes a form as a whole where two of its questions have one key', () => {
  const twin = form(page('p', { s: [question('a'), question('a')] }));
  const { told, merged } = merge({ base, mine: twin, theirs: labelled(base, 'a', { label: 'x' }) });
  expect([told, merged]).toEqual([['field'], twin]);
});

it('gives a key of its own to what both added under one, and keeps what was added alike', () => {
  const add = (label: string) => form(page('p', { s: [question('short-text', { label })], t: [] }));
  const empty = form(page('p', { s: [], t: [] }));
  const pair = (mine: EditedForm, theirs: EditedForm) => {
    const renaming = ownKeys({ base: empty, mine, theirs });
    return merge({ base: empty, mine: renamed(mine, renaming), theirs });
  };
  expect(pair(add('Ciudad'), add('Ruta')).is).toBe('p[s[short-text short-text-2] t[]]');
  expect(pair(add('Ciudad'), add('Ciudad')).is).toBe('p[s[short-text] t[]]');
  const asked = form(
    page('p', {
      s: [question('q'), question('r', { visibleWhen: { not: { question: 'q', is: 'x' } } })],
    }),
  );
  const none = form(page('p', { s: [] }));
  const theirs = form(page('p', { s: [question('q', { label: 'Otra' })] }));
  const mine = renamed(asked, ownKeys({ base: none, mine: asked, theirs }));
  expect(mine.pages[0]?.sections[0]?.questions[1]?.visibleWhen).toEqual({
    not: { question: 'q-2', is: 'x' },
  });
});

interface Step {
  readonly kind: 'label' | 'move' | 'remove' | 'ask' | 'page';
  readonly row: number;
  readonly text: string;
}

const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>('label', 'label', 'move', 'remove', 'ask', 'page'),
    row: fc.nat(20),
    text: fc.constantFrom('uno', 'dos', 'tres', 'cuatro'),
  }),
  { maxLength: 6 },
);

function change(at: EditedForm, { kind, row, text }: Step): EditedForm {
  const rows = rowsOf(at);
  const place: FormPlace = placeAt(rows[row % rows.length]?.pointer ?? '') ?? { page: 0 };
  if (kind === 'label') return labelled(at, nodeAt(at, place), { label: text });
  return formEdited(at, (now) => {
    if (kind === 'move') return move(now, place, row % 2 === 0 ? 1 : -1);
    if (kind === 'remove') return remove(now, place);
    return kind === 'ask'
      ? addQuestion(now, place, newQuestion('short-text', text))
      : addPage(now, (number) => `${text} ${number}`);
  });
}

function nodeAt({ pages }: EditedForm, { page: at, section = 0, question: asked = 0 }: FormPlace) {
  return pages[at]?.sections[section]?.questions[asked]?.keyId ?? '';
}

function labelsOf({ pages }: EditedForm): ReadonlyMap<string, string | undefined> {
  const questions = pages.flatMap(({ sections }) => sections).flatMap((one) => one.questions);
  return new Map(questions.map(({ keyId, label }) => [keyId, label]));
}

it('loses nothing, whatever two people do: 500 pairs', () => {
  const start = form(
    page('p', { s: [question('a'), question('b')], t: [question('c')] }),
    page('q', { u: [question('d'), question('e'), question('f')] }),
  );
  fc.assert(
    fc.property(steps, steps, (own, other) => {
      const theirs = other.reduce(change, start);
      const edited = own.reduce(change, start);
      const mine = renamed(edited, ownKeys({ base: start, mine: edited, theirs }));
      expect(mergeForms({ base: start, mine, theirs: start }).merged).toBe(mine);
      expect(mergeForms({ base: start, mine: start, theirs }).merged).toEqual(theirs);
      const { merged, conflicts } = mergeForms({ base: start, mine, theirs });
      const again = mergeForms({ base: theirs, mine: merged, theirs });
      expect(again.merged).toBe(merged);
      const [was, has] = [labelsOf(start), labelsOf(merged)];
      const told = new Set(conflicts.map(({ part }) => part.nodeId));
      for (const side of [mine, theirs])
        for (const [keyId, label] of labelsOf(side))
          if (label !== was.get(keyId) && !told.has(keyId)) expect(has.get(keyId)).toBe(label);
    }),
    { numRuns: 500 },
  );
});

const translated = (at: EditedForm, en: object): EditedForm => ({
  ...at,
  translationMappings: { en },
});

const asked = translated(base, { a: 'First', b: 'Second' });

it('who rewrites a text and who translates it anew are joined, whichever came first', () => {
  const rewritten = translated(labelled(asked, 'a', { label: 'A2' }), { A2: 'First', b: 'Second' });
  const retold = translated(asked, { a: 'Number one', b: 'Second' });
  const expected = { A2: 'Number one', b: 'Second' };
  for (const [mine, theirs] of [
    [rewritten, retold],
    [retold, rewritten],
  ] as const) {
    const { merged, told } = merge({ base: asked, mine, theirs });
    expect(told).toEqual([]);
    expect(merged.translationMappings).toEqual({ en: expected });
  }
});

it('the translation of a text that both rewrote is that of the text that was chosen', () => {
  const mine = translated(labelled(asked, 'a', { label: 'A2' }), { A2: 'First', b: 'Second' });
  const theirs = translated(labelled(asked, 'a', { label: 'A3' }), { A3: 'First', b: 'Second' });
  const { merged, keys } = merge({ base: asked, mine, theirs });
  expect(merged.translationMappings).toEqual({ en: { A2: 'First', b: 'Second' } });
  const choices = new Map(keys.map((key): [string, MergeSide] => [key, 'theirs']));
  expect(merge({ base: asked, mine, theirs }, choices).merged.translationMappings).toEqual({
    en: { A3: 'First', b: 'Second' },
  });
});

it('a language that both added has the translations of both', () => {
  const mine = translated(base, { a: 'First' });
  const theirs = translated(base, { b: 'Second' });
  const { merged, told } = merge({ base, mine, theirs });
  expect(told).toEqual([]);
  expect(merged.translationMappings).toEqual({ en: { a: 'First', b: 'Second' } });
});

it('two translations of one text are a conflict, also where one of both rewrote the text', () => {
  const mine = translated(labelled(asked, 'a', { label: 'A2' }), { A2: 'One', b: 'Second' });
  const theirs = translated(asked, { a: 'Number one', b: 'Second' });
  const { merged, told } = merge({ base: asked, mine, theirs });
  expect(told).toEqual(['field  /translationMappings/en/a']);
  expect(merged.translationMappings).toEqual({ en: { A2: 'One', b: 'Second' } });
});
