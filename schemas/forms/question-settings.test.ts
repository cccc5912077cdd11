import { expect, it } from 'vitest';
import type { FormQuestion, QuestionType } from '../documents/documents.ts';
import { question } from '../testing/forms.ts';
import { idleSettings, isIdleSetting, isLimitOf } from './question-settings.ts';
import { readAnswer } from './read-answer.ts';
import { questionTypes } from './types/question-types.ts';

const context = { today: '2026-11-25' };
const types = Object.keys(questionTypes) as readonly QuestionType[];

/** What each type takes where nothing limits it. */
const TAKEN: Readonly<Record<QuestionType, readonly string[]>> = {
  'short-text': ['hola'],
  'long-text': ['hola'],
  'full-name': ['Ana Ruiz'],
  email: ['ana@correo.mx'],
  phone: ['5512345678'],
  number: ['50'],
  date: ['2026-11-25'],
  'single-choice': ['a'],
  'multiple-choice': ['a', 'b'],
  'yes-no': ['yes'],
  location: ['León'],
  'postal-code': ['06700'],
  curp: ['CUPL900101HOCRXS04'],
  rfc: ['CUPL900101'],
  nss: ['12345678903'],
  licence: ['none'],
  resume: ['/api/upload/1', '/api/upload/2'],
  file: ['/api/upload/1', '/api/upload/2'],
  consent: ['true'],
  information: ['x'],
};

/** Each so tight that hardly anything fits. */
const TIGHT: NonNullable<FormQuestion['limits']> = {
  ...{ min: 1e6, max: -1e6, minLength: 5000, maxLength: 1, minChosen: 100, maxChosen: 1 },
  ...{ from: '2200-01-01', to: '1800-01-01' },
};

const OPTIONS = {
  options: [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ],
};

/** Files are one unless a limit says more, so that fewer chosen are tried with room for them. */
function verdictOf(type: QuestionType, limits: NonNullable<FormQuestion['limits']>) {
  const asked = question('q', type, { ...(type.endsWith('choice') && OPTIONS), limits });
  return JSON.stringify(readAnswer(asked, TAKEN[type], context));
}

it.each(types)('of a %s, a limit is heeded if and only if it is told to be', (type) => {
  const heeded = Object.entries(TIGHT).filter(([limit, tight]) => {
    const room = limit === 'maxChosen' ? { maxChosen: 5 } : {};
    return verdictOf(type, { [limit]: tight }) !== verdictOf(type, room);
  });
  const names = heeded.map(([limit]) => limit);
  expect(names).toEqual(Object.keys(TIGHT).filter((limit) => isLimitOf(limit, type)));
});

it('says what is set and changes nothing, with the types that heed it', () => {
  const asked = question('q', 'yes-no', {
    ...{ ...OPTIONS, autocomplete: 'name', required: true, sensitive: true },
    limits: { min: 1, to: 'today' },
    ends: [{ value: 'no', text: 'Gracias' }],
  });
  expect(idleSettings(asked)).toEqual([
    { path: ['options'], types: ['single-choice', 'multiple-choice'] },
    { path: ['autocomplete'], types: expect.arrayContaining(['phone', 'location', 'curp']) },
    { path: ['limits', 'min'], types: ['number'] },
    { path: ['limits', 'to'], types: ['date'] },
  ]);
});

it.each<[QuestionType, Partial<FormQuestion>, string]>([
  ['information', { required: true }, 'required'],
  ['information', { sensitive: true }, 'sensitive'],
  ['curp', { sensitive: false }, 'sensitive'],
  ['file', { ends: [{ value: 'x', text: 'Gracias' }] }, 'ends'],
  ['licence', { autocomplete: 'off' }, 'autocomplete'],
])('a %s with %j', (type, settings, name) => {
  const paths = idleSettings(question('q', type, settings)).map(({ path }) => path);
  expect(paths).toEqual([[name]]);
});

it.each<[QuestionType, Partial<FormQuestion>]>([
  ['curp', { sensitive: true }],
  ['information', { required: false }],
  ['licence', { ends: [{ value: 'none', text: 'Gracias' }] }],
  ['number', { ends: [{ value: '0', text: 'Gracias' }], limits: { min: 0 } }],
])('lets a %s have %j', (type, settings) => {
  expect(idleSettings(question('q', type, settings))).toEqual([]);
});

it('says nothing of types and settings that it does not know', () => {
  expect(isIdleSetting('options', 'constructor')).toBe(false);
  expect(isIdleSetting('constructor', 'phone')).toBe(false);
});
