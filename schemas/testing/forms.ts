import type { Form, FormQuestion } from '../documents/documents.ts';

/** A form of one page and section with these questions. */
export function formOf(...questions: readonly FormQuestion[]): Form {
  return formOfPages([questions]);
}

/** A form with a page for each list of questions: `p0`, `p1` … */
export function formOfPages(pages: readonly (readonly FormQuestion[])[]): Form {
  return {
    schemaVersion: 1,
    id: 'prueba',
    version: 'v2',
    title: 'Prueba',
    pages: pages.map((questions, index) => ({
      keyId: `p${index}`,
      title: `Parte ${index + 1}`,
      sections: [{ keyId: `s${index}`, questions: [...questions] }],
    })),
    clientConfig: { enableResumeParsing: false },
    notice: { text: 'Usamos tus respuestas solo para esta vacante.', version: '1', voluntary: [] },
  };
}

/** A question whose label is its key. */
export function question(
  keyId: string,
  type: FormQuestion['type'],
  rest: Partial<FormQuestion> = {},
): FormQuestion {
  const isChoice = type === 'single-choice' || type === 'multiple-choice';
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
  return { keyId, type, label: keyId, ...(isChoice && { options }), ...rest };
}
