import { expect, it } from 'vitest';
import { formOf, question } from '../testing/forms.ts';
import { isDay, resolveDay, todayIn } from './base/days.ts';
import { fieldHints, prefillTypes } from './field-hints.ts';
import { formChannels, isSensitive } from './form-questions.ts';
import { formTexts } from './form-texts.ts';
import { translateForm } from './translate-form.ts';
import { questionTypes } from './types/question-types.ts';

it('translates what people read, and falls back where nothing matches', () => {
  const form = {
    ...formOf(
      question('turno', 'single-choice', {
        label: 'Turno',
        help: 'Elige uno',
        options: [{ value: 'Mañana', label: 'Mañana' }],
        ends: [{ value: 'Mañana', text: 'Gracias' }],
      }),
    ),
    title: 'Solicitud',
  };
  const mappings = {
    en: { Solicitud: 'Application', Turno: 'Shift', Mañana: 'Morning', Gracias: 'Thank you' },
  };
  const translated = translateForm(form, mappings, 'en');
  expect(translated.title).toBe('Application');
  expect(translated.pages[0]?.title).toBe('Parte 1');
  expect(translated.pages[0]?.sections[0]?.questions[0]).toEqual({
    keyId: 'turno',
    type: 'single-choice',
    label: 'Shift',
    help: 'Elige uno',
    options: [{ value: 'Mañana', label: 'Morning' }],
    ends: [{ value: 'Mañana', text: 'Thank you' }],
  });
});

it('lists the very texts that it translates, in the order in which people read them', () => {
  const asked = question('turno', 'single-choice', {
    help: 'Elige uno',
    options: [{ value: 'm', label: 'Mañana' }],
    ends: [{ value: 'm', text: 'Gracias' }],
  });
  const { notice, ...form } = formOf(asked);
  const [page] = form.pages;
  const sections = page?.sections.map((section) => ({ ...section, title: 'Horario' })) ?? [];
  const whole = {
    ...form,
    pages: [{ keyId: 'p0', title: 'Tú', text: 'Ya casi', sections }],
    notice: { ...notice, text: 'Aviso', voluntary: [{ key: 'avisos', text: 'Avisos' }] },
  };
  const found = formTexts(whole);
  expect(found.map(({ text }) => text)).toEqual([
    ...['Prueba', 'Tú', 'Ya casi', 'Horario', 'turno', 'Elige uno', 'Mañana', 'Gracias'],
    ...['Aviso', 'Avisos'],
  ]);
  const strings = JSON.stringify(whole).match(/(?<=")[^"]+(?=")/g) ?? [];
  const mapping = Object.fromEntries(strings.map((text) => [text, `${text} (en)`]));
  const translated = translateForm(whole, { en: mapping }, 'en');
  expect(formTexts(translated)).toEqual(
    found.map(({ pointer, text }) => ({ pointer, text: `${text} (en)` })),
  );
  expect(JSON.stringify(translated).match(/ \(en\)/g)).toHaveLength(found.length);
});

it.each(['pt', '__proto__', 'constructor'])(
  'leaves a form without texts in %s as it is',
  (language) => {
    const form = formOf(question('a', 'short-text'));
    expect(translateForm(form, { en: { a: 'b' } }, language)).toBe(form);
    expect(translateForm(form, undefined, language)).toBe(form);
  },
);

it('tells the day in a time zone', () => {
  const now = Date.parse('2026-03-01T05:30:00Z');
  expect(todayIn('America/Mexico_City', now)).toBe('2026-02-28');
  expect(todayIn('America/Tijuana', now)).toBe('2026-02-28');
  expect(todayIn('UTC', now)).toBe('2026-03-01');
});

it.each([
  ['today', '2024-02-29'],
  ['today+1d', '2024-03-01'],
  ['today-365d', '2023-03-01'],
  ['2026-03-01', '2026-03-01'],
  ['2026-02-29', undefined],
  ['mañana', undefined],
])('counts %s from today', (text, day) => {
  expect(resolveDay(text, '2024-02-29')).toBe(day);
});

it.each(['2026-2-1', '2026-13-01', '2026-00-10', '2026-04-31', 'x'])('knows no day %s', (text) => {
  expect(isDay(text)).toBe(false);
});

it('helps browsers with each type, and lets a question say more', () => {
  expect(fieldHints(question('a', 'phone'))).toEqual({
    autocomplete: 'tel',
    inputMode: 'tel',
    autocapitalize: 'none',
    isProse: false,
  });
  expect(fieldHints(question('a', 'full-name')).isProse).toBe(false);
  expect(fieldHints(question('a', 'long-text')).isProse).toBe(true);
  expect(fieldHints(question('a', 'short-text', { autocomplete: 'given-name' })).autocomplete).toBe(
    'given-name',
  );
  for (const types of Object.values(prefillTypes)) {
    for (const type of types) expect(Object.keys(questionTypes)).toContain(type);
  }
});

it('takes some types as sensitive, and others where the form says so', () => {
  expect(isSensitive(question('a', 'curp'))).toBe(true);
  expect(isSensitive(question('a', 'resume', { sensitive: false }))).toBe(true);
  expect(isSensitive(question('a', 'short-text'))).toBe(false);
  expect(isSensitive(question('a', 'short-text', { sensitive: true }))).toBe(true);
  expect(formChannels(formOf())).toEqual(['web', 'cb']);
});
