import { formObjectSchemaOf } from '#schemas/fields/form-fields.ts';
import type { Language } from '../../ui/messages/messages.ts';
import type { EditedQuestion } from './edited-form.ts';

interface QuestionKind {
  readonly type: string;
  readonly name: string;
}

/** Types of questions with their names, in the order of the schema. */
export function questionKinds(language: Language): readonly QuestionKind[] {
  const fields = formObjectSchemaOf('FormQuestion')?.fields ?? [];
  const choices = fields.find(({ name }) => name === 'type')?.choices ?? [];
  return choices.map(({ value, label }) => ({ type: String(value), name: label[language] }));
}

/** Whether people choose among options of the question's own. */
function isChoice(type: string): boolean {
  return type === 'single-choice' || type === 'multiple-choice';
}

/** A question that can be asked as it is; its label is the name of its type until somebody writes another. */
export function newQuestion(type: string, label: string): Omit<EditedQuestion, 'keyId'> {
  const options = [1, 2].map((count) => ({ value: `opcion-${count}`, label: `Opción ${count}` }));
  return { type, label, ...(isChoice(type) && { options }) };
}

/** A form with one empty page, which tells people what their answers are for. */
export function newForm(id: string, title: string): object {
  return {
    schemaVersion: 1,
    id,
    version: 'v2',
    title,
    pages: [
      {
        keyId: 'pagina',
        title: 'Tus datos',
        sections: [{ keyId: 'seccion', questions: [] }],
      },
    ],
    clientConfig: { enableResumeParsing: false },
    notice: {
      version: '1',
      text: 'Usamos lo que escribes aquí para revisar tu solicitud y ponernos en contacto contigo.',
      voluntary: [],
    },
  };
}
