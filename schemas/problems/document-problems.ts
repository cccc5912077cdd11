import { formProblems } from './form-problems.ts';
import { type DocumentProblem, schemaProblems } from './schema-problems.ts';

/**
 * Source of texts, severities and documentation, which `npm run codegen` takes apart, with those of the rules. Codes
 * are permanent: they appear in CI logs and in customers' ignore lists.
 */
export const documentProblems: Readonly<Record<string, DocumentProblem>> = {
  'json-malformed': {
    severity: 'error',
    texts: {
      es: {
        message: 'El archivo no es JSON válido: {detail}.',
        remedy:
          'Corrige la sintaxis en la posición señalada; suele faltar o sobrar una coma, una comilla o una llave.',
      },
      en: {
        message: 'The file is not valid JSON: {detail}.',
        remedy:
          'Mend the syntax at the position shown; usually a comma, a quote or a brace is missing or too many.',
      },
    },
    explanation: ['The file is not strict JSON: comments and trailing commas are not allowed.'],
    example: '{ "id": "home" "url": "/home" }',
    mending: ['Mend the syntax at the position shown.', 'Here a comma is missing before `"url"`.'],
  },
  'key-repeated': {
    severity: 'error',
    texts: {
      es: {
        message: 'La clave "{key}" está dos veces en el mismo objeto; solo se leería la última.',
        remedy: 'Quédate con una de las dos: suele quedar así al unir dos versiones a mano.',
      },
      en: {
        message: 'The key "{key}" stands twice in the same object; only the last would be read.',
        remedy: 'Keep one of the two: merging two versions by hand often leaves both.',
      },
    },
    explanation: [
      'An object has the same key twice, escapes read.',
      'JSON readers differ in which of the two counts (RFC 8259 wants names to be unique), and what the other one says is never seen.',
      'The place told is that of the second.',
    ],
    example: '{ "text": "Turnos de noche", "text": "Turnos" }',
    mending: ['Keep one of the two.'],
  },
  'text-invalid': {
    severity: 'error',
    texts: {
      es: {
        message:
          'Este texto tiene un carácter que no se puede guardar (NUL o medio carácter Unicode).',
        remedy:
          'Borra el carácter; suele venir de copiar y pegar o de un texto cortado a la mitad de un emoji.',
      },
      en: {
        message:
          'This text holds a character that cannot be stored (NUL or half of a Unicode character).',
        remedy:
          'Delete the character; it usually comes from pasting, or from a text that was cut in the middle of an emoji.',
      },
    },
    explanation: [
      "A text holds NUL (`\\u0000`) or half of a surrogate pair, anywhere in the document, even where a widget's type is not known.",
      'Neither can be stored.',
    ],
    example: '{ "text": "Vacantes \\ud83d" }',
    mending: [
      'Delete the character.',
      'Half a pair is what remains of an emoji that was cut in two.',
    ],
  },
  'document-too-large': {
    severity: 'error',
    texts: {
      es: {
        message: 'El documento pesa {size} KiB y el máximo son {limit} KiB.',
        remedy: 'Divide la página o mueve las imágenes incrustadas a assets/.',
      },
      en: {
        message: 'The document weighs {size} KiB; the limit is {limit} KiB.',
        remedy: 'Split the page, or move embedded pictures to assets/.',
      },
    },
    explanation: [
      'The document weighs more than 2 MiB, twenty times the heaviest page that ships.',
      'Usually a picture was pasted into a text as a `data:` address.',
    ],
    mending: ['Put pictures into `assets/`, or split the page.'],
  },
  'document-too-deep': {
    severity: 'error',
    texts: {
      es: {
        message: 'Aquí hay más niveles de anidación que el máximo de {limit}.',
        remedy:
          'Quita niveles intermedios; una sección que solo contiene otra sección se puede eliminar.',
      },
      en: {
        message: 'The nesting is deeper here than the limit of {limit} levels.',
        remedy: 'Remove levels in between; a section that only holds one other section can go.',
      },
    },
    explanation: [
      'Sections are nested more than 8 levels deep, or objects and arrays more than 64.',
    ],
    mending: ['Remove levels in between: a section that only holds one other section can go.'],
  },
  'id-not-file-name': {
    severity: 'error',
    texts: {
      es: {
        message: 'El identificador es "{id}", pero el archivo se llama "{name}".',
        remedy: 'Escribe "{name}" como identificador o cambia el nombre del archivo.',
      },
      en: {
        message: 'The id is "{id}", but the name of the file says "{name}".',
        remedy: 'Set "id" to "{name}", or rename the file.',
      },
    },
    explanation: [
      'The file of a page or form in the folder of a site has another name than its `id`.',
      'The server does not take such a file over, as it starts and in an archive that is imported: it would not know which document it changes.',
    ],
    example: '{ "id": "repartidor" }',
    mending: ['Change one of the two: this id belongs into `repartidor.form.json`.'],
  },
  ...schemaProblems,
  'widget-type-unknown': {
    severity: 'warning',
    texts: {
      es: {
        message: 'No existe el tipo de widget "{type}".',
        remedy:
          'Corrige el tipo, o actualiza Rumbo si el widget es de una versión más nueva; su contenido se conserva tal cual.',
      },
      en: {
        message: 'There is no widget type "{type}".',
        remedy:
          'Correct the type, or update Rumbo if the widget is of a newer version; its content is kept as it is.',
      },
    },
    explanation: [
      'No widget of this type is known.',
      'Its content is kept as it is and nothing is shown in its place.',
    ],
    example: '{ "id": "portada", "type": "heroe", "content": {} }',
    mending: ['Correct the type (`"hero"`).', 'If the page was made with a newer version, update.'],
  },
  'widget-version-unknown': {
    severity: 'warning',
    texts: {
      es: {
        message:
          'El widget es de la versión {version} de "{type}"; esta instalación conoce hasta la {known}.',
        remedy:
          'Actualiza la instalación. Mientras tanto su contenido se conserva tal cual y no se muestra.',
      },
      en: {
        message:
          'The widget has version {version} of "{type}"; this installation knows up to {known}.',
        remedy: 'Update the installation. Until then its content is kept as it is and not shown.',
      },
    },
    explanation: [
      'The widget was saved by a newer version of Rumbo, whose schema for its type is not known here.',
      'Its content is kept as it is and nothing is shown in its place.',
    ],
    mending: ['Update.'],
  },
  'widget-migration-failed': {
    severity: 'error',
    texts: {
      es: {
        message:
          'El contenido no se pudo pasar de la versión {version} de "{type}" a la siguiente: {detail}.',
        remedy: 'Corrige el contenido según la versión {version}, o vuelve a crear el widget.',
      },
      en: {
        message:
          'The content could not be brought from version {version} of "{type}" to the next: {detail}.',
        remedy: 'Correct the content by version {version}, or make the widget again.',
      },
    },
    explanation: [
      "The widget was saved by an older version of Rumbo, and its content does not fit that version's schema, so it could not be brought to today's.",
    ],
    mending: ['Correct the content by the older schema, or make the widget again.'],
  },
  ...formProblems,
};
