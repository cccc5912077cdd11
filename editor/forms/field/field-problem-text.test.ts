import { describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problems/problem.ts';
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
  });

  it('are the common ones for what people rarely meet', () => {
    expect(messageOf('value-repeated', { first: 2 })).toContain('2');
  });
});
