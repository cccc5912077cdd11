import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormCondition } from '../definitions/form-condition.ts';
import type { Form } from '../documents/documents.ts';
import { interpretForm } from '../forms/interpret-form.ts';
import { formOf, formOfPages, question } from '../testing/forms.ts';
import { parseForm, parseFormText } from './parse-form.ts';
import { serialiseForm } from './serialise-form.ts';

function problemsOf(data: unknown) {
  return parseForm(data).problems?.map(({ code, pointer, nodeId }) => [code, pointer, nodeId]);
}

const asked = question('q', 'yes-no');
const FIRST = '/pages/0/sections/0/questions';

it('takes a form with everything in it', () => {
  const form: Form = {
    ...formOf(
      asked,
      question('fecha', 'date', {
        limits: { from: 'today-30d', to: '2030-12-31' },
        sensitive: true,
      }),
      question('x', 'single-choice', {
        visibleWhen: { all: [{ question: 'q', is: 'yes' }, { not: { any: [] } }] },
        ends: [{ value: 'a', text: 'Gracias' }],
        prefill: 'licence',
        autocomplete: 'shipping address-level2',
      }),
    ),
    templateId: 'v1-repartidor',
    channels: ['web', 'cb'],
    stage: 0,
    review: true,
    retentionDays: 90,
    translationMappings: { en: { Prueba: 'Test' } },
  };
  expect(parseForm(form)).toEqual({ ok: true, value: form, problems: [] });
});

it('writes a form in the order of its schema, which reads as the same form', () => {
  const { notice, ...rest } = formOf(question('x', 'short-text'));
  const text = serialiseForm({ notice, ...rest });
  expect(text.startsWith('{\n  "schemaVersion": 1,\n  "id": "prueba",')).toBe(true);
  expect(text.endsWith('}\n')).toBe(true);
  const read = parseFormText(text);
  expect(read.ok && serialiseForm(read.value)).toBe(text);
});

it.each(['id', 'submit', 'parse-resume', 'fetch-submission', 'web', 'cb'])(
  'refuses the id %s',
  (id) => {
    expect(problemsOf({ ...formOf(asked), id })).toEqual([['form-id-reserved', '/id', undefined]]);
  },
);

it('refuses keys that stand twice', () => {
  const form = formOfPages([[asked], [question('q', 'email')]]);
  expect(problemsOf(form)).toEqual([
    ['form-key-repeated', '/pages/1/sections/0/questions/0/keyId', 'q'],
  ]);
  const [page] = form.pages;
  expect(problemsOf({ ...form, pages: [page, page] })).toEqual([
    ['form-key-repeated', '/pages/1/keyId', 'p0'],
    ['form-key-repeated', '/pages/1/sections/0/keyId', 's0'],
    ['form-key-repeated', '/pages/1/sections/0/questions/0/keyId', 'q'],
  ]);
});

