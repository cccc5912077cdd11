import type { DocumentProblem } from './schema-problems.ts';

/** Codes of what parsing refuses in forms beyond their JSON Schema. */
export const formProblems: Readonly<Record<string, DocumentProblem>> = {
  'form-too-large': {
    severity: 'error',
    texts: {
      es: {
        message: 'El formulario pesa {size} KiB y el máximo son {limit} KiB.',
        remedy: 'Acorta textos, opciones o traducciones, o reparte las preguntas en dos etapas.',
      },
      en: {
        message: 'The form weighs {size} KiB; the limit is {limit} KiB.',
        remedy: 'Shorten texts, options or translations, or split the questions into two stages.',
      },
    },
    explanation: [
      'The form weighs more than 64 KiB, white space between its fields not counted.',
      'People load all of it before they answer the first question.',
    ],
    mending: ['Shorten texts, options or translations.'],
  },
  'form-id-reserved': {
    severity: 'error',
    texts: {
      es: {
        message: 'Ningún formulario puede llamarse "{id}": es parte de una dirección del servicio.',
        remedy: 'Elige otro identificador.',
      },
      en: {
        message: 'No form can be called "{id}": it is part of an address of the service.',
        remedy: 'Choose another id.',
      },
    },
    explanation: [
      'The id is `id`, `submit`, `parse-resume`, `fetch-submission`, `web` or `cb`.',
      'The form could not be asked for: `/api/v2/forms/{formId}` means something else there.',
    ],
    example: '{ "id": "submit" }',
    mending: ['Choose another id, such as `"repartidor"`.'],
  },
  'form-key-repeated': {
    severity: 'error',
    texts: {
      es: {
        message: 'La clave "{key}" ya está en uso.',
        remedy: 'Dale otra clave; las respuestas se guardan por ella.',
      },
      en: {
        message: 'The key "{key}" is used already.',
        remedy: 'Give it another key; answers are kept by it.',
      },
    },
    explanation: [
      'Two questions of the form have the same `keyId`, or two of its sections, or two of its pages.',
      'The later one is the one that is told.',
    ],
    example: '[{ "keyId": "tel", "type": "phone" }, { "keyId": "tel", "type": "email" }]',
    mending: ['Give the later one a key of its own.'],
  },
  'form-options-missing': {
    severity: 'error',
    texts: {
      es: {
        message: 'La pregunta es de elegir, pero no tiene opciones.',
        remedy: 'Agrega "options", o elige otro tipo de pregunta.',
      },
      en: {
        message: 'The question is one of choosing, but has no options.',
        remedy: 'Add "options", or choose another type of question.',
      },
    },
    explanation: [
      'A `single-choice` or `multiple-choice` has no `options`: nobody could answer it.',
    ],
    example: '{ "keyId": "turno", "type": "single-choice", "label": "Turno" }',
    mending: ['Add options, each with `value` and `label`.'],
  },
  'form-day-missing': {
    severity: 'error',
    texts: {
      es: {
        message: 'El día {day} no existe.',
        remedy: 'Corrige el día o el mes.',
      },
      en: {
        message: 'There is no day {day}.',
        remedy: 'Correct the day or the month.',
      },
    },
    explanation: ['`from` or `to` of a date names a day that no calendar has.'],
    example: '{ "limits": { "from": "2026-02-31" } }',
    mending: ['Correct it.'],
  },
  'form-condition-shape': {
    severity: 'error',
    texts: {
      es: {
        message: 'Esta condición dice a la vez varias cosas, o ninguna.',
        remedy:
          'Deja un grupo, una negación o una sola comparación con "question"; la documentación de este código las enumera.',
      },
      en: {
        message: 'This condition says several things at once, or nothing.',
        remedy:
          'Keep one: "all", "any" or "not", or "question" with one comparison ("is", "isNot", "oneOf", "answered", "atLeast", "atMost").',
      },
    },
    explanation: [
      'A condition is `{ "all": [] }`, `{ "any": [] }`, `{ "not": {} }`, or a `question` with exactly one of `is`, `isNot`, `oneOf`, `answered`, `atLeast`, `atMost`.',
    ],
    example: '{ "question": "licencia", "is": "si", "answered": true }',
    mending: ['Split it: `{ "all": [{ … }, { … }] }`.'],
  },
  'form-condition-large': {
    severity: 'error',
    texts: {
      es: {
        message:
          'La condición tiene {depth} niveles y {leaves} comparaciones; el máximo son {maxDepth} y {maxLeaves}.',
        remedy: 'Simplifícala, o pon las preguntas en una sección con su propia condición.',
      },
      en: {
        message:
          'The condition has {depth} levels and {leaves} comparisons; the limits are {maxDepth} and {maxLeaves}.',
        remedy: 'Simplify it, or put the questions into a section with a condition of its own.',
      },
    },
    explanation: [
      '`all`, `any` and `not` are nested more than 4 deep, or a condition compares more than 40 times.',
    ],
    mending: [
      'Use `oneOf` for several values of one question.',
      'Put what the conditions of several questions share into that of their section.',
    ],
  },
  'form-reference-unknown': {
    severity: 'error',
    texts: {
      es: {
        message: 'El formulario no tiene la pregunta "{key}".',
        remedy: 'Corrige la clave o borra la comparación.',
      },
      en: {
        message: 'The form has no question "{key}".',
        remedy: 'Correct the key or delete the comparison.',
      },
    },
    explanation: ['A condition reads a question that the form does not have.'],
    example: '{ "question": "licensia", "is": "si" }',
    mending: ['Correct the key.'],
  },
  'form-reference-later': {
    severity: 'error',
    texts: {
      es: {
        message: 'La condición lee "{key}", que se pregunta después o es ella misma.',
        remedy: 'Mueve esa pregunta antes, o lee una anterior.',
      },
      en: {
        message: 'The condition reads "{key}", which is asked later or is the question itself.',
        remedy: 'Move that question to before it, or read an earlier one.',
      },
    },
    explanation: [
      'A condition may read earlier questions only: what shows is decided in the order in which people answer.',
      'The condition of a section stands before the questions of that section.',
    ],
    mending: ['Move the question that it reads to before it.'],
  },
};
