import type { Form, FormPage, FormQuestion, FormSection } from '../documents/documents.ts';

/** By language, then by the text of the document. */
export type TranslationMappings = NonNullable<Form['translationMappings']>;

/** A form in another language, as far as its mappings go; what is missing stays as it is. Values never change. */
export function translateForm(
  form: Form,
  translationMappings: TranslationMappings | undefined,
  language: string,
): Form {
  const mappings = translationMappings ?? {};
  const texts = Object.hasOwn(mappings, language) ? mappings[language] : undefined;
  if (texts === undefined) return form;
  const translate = (text: string) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  return {
    ...form,
    title: translate(form.title),
    pages: form.pages.map((page) => translatePage(page, translate)),
    notice: {
      ...form.notice,
      text: translate(form.notice.text),
      voluntary: form.notice.voluntary.map(({ key, text }) => ({ key, text: translate(text) })),
    },
  };
}

type Translate = (text: string) => string;

function translatePage(page: FormPage, translate: Translate): FormPage {
  return {
    ...page,
    title: translate(page.title),
    ...(page.text !== undefined && { text: translate(page.text) }),
    sections: page.sections.map((section) => translateSection(section, translate)),
  };
}

function translateSection(section: FormSection, translate: Translate): FormSection {
  return {
    ...section,
    ...(section.title !== undefined && { title: translate(section.title) }),
    questions: section.questions.map((question) => translateQuestion(question, translate)),
  };
}

function translateQuestion(question: FormQuestion, translate: Translate): FormQuestion {
  const { label, help, options, ends } = question;
  return {
    ...question,
    label: translate(label),
    ...(help !== undefined && { help: translate(help) }),
    ...(options && {
      options: options.map((option) => ({ ...option, label: translate(option.label) })),
    }),
    ...(ends && { ends: ends.map((end) => ({ ...end, text: translate(end.text) })) }),
  };
}
