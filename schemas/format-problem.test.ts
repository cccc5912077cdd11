import { describe, expect, it } from 'vitest';
import { fillParams } from './fill-params.ts';
import { formatProblem } from './format-problem.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import { problemCatalogue } from './problem-catalogue.ts';

const codes = Object.keys(problemCatalogue).sort();

function textCodes(texts: object): string[] {
  return Object.keys(texts)
    .filter((key) => key !== 'did-you-mean')
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
      if (typeof text === 'string') continue;
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

it('leaves names alone that every object inherits', () => {
  expect(fillParams('{constructor} {a}', { a: 1 })).toBe('{constructor} 1');
});

it('does not fill placeholders that come with a value', () => {
  expect(fillParams('{a} {b}', { a: '{b}', b: 1 })).toBe('{b} 1');
});
