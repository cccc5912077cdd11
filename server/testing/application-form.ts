import type { FormDocument } from '#schemas/documents/documents.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { formOfPages, question } from '#schemas/testing/forms.ts';

/** Name, phone and e-mail, then a licence and what depends on it. */
export const APPLICATION_FORM: FormDocument = {
  ...formOfPages([
    [
      question('nombre', 'full-name', { required: true }),
      question('telefono', 'phone', { required: true }),
      question('correo', 'email'),
      question('edad', 'yes-no', { ends: [{ value: 'no', text: 'Gracias por tu interés' }] }),
    ],
    [
      question('maneja', 'yes-no'),
      question('anos', 'number', { visibleWhen: { question: 'maneja', is: 'yes' } }),
      question('cv', 'resume'),
    ],
  ]),
  id: 'solicitud',
};

export const VALID_ANSWERS: Answers = {
  nombre: ['Ana Ruiz Soto'],
  telefono: ['55 1234 5678'],
  correo: ['Ana@Correo.example'],
};
