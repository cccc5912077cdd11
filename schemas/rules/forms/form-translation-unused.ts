import { formTexts } from '../../forms/form-texts.ts';
import { escapePointer } from '../../json/json-pointer.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

export const formTranslationUnused = defineRule({
  code: 'form-translation-unused',
  severity: 'warning',
  order: 430,
  checkForm(form) {
    const texts = new Set(formTexts(form).map(({ text }) => text));
    const suggest = createSuggester(texts);
    return Object.entries(form.translationMappings ?? {}).flatMap(([language, mapping]) =>
      Object.keys(mapping).flatMap((text) => {
        if (texts.has(text)) return [];
        const pointer = `/translationMappings/${escapePointer(language)}/${escapePointer(text)}`;
        return [{ pointer, params: { text, language, ...suggest(text) } }];
      }),
    );
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'El formulario no tiene el texto "{text}", que está traducido ({language}).',
    remedy: 'Escríbelo igual que en el formulario o borra la traducción.',
  },
  en: {
    message: 'The form has no text "{text}", which is translated ({language}).',
    remedy: 'Write it as the form does, or delete the translation.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A translation stands at a text that the form does not have, so that nobody ever sees it.',
  ],
  mending: ['Write the text exactly as the form does.'],
  pointer: '/translationMappings/en/Su nombre',
  shown: '/form',
  bad: { form: { title: 'Tu nombre', translationMappings: { en: { 'Su nombre': 'Your name' } } } },
  good: { form: { title: 'Tu nombre', translationMappings: { en: { 'Tu nombre': 'Your name' } } } },
};
