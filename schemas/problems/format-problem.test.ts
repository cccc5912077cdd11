import { printParseErrorCode } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { shapeOf } from '../fields/shape.ts';
import { parseJson } from '../parse/parse-json.ts';
import { fillParams } from './fill-params.ts';
import { formatProblem } from './format-problem.ts';
import { problemTexts } from './generated/problem-texts.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

function placeholders(text: unknown): string[] {
  return [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}

const both = Object.entries(problemTexts.en).map(
  ([code, inEnglish]) => [code, inEnglish, Object(problemTexts.es)[code]] as const,
);

it('has words for the same codes in both languages', () => {
  expect(Object.keys(problemTexts.es)).toEqual(Object.keys(problemTexts.en));
  expect(Object.keys(es.words)).toEqual(Object.keys(en.words));
});

describe.each(both)('the texts of %s', (_, inEnglish, inSpanish) => {
  it('say what is wrong and what to do', () => {
    for (const { message, remedy } of [inEnglish, inSpanish]) {
      expect(message).toMatch(/\.$/);
      expect(remedy).toMatch(/\.$/);
    }
  });

  it('have the same placeholders in both languages', () => {
    expect(placeholders(inSpanish)).toEqual(placeholders(inEnglish));
  });

  it('have no English in the Spanish ones', () => {
    const words = `${inSpanish.message} ${inSpanish.remedy}`.replace(/\{\w+\}/g, '');
    expect(words).not.toMatch(/\b(?:the|and|of|is|are|this|that|with|to|not|page|must|or)\b/i);
  });
});

it.each(['es', 'en'] as const)('names colours as their fields do: %s', (language) => {
  const labels = Object.entries(shapeOf('ThemeColors')?.fields ?? {});
  expect(labels).not.toEqual([]);
  for (const [name, { label }] of labels)
    expect({ es, en }[language].colors).toHaveProperty(name, label[language]);
  const params = { textColor: 'onAction', groundColor: 'sky', color: '#d97706', ratio: '3.1' };
  const problem = { code: 'contrast-low', severity: 'error', pointer: '', params } as const;
  expect(formatProblem(problem, language).message).not.toMatch(/onAction|sky/);
});

it('adds the nearest name to the remedy', () => {
  const problem = {
    code: 'property-unknown',
    severity: 'error',
    pointer: '/herf',
    params: { name: 'herf', suggestion: 'href' },
  } as const;
  expect(formatProblem(problem, 'en')).toEqual({
    message: 'There is no property "herf" here.',
    remedy: 'Delete it or correct its name. Did you mean "href"?',
  });
  expect(formatProblem(problem, 'es').remedy).toContain('¿Quisiste decir "href"?');
});

it.each([
  ['es', 'Hay quien ve 30 preguntas; más de 25 cansan.', ' Por ejemplo, con maneja = yes.'],
  ['en', 'Some people see 30 questions; more than 25 tire.', ' For example with maneja = yes.'],
] as const)('names answers where some lead there: %s', (language, message, example) => {
  const problem = { code: 'form-questions-many', severity: 'warning', pointer: '/pages' } as const;
  const params = { count: 30, limit: 25 };
  const told = (more: object) =>
    formatProblem({ ...problem, params: { ...params, ...more } }, language).message;
  expect(told({})).toBe(message);
  expect(told({ answers: 'maneja = yes' })).toBe(message + example);
});

it.each([
  [
    'value-too-long',
    { limit: 300, unit: 'characters' },
    'El valor pasa del máximo de 300 (caracteres).',
  ],
  ['value-too-short', { limit: 2, unit: 'items' }, 'El valor no llega al mínimo de 2 (elementos).'],
  [
    'value-out-of-range',
    { limit: 4, comparison: '<=' },
    'El número está fuera de rango: debe ser como máximo 4.',
  ],
] as const)('says in the reader’s language what %s is about', (code, params, message) => {
  expect(formatProblem({ code, severity: 'error', pointer: '', params }, 'es').message).toBe(
    message,
  );
});

it('says in both languages what is wrong with JSON, whatever it is', () => {
  const parserWords = Array.from({ length: 16 }, (_, i) => printParseErrorCode(i + 1));
  for (const texts of [es, en])
    expect(Object.keys(texts.words)).toEqual(expect.arrayContaining(parserWords));
  const broken = parseJson('{"a":[1}');
  const problems = broken.ok ? [] : broken.problems;
  expect(problems.map((problem) => formatProblem(problem, 'es').message)).toEqual([
    'El archivo no es JSON válido: falta una coma.',
  ]);
});

it('leaves names alone that every object inherits', () => {
  expect(fillParams('{constructor} {a}', { a: 1 })).toBe('{constructor} 1');
});

it('does not fill placeholders that come with a value', () => {
  expect(fillParams('{a} {b}', { a: '{b}', b: 1 })).toBe('{b} 1');
});

it('names the type of a value in the language of the reader, and names that look like one as they are', () => {
  const wrong = { code: 'value-wrong-type', severity: 'error', pointer: '/id' } as const;
  const told = formatProblem({ ...wrong, params: { expected: 'boolean' } }, 'es');
  expect(told.remedy).toBe('Cambia el valor por uno de tipo true o false.');
  const parts = { key: 'k', parts: 'number' };
  const kept = { code: 'message-placeholder', severity: 'warning', pointer: '' } as const;
  expect(formatProblem({ ...kept, params: parts }, 'es').message).toContain(': number.');
});
