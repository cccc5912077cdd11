import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Form } from '../documents/documents.ts';
import { interpretForm } from '../forms/interpret-form.ts';
import { parseForm } from '../parse/parse-form.ts';
import type { Problem } from '../problems/problem.ts';
import cases from '../testing/form-cases/verifier.json' with { type: 'json' };
import { formOf, question } from '../testing/forms.ts';
import { generatedForms } from '../testing/generated-forms.ts';
import { checkForm, checkFormText, EDITOR_BUDGET } from './check-form.ts';

/** The steps of the editor, in whatever time a busy machine takes. */
const budget = { ...EDITOR_BUDGET, milliseconds: 60_000 };
const context = { today: '2026-11-25', budget };

/** Codes of each kind of problem that the cases name. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  unreachable: ['form-question-unreachable', 'form-page-unreachable'],
  reference: ['form-reference-later'],
  'option-twice': ['form-option-repeated'],
  limits: ['form-limits-contradictory'],
  'key-twice': ['form-key-repeated'],
  'labour-law': ['form-labour-law'],
  money: ['form-money'],
};

const judge = (form: unknown) => checkFormText(JSON.stringify(form), context).problems;

it.each(cases.cases.map((each) => [each.id, each] as const))(
  '%s',
  (_, { problem, form, about }) => {
    const problems = judge(form);
    if (problem === null) {
      expect(problems).toEqual([]);
      return;
    }
    const named = problems.filter(({ code }) => KINDS[problem]?.includes(code));
    const [first] = form.pages[0]?.sections[0]?.questions ?? [];
    expect(named.map(({ nodeId }) => nodeId)).toContain(
      about?.replace('page ', '') ?? first?.keyId,
    );
  },
);

it('judges neither what its schema refuses nor what is no JSON', () => {
  expect(checkFormText('{', context).form).toBeUndefined();
  expect(judge({}).length).toBeGreaterThan(0);
});

function problemsOf(form: Form, code: string): Problem[] {
  return checkForm(form, context).filter((problem) => problem.code === code);
}

it('shows by answers how a comparison holds while its question is hidden', () => {
  const form = formOf(
    question('p', 'yes-no'),
    question('h', 'number', { required: true, visibleWhen: { question: 'p', is: 'yes' } }),
    question('x', 'short-text', {
      visibleWhen: {
        any: [
          { question: 'h', is: 3 },
          { question: 'h', answered: false },
        ],
      },
    }),
  );
  expect(problemsOf(form, 'form-condition-hidden')).toMatchObject([
    {
      pointer: '/pages/0/sections/0/questions/2/visibleWhen/any/1',
      nodeId: 'x',
      params: { key: 'x', read: 'h' },
    },
  ]);
  expect(interpretForm(form, {}, context).visible).toEqual(['p', 'x']);
});

it.each<[string, Form]>([
  [
    'that may be left out',
    formOf(
      question('p', 'yes-no'),
      question('h', 'number', { visibleWhen: { question: 'p', is: 'yes' } }),
      question('x', 'short-text', { visibleWhen: { question: 'h', answered: false } }),
    ),
  ],
  [
    'that always shows',
    formOf(
      question('h', 'number', { required: true }),
      question('x', 'information', { visibleWhen: { question: 'h', answered: false } }),
    ),
  ],
  [
    'that has another answer',
    formOf(
      question('p', 'yes-no'),
      question('h', 'yes-no', { required: true, visibleWhen: { question: 'p', is: 'yes' } }),
      question('x', 'short-text', { visibleWhen: { question: 'h', isNot: 'yes' } }),
    ),
  ],
])('lets a condition speak of a question %s', (_, form) => {
  expect(checkForm(form, context)).toEqual([]);
});

it('proposes the option that was meant', () => {
  const form = formOf(
    question('q', 'yes-no', { ends: [{ value: 'nou', text: 'Gracias' }] }),
    question('x', 'short-text', { visibleWhen: { question: 'q', isNot: 'yess' } }),
  );
  expect(problemsOf(form, 'form-value-unknown')).toMatchObject([
    { pointer: '/pages/0/sections/0/questions/1/visibleWhen/isNot', params: { suggestion: 'yes' } },
    { pointer: '/pages/0/sections/0/questions/0/ends/0/value', params: { suggestion: 'no' } },
  ]);
});

it.each([
  ['number', '07'],
  ['number', 'ninguno'],
  ['licence', 'ninguna'],
  ['consent', 'false'],
  ['date', '1/2/2026'],
  ['phone', '55 1234 5678'],
  ['yes-no', 'No'],
] as const)('says that no %s is stored as %j, which was to end the application', (type, value) => {
  const form = formOf(question('q', type, { ends: [{ value, text: 'Gracias' }] }));
  expect(problemsOf(form, 'form-value-unknown')).toHaveLength(1);
});

it.each([
  ['number', '0'],
  ['licence', 'none'],
  ['licence', 'federal'],
  ['consent', 'true'],
  ['date', '2026-02-01'],
  ['postal-code', '06700'],
] as const)('lets a %s of %j end the application', (type, value) => {
  const form = formOf(question('q', type, { ends: [{ value, text: 'Gracias' }] }));
  expect(checkForm(form, context)).toEqual([]);
});

it.each([
  ['short-text', { minLength: 301 }],
  ['multiple-choice', { minChosen: 4 }],
  ['file', { minChosen: 2 }],
  ['date', { from: 'today+1d', to: 'today' }],
  ['date', { from: 'today+40000d' }],
  ['number', { min: 1e15 }],
  ['yes-no', { minLength: 9, maxLength: 8 }],
] as const)('says that no %s fits the limits %j', (type, limits) => {
  const form = formOf(question('q', type, { limits }));
  expect(problemsOf(form, 'form-limits-contradictory')).toHaveLength(1);
});

it.each([
  ['short-text', { minLength: 300 }],
  ['multiple-choice', { minChosen: 3 }],
  ['file', { minChosen: 2, maxChosen: 2 }],
  ['date', { from: 'today', to: 'today' }],
  ['number', { min: 0.5, max: 0.5 }],
  ['yes-no', { min: 7 }],
] as const)('finds an answer to a %s within the limits %j', (type, limits) => {
  const form = formOf(question('q', type, { limits }));
  expect(problemsOf(form, 'form-limits-contradictory')).toEqual([]);
});

it('decides 500 generated forms within the steps of the editor', () => {
  fc.assert(
    fc.property(generatedForms(30), (form) => {
      const parsed = parseForm(form);
      if (parsed.ok) expect(problemsOf(parsed.value, 'form-undecided')).toEqual([]);
    }),
    { numRuns: 500 },
  );
}, 60_000);

it.each([
  ['number', 'Edad', 1],
  ['date', 'Fecha de nacimiento', 1],
  ['yes-no', '¿Tienes entre 18 y 35 años?', 1],
  ['single-choice', 'Estado civil', 1],
  ['yes-no', '¿Padeces alguna enfermedad?', 1],
  ['yes-no', 'Have you ever been convicted?', 1],
  ['yes-no', '¿Perteneces a un sindicato?', 1],
  ['yes-no', '¿Eres mayor de 18 años?', 0],
  ['yes-no', '¿Eres mayor de edad?', 0],
  ['number', '¿Cuántos años tienes de experiencia?', 0],
  ['number', '¿Cuántos años tienes manejando?', 0],
  ['yes-no', '¿Tienes un historial de manejo seguro?', 0],
  ['yes-no', '¿Tienes 18 años o más y licencia vigente?', 0],
  ['yes-no', '¿Has trabajado en el sector salud?', 0],
] as const)('a %s "%s" asks for %i things that the law keeps out', (type, label, count) => {
  const form = formOf(question('q', type, { label }));
  expect(problemsOf(form, 'form-labour-law')).toHaveLength(count);
});

it.each([
  ['¿Cuál es tu número de cuenta?', 1],
  ['Pago de inscripción', 1],
  ['¿Conoces el depósito de Vallejo?', 0],
  ['¿Aceptas cobrar con tarjeta en la entrega?', 0],
] as const)('"%s" asks %i times for money', (label, count) => {
  expect(problemsOf(formOf(question('q', 'short-text', { label })), 'form-money')).toHaveLength(
    count,
  );
});
