import { printParseErrorCode } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../parse/parse-json.ts';
import { fillParams } from './fill-params.ts';
import { formatProblem } from './format-problem.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { problemCatalogue } from './problem-catalogue.ts';

const codes = Object.keys(problemCatalogue).sort();

function textCodes(texts: object): string[] {
  return Object.keys(texts)
    .filter((key) => key !== 'did-you-mean' && key !== 'words')
    .sort();
}

function placeholders(text: unknown): string[] {
  return [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}

describe.each([
  ['en', en],
  ['es', es],
] as const)('the texts in %s', (_, texts) => {
  it('are there for exactly the codes of the catalogue', () => {
    expect(textCodes(texts)).toEqual(codes);
  });

  it('say what is wrong and what to do', () => {
    for (const [code, text] of Object.entries(texts)) {
      if (typeof text === 'string' || !('message' in text)) continue;
      expect(text.message, code).toMatch(/\.$/);
      expect(text.remedy, code).toMatch(/\.$/);
    }
  });
});

it.each(Object.entries(en))('uses the same placeholders in both languages for %s', (code, text) => {
  const spanish = Object.entries(es).find(([name]) => name === code)?.[1];
  expect(placeholders(spanish)).toEqual(placeholders(text));
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
