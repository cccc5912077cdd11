import type { FormDocument } from '../../documents/documents.ts';
import { escapePointer } from '../../json/json-pointer.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { isBlank } from '../../text/blank-text.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';

/** Words of a form of which nothing can be seen (WCAG 3.3.2). */
export const formTextBlank = defineRule({
  code: 'form-text-blank',
  severity: 'error',
  order: 355,
  checkForm(form) {
    return shownTexts(form).flatMap(({ text, ...place }) =>
      text !== undefined && isBlank(text) ? [place] : [],
    );
  },
});

interface ShownText {
  readonly text: string | undefined;
  readonly pointer: string;
  readonly nodeId?: string;
}

/** Without them a person does not know what is asked or agreed to. */
function shownTexts(form: FormDocument): ShownText[] {
  const questions = pointedQuestions(form).flatMap(({ question, pointer }) => {
    const { keyId: nodeId, label, options = [], ends = [] } = question;
    return [
      { text: label, pointer: `${pointer}/label`, nodeId },
      ...options.map((option, index) => ({
        text: option.label,
        pointer: `${pointer}/options/${index}/label`,
        nodeId,
      })),
      ...ends.map(({ text }, index) => ({
        text,
        pointer: `${pointer}/ends/${index}/text`,
        nodeId,
      })),
    ];
  });
  const purposes = form.notice.voluntary.map(({ text }, index) => ({
    text,
    pointer: `/notice/voluntary/${index}/text`,
  }));
  return [
    { text: form.title, pointer: '/title' },
    ...form.pages.map(({ title }, index) => ({ text: title, pointer: `/pages/${index}/title` })),
    ...questions,
    { text: form.notice.text, pointer: '/notice/text' },
    ...purposes,
    ...translatedTexts(form),
  ];
}

/** An empty translation takes the place of the text; one that is missing does not. */
function translatedTexts({ translationMappings = {} }: FormDocument): ShownText[] {
  return Object.entries(translationMappings).flatMap(([language, mapping]) =>
    Object.entries(mapping).map(([text, translated]) => ({
      text: translated,
      pointer: `/translationMappings/${escapePointer(language)}/${escapePointer(text)}`,
    })),
  );
}

export const texts: ProblemTexts = {
  es: {
    message: 'De este texto no se ve nada: quien llena el formulario no sabe qué se le pregunta.',
    remedy: 'Escribe el texto, o borra lo que se quedó vacío.',
  },
  en: {
    message:
      'Nothing of this text can be seen: whoever fills the form in does not know what is asked.',
    remedy: 'Write the text, or delete what was left empty.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A title, a question, an option, a closing text, a consent or a translation of the form holds only spaces and characters without width.',
    'Nobody can answer what cannot be read, and screen readers have no name for the field.',
  ],
  mending: ['Write the text, or delete the question or option.'],
  pointer: '/pages/0/sections/0/questions/0/label',
  shown: '/questions',
  bad: { questions: [{ keyId: 'nombre', type: 'short-text', label: ' \u200b' }] },
  good: { questions: [{ keyId: 'nombre', type: 'short-text', label: '¿Cómo te llamas?' }] },
};
