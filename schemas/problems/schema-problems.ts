import type { ProblemTexts } from './format-problem.ts';
import type { Severity } from './severity.ts';

/** A problem that no rule finds: of reading, schemas and migrations. */
export interface DocumentProblem {
  readonly severity: Severity;
  readonly texts: ProblemTexts;
  /** Sentences in Markdown, for `docs/errors.md`: what is wrong, and when it is told. */
  readonly explanation: readonly string[];
  /** Of JSON that has it. */
  readonly example?: string;
  /** What to do. */
  readonly mending: readonly string[];
}

/** Codes of what the JSON Schemas refuse. */
export const schemaProblems: Readonly<Record<string, DocumentProblem>> = {
  'property-missing': {
    severity: 'error',
    texts: {
      es: {
        message: 'Falta la propiedad "{name}".',
        remedy: 'Agrega "{name}".',
      },
      en: {
        message: 'The property "{name}" is missing.',
        remedy: 'Add "{name}".',
      },
    },
    explanation: ['A property that the schema requires is absent.'],
    example: '{ "label": "Ver vacantes" }',
    mending: ['Add it.', 'Here a link lacks its `"href"`.'],
  },
  'property-unknown': {
    severity: 'error',
    texts: {
      es: {
        message: 'La propiedad "{name}" no existe aquí.',
        remedy: 'Bórrala o corrige su nombre.',
      },
      en: {
        message: 'There is no property "{name}" here.',
        remedy: 'Delete it or correct its name.',
      },
    },
    explanation: [
      'The object has a property that its schema does not know, most often a misspelled one.',
    ],
    example: '{ "label": "Ver vacantes", "herf": "/buscar-empleos" }',
    mending: ['Correct the name (`"href"`) or delete the property.'],
  },
  'value-wrong-type': {
    severity: 'error',
    texts: {
      es: {
        message: 'El valor debe ser de tipo {expected}.',
        remedy: 'Cambia el valor por uno de tipo {expected}.',
      },
      en: {
        message: 'The value must be of type {expected}.',
        remedy: 'Replace it by a value of type {expected}.',
      },
    },
    explanation: ['The value has another JSON type than the schema asks for.'],
    example: '{ "gap": "16" }',
    mending: ['Write a value of the type named: `"gap": 16`.'],
  },
  'value-not-allowed': {
    severity: 'error',
    texts: {
      es: {
        message: 'El valor no está permitido.',
        remedy: 'Usa uno de estos: {allowed}.',
      },
      en: {
        message: 'The value is not allowed.',
        remedy: 'Use one of: {allowed}.',
      },
    },
    explanation: ['The value is not one of the few that are allowed here.'],
    example: '{ "animation": "FADEIN" }',
    mending: ['Use one of the values listed, such as `"FADE_IN"`.'],
  },
  'value-wrong-format': {
    severity: 'error',
    texts: {
      es: {
        message: 'El valor no tiene el formato esperado.',
        remedy: 'Aquí van {format}.',
      },
      en: {
        message: 'The value does not have the expected format.',
        remedy: 'Write {format}.',
      },
    },
    explanation: ['The text does not have the form that the field needs.'],
    example: '{ "href": "www.example.com" }',
    mending: [
      'Links begin with `https://`, `mailto:`, `tel:`, `/` or `#`; pictures with `assets/`, in lower case with hyphens; ids hold letters, digits, `-` and `_`; page addresses begin with `/` and hold no spaces, `%`, `?` or `#`.',
      'No text holds control characters, long and formatted ones excepted, which may have line breaks and tabs.',
    ],
  },
  'value-too-long': {
    severity: 'error',
    texts: {
      es: {
        message: 'El valor pasa del máximo de {limit} ({unit}).',
        remedy: 'Acórtalo a {limit} o menos.',
      },
      en: {
        message: 'The value exceeds the limit of {limit} ({unit}).',
        remedy: 'Shorten it to {limit} or fewer.',
      },
    },
    explanation: ['A text has more characters, or a list more items, than the limit.'],
    example: '{ "aliases": ["/a-1", "/a-2", "… 19 more"] }',
    mending: ['Shorten it to the limit named.'],
  },
  'value-too-short': {
    severity: 'error',
    texts: {
      es: {
        message: 'El valor no llega al mínimo de {limit} ({unit}).',
        remedy: 'Complétalo hasta al menos {limit}.',
      },
      en: {
        message: 'The value stays below the minimum of {limit} ({unit}).',
        remedy: 'Extend it to at least {limit}.',
      },
    },
    explanation: ['A text has fewer characters, or a list fewer items, than the minimum.'],
    example: '{ "title": "" }',
    mending: ['An optional text that should be empty is left out instead.'],
  },
  'value-out-of-range': {
    severity: 'error',
    texts: {
      es: {
        message: 'El número está fuera de rango: debe ser {comparison} {limit}.',
        remedy: 'Usa un número que sea {comparison} {limit}.',
      },
      en: {
        message: 'The number is out of range: it must be {comparison} {limit}.',
        remedy: 'Use a number that is {comparison} {limit}.',
      },
    },
    explanation: ['A number is below the minimum or above the maximum.'],
    example: '{ "span": 120 }',
    mending: ['Use a number within the range named; `span` is a percentage above 0 and up to 100.'],
  },
  'value-repeated': {
    severity: 'error',
    texts: {
      es: {
        message: 'La lista ya tiene este valor, en el lugar {first}.',
        remedy: 'Quita uno de los dos o elige otro valor.',
      },
      en: {
        message: 'The list has this value already, at place {first}.',
        remedy: 'Remove one of the two, or choose another value.',
      },
    },
    explanation: [
      'A list in which each value may stand once has one twice.',
      'The later one is the one that is told.',
    ],
    example: '{ "facetFields": ["city", "city"] }',
    mending: ['Remove one of the two.'],
  },
  'section-two-contents': {
    severity: 'error',
    texts: {
      es: {
        message: 'La sección tiene a la vez un widget y subsecciones.',
        remedy:
          'Deja solo "widgetId" o solo "subSections"; si necesitas ambos, mete el widget en una subsección.',
      },
      en: {
        message: 'The section has both a widget and sub-sections.',
        remedy:
          'Keep only "widgetId" or only "subSections"; where both are needed, put the widget into a sub-section.',
      },
    },
    explanation: ['A section shows a widget or holds sub-sections, never both.'],
    example: '{ "sectionId": "inicio", "widgetId": "portada", "subSections": [] }',
    mending: ['Keep one of the two.', 'Where both are needed, move the widget into a sub-section.'],
  },
  'variant-invalid': {
    severity: 'error',
    texts: {
      es: {
        message: 'Con los cambios de la variante /p/, el contenido deja de ser válido ({cause}).',
        remedy: 'Corrige los valores de variants.p.',
      },
      en: {
        message: 'With the changes of its /p/ variant the content is no longer valid ({cause}).',
        remedy: 'Correct the values in variants.p.',
      },
    },
    explanation: [
      '`variants.p` holds the values that a widget has on `/p/` paths.',
      "Laid over the widget's content they break its schema; the code in brackets says how.",
    ],
    example: '{ "content": { "text": "Vacantes" }, "variants": { "p": { "text": "" } } }',
    mending: [
      "Correct the value in `variants.p`, or delete it there so that the content's own is used.",
    ],
  },
};
