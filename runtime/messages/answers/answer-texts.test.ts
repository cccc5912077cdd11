import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { readAnswer } from '#schemas/forms/read-answer.ts';
import { question } from '#schemas/testing/forms.ts';
import { overrideAnswerTexts, wordAnswer } from './answer-texts.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

function said(type: FormQuestion['type'], typed: string, rest: Partial<FormQuestion> = {}): string {
  const read = readAnswer(question('q', type, rest), [typed], { today: '2026-11-25' });
  return 'code' in read ? wordAnswer(read, es) : read.verdict;
}

describe('the texts at fields', () => {
  it('are the same in both languages, with the same parameters', () => {
    const paramsOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
    expect(Object.keys(en)).toEqual(Object.keys(es));
    for (const [code, text] of Object.entries(es)) {
      expect([code, paramsOf(new Map(Object.entries(en)).get(code) ?? '')]).toEqual([
        code,
        paramsOf(text),
      ]);
    }
  });

  it('fit into one line of a phone or two', () => {
    for (const text of [...Object.values(es), ...Object.values(en)]) {
      expect(text.length).toBeLessThanOrEqual(80);
      expect(text).not.toMatch(/\.$/);
    }
  });
});

it.each<[FormQuestion['type'], string, string]>([
  ['phone', '55 1234 567', 'Escribe 10 dígitos'],
  ['nss', '9298808449', 'Escribe los 11 números'],
  ['postal-code', '1000', 'Escribe los 5 números'],
  ['number', 'dos', 'Escribe un número, por ejemplo 2'],
  ['curp', 'CUPL881102HOCRXSO3', 'Revisa el carácter 17: va un número y escribiste O'],
  ['email', 'ana', 'Falta la @. Por ejemplo: ana@correo.com'],
])('says of %s %j: %s', (type, typed, text) => {
  expect(said(type, typed)).toBe(text);
});

it('writes days as people do', () => {
  expect(said('date', '2026-11-24', { limits: { from: 'today+1d' } })).toBe(
    'Elige el 26/11/2026 o un día después',
  );
});

it('lets a site word them itself', () => {
  const texts = overrideAnswerTexts(es, {
    'answer.required': 'Te falta esta',
    required: 'no',
    'answer.nada': 'no',
  });
  expect(texts).toEqual({ ...es, required: 'Te falta esta' });
});
