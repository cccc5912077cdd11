import { describe, expect, it } from 'vitest';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { openTurn, resumedTurn, turnAt, turnBefore } from './turns.ts';

function question(keyId: string, type: FormQuestion['type'] = 'short-text'): FormQuestion {
  return { keyId, type, label: keyId };
}

const PAGE = {
  sections: [
    { keyId: 's', questions: [question('hola', 'information'), question('a'), question('b')] },
    { keyId: 't', questions: [question('luego', 'information'), question('c')] },
    { keyId: 'u', questions: [question('fin', 'information')] },
  ],
};
const ALL = new Set(['hola', 'a', 'b', 'luego', 'c', 'fin']);

describe('a conversation', () => {
  it('says what stands before a question with it, and what stands at the end with the last', () => {
    const askedAt = (keyId: string) => [...(turnAt(PAGE, ALL, keyId).asked ?? [])];
    expect([askedAt('a'), askedAt('b'), askedAt('c')]).toEqual([
      ['hola', 'a'],
      ['b'],
      ['luego', 'c', 'fin'],
    ]);
  });

  it('shows everything of a page that asks nothing', () => {
    const asked = turnAt(PAGE, new Set(['hola', 'fin']), undefined).asked;
    expect([...(asked ?? [])]).toEqual(['hola', 'fin']);
  });

  it('goes on with what has no answer, and leaves out what does not show', () => {
    expect(openTurn(PAGE, ALL, { b: ['x'] }, 'a')).toBe('c');
    expect(openTurn(PAGE, new Set(['a', 'b']), { b: ['x'] }, 'a')).toBeUndefined();
  });

  it('comes back behind the last answer', () => {
    expect(resumedTurn(PAGE, ALL, {})).toBe('a');
    expect(resumedTurn(PAGE, ALL, { b: ['x'] })).toBe('c');
    expect(resumedTurn(PAGE, ALL, { c: ['x'] })).toBe('c');
    expect(turnBefore(PAGE, ALL, 'c')).toBe('b');
  });
});