describe('a condition', () => {
  const withCondition = (visibleWhen: unknown) =>
    problemsOf(
      formOf(
        asked,
        question('x', 'short-text', { visibleWhen: visibleWhen as FormCondition }),
        question('z', 'number'),
      ),
    );
  const place = `${FIRST}/1/visibleWhen`;
  const leaf = { question: 'q', is: 'yes' };
  const nest = (depth: number): unknown => (depth === 0 ? leaf : { not: nest(depth - 1) });

  it.each([
    [{ question: 'z', answered: true }, 'form-reference-later', '/question'],
    [{ question: 'x', answered: true }, 'form-reference-later', '/question'],
    [{ all: [leaf, { question: 'nada', is: 1 }] }, 'form-reference-unknown', '/all/1/question'],
    [{}, 'form-condition-shape', ''],
    [{ is: 'yes' }, 'form-condition-shape', ''],
    [{ question: 'q' }, 'form-condition-shape', ''],
    [{ question: 'q', is: 'a', isNot: 'b' }, 'form-condition-shape', ''],
    [{ all: [], any: [] }, 'form-condition-shape', ''],
    [{ any: [{ not: {} }] }, 'form-condition-shape', '/any/0/not'],
    [nest(5), 'form-condition-large', ''],
    [nest(40), 'form-condition-large', ''],
    [{ any: [{ all: Array(39).fill(leaf) }, leaf, leaf] }, 'form-condition-large', ''],
    [{ question: 'q', is: true }, 'value-wrong-type', '/is'],
    [{ question: 'q', iss: 'yes' }, 'property-unknown', '/iss'],
  ])('%j is told as %s', (condition, code, pointer) => {
    expect(withCondition(condition)?.[0]).toEqual([code, place + pointer, 'x']);
  });

  it.each([nest(4), { any: [{ all: Array(39).fill(leaf) }, leaf] }])(
    '%# keeps the limits',
    (condition) => {
      expect(withCondition(condition)).toEqual([]);
    },
  );

  it('of a section stands before its questions', () => {
    const form = formOf(asked);
    const [page] = form.pages;
    const sections = page?.sections.map((section) => ({ ...section, visibleWhen: leaf }));
    expect(problemsOf({ ...form, pages: [{ ...page, sections }] })).toEqual([
      ['form-reference-later', '/pages/0/sections/0/visibleWhen/question', 's0'],
    ]);
  });
});

it('proposes the key that was meant', () => {
  const visibleWhen = { question: 'licensia', is: 'si' };
  const parsed = parseForm(
    formOf(question('licencia', 'licence'), question('x', 'short-text', { visibleWhen })),
  );
  expect(parsed.problems?.[0]?.params).toEqual({ key: 'licensia', suggestion: 'licencia' });
});

it('wants options for choices, days that exist, and no more than 200 questions and 20 pages', () => {
  const { options: _, ...bare } = question('x', 'multiple-choice');
  expect(problemsOf(formOf(bare))).toEqual([['form-options-missing', `${FIRST}/0`, 'x']]);
  const date = question('d', 'date', { limits: { from: '2026-02-31' } });
  expect(problemsOf(formOf(date))).toEqual([['form-day-missing', `${FIRST}/0/limits/from`, 'd']]);
  const many = Array.from({ length: 101 }, (_each, index) => question(`q${index}`, 'number'));
  const others = many.map((each) => ({ ...each, keyId: `r${each.keyId}` }));
  expect(problemsOf(formOfPages([many, others]))).toEqual([
    ['value-too-long', '/pages/1/sections/0/questions/99', 'rq99'],
  ]);
  const pages = Array.from({ length: 21 }, () => []);
  expect(problemsOf(formOfPages(pages))).toEqual([['value-too-long', '/pages', undefined]]);
});

it('refuses forms of more than 64 KiB, however they are written', () => {
  const help = 'ñ'.repeat(2500);
  const form = formOf(
    ...Array.from({ length: 14 }, (_, index) => question(`q${index}`, 'number', { help })),
  );
  expect(problemsOf(form)).toEqual([['form-too-large', '', undefined]]);
  const small = formOf(asked);
  expect(parseFormText(`${JSON.stringify(small)}${' '.repeat(70_000)}`).ok).toBe(true);
});

it('names the question that a schema problem stands in', () => {
  expect(problemsOf(formOf({ ...asked, type: 'telefono' as 'phone' }))).toEqual([
    ['value-not-allowed', `${FIRST}/0/type`, 'q'],
  ]);
});

it('survives any JSON, and whatever it takes can be interpreted', () => {
  const parts = fc.oneof(
    fc.jsonValue(),
    fc.record({
      keyId: fc.string(),
      type: fc.constantFrom('number', 'date', 'x'),
      label: fc.string(),
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), parts, parts, (data, part, visibleWhen) => {
      parseForm(data);
      const form = parseForm({
        ...formOf(asked),
        pages: [
          {
            keyId: 'a',
            title: 'a',
            sections: [{ keyId: 'a', visibleWhen, questions: [part] }, part],
          },
        ],
      });
      if (form.ok) interpretForm(form.value, { q: ['yes'] }, { today: '2026-11-25' });
    }),
  );
});
