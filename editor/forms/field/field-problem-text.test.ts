import { describe, expect, it } from 'vitest';
import { parsePage } from '#schemas/parse/parse-page.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { pageData } from '#schemas/testing/documents.ts';
import { fieldProblemText } from './field-problem-text.ts';

function messageOf(
  code: Problem['code'],
  params: Problem['params'] = {},
  pointer = '/widgets/0/content/text',
) {
  return fieldProblemText({ code, severity: 'error', pointer, params }, 'es').message;
}

const characters = { unit: 'characters' };

describe('words of a problem at its field', () => {
  it('say that an emptied text is missing', () => {
    expect(messageOf('value-too-short', { limit: 1, ...characters })).toBe('Falta este texto.');
  });

  it('say which part of a picture or link is missing', () => {
    expect(messageOf('property-missing', {}, '/widgets/0/content/image/src')).toContain('archivo');
    expect(messageOf('property-missing', {}, '/widgets/0/content/link/href')).toContain('destino');
  });

  it('count letters of texts and elements of lists', () => {
    expect(messageOf('value-too-long', { limit: 60, ...characters })).toContain('60 letras');
    expect(messageOf('value-too-short', { limit: 2, unit: 'items' })).toContain('Faltan elementos');
    const question = '/pages/9/sections/0/questions/4';
    const tooMany = messageOf('value-too-long', { limit: 200, unit: 'items' }, question);
    expect(tooMany).toBe('Hay demasiadas preguntas: son 200 como máximo.');
  });

  it('say that a new item of a list of widgets waits to be chosen', () => {
    const form = { type: 'application-form-v2', content: { successWidgets: [null] } };
    const judged = parsePage(pageData([{ id: 'form', ...form }]));
    const [problem] = judged.ok ? [] : judged.problems;
    expect(problem?.pointer).toBe('/widgets/0/content/successWidgets/0');
    expect(problem && fieldProblemText(problem, 'es')).toEqual({
      message: 'Falta elegir qué va aquí.',
      remedy: 'Elígelo, o quita este lugar.',
    });
  });

  it('are the common ones for what people rarely meet', () => {
    expect(messageOf('value-repeated', { first: 2 })).toContain('2');
  });
});
