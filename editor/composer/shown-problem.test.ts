import { expect, it } from 'vitest';
import { documentedRules } from '#schemas/rules/generated/documented-rules.ts';
import { formOfExample, judgeForm } from '#schemas/testing/rule-example.ts';
import { valueAt } from '../document/edits/set-field.ts';
import { readForm } from './document/edited-form.ts';
import { formEdited } from './document/form-edits-testing.ts';
import { hasPlace, placeAt } from './document/form-place.ts';
import { removeTranslations } from './document/translation-edits.ts';
import { shownFields } from './form-inspector.tsx';
import { targetOf } from './session/use-asked-field.ts';

/** Translations have a list of their own below the fields of the form. */
const OF_TRANSLATIONS = ['form-translation-unused'];

/** Of the form as a whole: what makes it shorter is anywhere among its rows. */
const OF_FORM = ['form-estimate-long', 'form-questions-many'];

const formRules = documentedRules.flatMap(({ rule, documentation: { bad } }) =>
  'checkForm' in rule && !OF_TRANSLATIONS.includes(rule.code) ? [[rule.code, bad] as const] : [],
);

it.each(formRules)('%s leads to a field of the inspector, or to what has it', (code, bad) => {
  const problem = judgeForm(bad).find((one) => one.code === code);
  const form = readForm(JSON.stringify(formOfExample(bad)));
  if (problem === undefined || form === undefined) throw new Error('The bad example is none.');
  const { owner, pointer } = targetOf(problem);
  if (OF_FORM.includes(code)) return expect([owner, pointer]).toEqual(['', '/pages']);
  const place = placeAt(owner);
  if (place) expect(hasPlace(form, place)).toBe(true);
  const [, field = ''] = pointer.split('/');
  // A page, section or question by itself, or its condition, which has a builder of its own.
  const isThere = field === '' || (field === 'visibleWhen' && place?.section !== undefined);
  expect(isThere || shownFields(form, place).some(({ name }) => name === field)).toBe(true);
});

it('a translation of a text that the form does not have is deleted where it is told', () => {
  const [rule] = documentedRules.filter(({ rule: { code } }) => OF_TRANSLATIONS.includes(code));
  const form = readForm(JSON.stringify(formOfExample(rule?.documentation.bad ?? {})));
  const [problem] = judgeForm(rule?.documentation.bad ?? {});
  if (form === undefined || problem === undefined) throw new Error('The bad example is none.');
  const mended = formEdited(form, () => removeTranslations(problem.pointer));
  expect(valueAt(mended, '/translationMappings/en')).toEqual({});
});
