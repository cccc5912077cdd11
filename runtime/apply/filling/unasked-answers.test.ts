import { expect, it } from 'vitest';
import type { FormPage } from '#schemas/documents/documents.ts';
import { sortAnswers } from './unasked-answers.ts';

const PAGE: FormPage = {
  keyId: 'p',
  title: 'P',
  sections: [
    {
      keyId: 's',
      questions: [
        { keyId: 'nombre', type: 'full-name', label: 'Nombre' },
        { keyId: 'edad', type: 'number', label: 'Edad' },
        {
          keyId: 'turno',
          type: 'single-choice',
          label: 'Turno',
          options: [{ value: 'dia', label: 'Día' }],
        },
      ],
    },
  ],
};

it('of an earlier version stays what is still asked the same way; the rest is named by its label', () => {
  const answers = {
    nombre: ['Ana'],
    edad: ['treinta'],
    turno: ['noche'],
    ciudad: ['León, Guanajuato, México--21.1---101.7'],
    cv: ['/api/upload/x'],
  };
  const asked = {
    nombre: { type: 'full-name', label: 'Nombre' },
    edad: { type: 'short-text', label: 'Tu edad' },
    turno: { type: 'single-choice', label: 'Turno' },
    ciudad: { type: 'location', label: 'Ciudad' },
    cv: { type: 'resume', label: 'CV' },
  };
  expect(sortAnswers({ pages: [PAGE] }, answers, asked)).toEqual({
    kept: { nombre: ['Ana'], turno: [] },
    unasked: [
      { label: 'Tu edad', text: 'treinta' },
      { label: 'Ciudad', text: 'León, Guanajuato, México' },
    ],
  });
});
