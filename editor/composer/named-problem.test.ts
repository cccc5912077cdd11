import { describe, expect, it } from 'vitest';
import { createProblem } from '#schemas/problems/create-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { documentedRules } from '#schemas/rules/generated/documented-rules.ts';
import { judgeForm } from '#schemas/testing/rule-example.ts';
import { fieldProblemText } from '../forms/field/field-problem-text.ts';
import type { EditedForm } from './document/edited-form.ts';
import { namedProblem } from './named-problem.ts';

const ofForms = documentedRules
  .filter(({ rule }) => 'checkForm' in rule)
  .map(({ rule, documentation }) => [rule.code, documentation.bad] as const);

/** Words that stand in files of forms, and in no interface. */
const OF_FILES =
  /\b(?:yes-no|single-choice|multiple-choice|short-text|full-name|consent|resume|prefill|options|keyId|visibleWhen|yes)\b/;

const ENGLISH = /\b(?:the|and|of|is|are|this|that|with|to|not|page|must|or)\b/i;

describe.each(ofForms)('%s', (_, bad) => {
  const [problem] = judgeForm(bad);
  if (problem === undefined) throw new Error('The bad example has no problem.');
  const form = formAround(bad.questions ?? []);

  it('is told in Spanish, without words of files or of English', () => {
    const { message, remedy } = fieldProblemText(namedProblem(form, problem, 'es'), 'es');
    expect(`${message} ${remedy}`).not.toMatch(OF_FILES);
    expect(`${message} ${remedy}`).not.toMatch(ENGLISH);
  });

  it.each(['es', 'en'] as const)('names questions in %s as people read them', (language) => {
    const { message, remedy } = fieldProblemText(namedProblem(form, problem, language), language);
    for (const { keyId } of bad.questions ?? [])
      expect(`${message} ${remedy}`).not.toMatch(new RegExp(`(?:"${keyId}"|\\b${keyId} =)`));
  });
});

it('names a question by the beginning of a text that was pasted whole', () => {
  const label = 'Declaro que lo que escribo es cierto. '.repeat(250);
  const questions = [{ keyId: 'a', type: 'consent', label }];
  const form = {
    id: 'f',
    title: 'F',
    pages: [{ keyId: 'p', sections: [{ keyId: 's', questions }] }],
  };
  const problem = createProblem('form-page-unreachable', { pointer: '' }, { key: 'a' });
  const { key } = namedProblem(form, problem, 'es').params;
  expect(key).toMatch(/^Declaro que .{50,88}…$/);
});

it('names the language of a translation, and its text by the beginning', () => {
  const text = 'Declaro que lo que escribo es cierto. '.repeat(250);
  const params = { text, language: 'en', suggestion: '' };
  const problem = createProblem('form-translation-unused', { pointer: '' }, params);
  const named = namedProblem(formAround([]), problem, 'es').params;
  expect(named['text']).toMatch(/^Declaro que .{50,88}…$/);
  expect(named['language']).toBe('Inglés');
});

/** The questions of an example under labels that are not their keys. */
function formAround(questions: readonly object[]): EditedForm {
  const labelled = questions.map((question) => {
    const { keyId, type } = question as { readonly keyId: string; readonly type: string };
    return { ...question, keyId, type, label: `¿Cuál es tu ${keyId}?` };
  });
  const section = { keyId: 'datos-1', questions: labelled };
  return {
    id: 'f',
    title: 'F',
    pages: [{ keyId: 'datos', title: 'Tus datos', sections: [section] }],
  };
}

it('says answers by their labels', () => {
  const form = formAround([{ keyId: 'trabaja', type: 'yes-no' }]);
  const problem: Problem = {
    code: 'form-condition-hidden',
    severity: 'error',
    pointer: '',
    params: { key: 'datos', read: 'trabaja', answers: 'trabaja = yes' },
    example: { trabaja: ['yes'] },
  };
  const { params } = namedProblem(form, problem, 'es');
  expect(params).toEqual({
    key: 'Tus datos',
    read: '¿Cuál es tu trabaja?',
    answers: '«¿Cuál es tu trabaja?»: Sí',
  });
});

it('tells of a condition on a question that is gone without its key', () => {
  const problem: Problem = {
    code: 'form-reference-unknown',
    severity: 'error',
    pointer: '/pages/0/sections/0/questions/0/visibleWhen',
    params: { key: 'vehiculo', suggestion: 'seguro' },
  };
  expect(fieldProblemText(namedProblem(formAround([]), problem, 'es'), 'es')).toEqual({
    message: 'La condición lee una pregunta que ya no está.',
    remedy: 'Elige otra pregunta o quita la condición.',
  });
});

it('says nothing of answers where none lead there', () => {
  const problem: Problem = {
    code: 'form-questions-many',
    severity: 'warning',
    pointer: '',
    params: { count: 27, limit: 25 },
    example: {},
  };
  expect(fieldProblemText(namedProblem(formAround([]), problem, 'es'), 'es').message).toBe(
    'Hay quien ve 27 preguntas; más de 25 cansan.',
  );
});
