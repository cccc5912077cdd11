import type { TERM_VALUES } from '#schemas/api/constants.ts';

type Licence = (typeof TERM_VALUES.licence)[number];

/** Other papers that are called so. */
const OTHER_PAPER =
  /\blicencias? (?:medic|sanitari|de (?:montacarg|maternidad|paternidad|funcionamiento|uso|software|construccion)|ambiental|con goce|sin goce)\w*|\bapto medico(?: tipo [a-f]\b)?|\b(?:vacuna|hepatitis|sangre)(?: de| contra| la| hepatitis)* tipo [a-f]\b/g;
const SUBJECT = '(?:licencia|lic\\.?)';
const NONE = new RegExp(
  `\\bno (?:se )?(?:requiere|solicita|requieres|requerimos|necesitas?|necesitamos|ocupas?|pedimos|piden|hace falta|es (?:necesari[oa]|indispensable))(?: (?:tener|contar con))?(?: ni)? ${SUBJECT}\\b(?! (?:federal|tipo|de (?:chofer|moto)))|\\bsin (?:necesidad de |requerir )?${SUBJECT}\\b(?! (?:federal|tipo|de (?:chofer|moto)|vigente|vencida))|\\b${SUBJECT}(?: de (?:conducir|manejo))? no (?:es )?(?:necesari|requerid|indispensable)`,
);
/** `sin licencia no podemos contratarte` asks for one. */
const REFUSED = /\b(?:abstener|no acept|no apli|no contrat|no manej|no hay)|\bsin lic\w*\.? no\b/;
/** `sin licencia, te ayudamos a sacarla`: it will be needed. */
const HELPED = /\bte (?:la )?(?:ayud|apoy|tramit|gestion)|\b(?:sacar|tramitar|obtener)(?:la)?\b/;
/** Sentences that tell what is not taken, or what would be nice. */
const UNSURE =
  /\b(?:deseable|de preferencia|preferente|preferible|plus|opcional|abstener|no acept|no se acept|excepto|no apli|no contrat|no valid|apoy|ayud|tramit|si no la tienes|cuando (?:saques|tengas)|para sacar|segun (?:la|el))/;
const KIND = '(?:tipos?|clases?|categorias?|cat\\.?|letras?)';
/** `a` and `e` are words too: they are a type where nothing follows that they could lead to. */
const LETTER =
  '["\'“(]?(?:[bcdf]|a(?=["\'”)]?(?:$|[ ]?[,;.()/-]|[ ](?:o|y|u|vigente)\\b))|e(?! h?i))\\b["\'”)]?';
const LETTERS = `${LETTER}(?:(?: ?, ?| o | u | y | ?\\/ ?| ?- ?)(?:${KIND} )?${LETTER}(?! federal))*`;
const FEDERAL = new RegExp(
  `\\bfederal(?:es)?(?: de (?:conducir|conductor|manejo))?(?: vigente)?,? ?(?:(?:en )?["'“(]?${KIND} ?)?(["'“(]?${KIND} ["'“(]?[a-f]\\b|${LETTERS})?`,
  'g',
);
/** `tipo E federal`, `licencia B o C federal` */
const LETTER_FIRST = new RegExp(
  `(?:\\b${KIND}|(?<=\\blicencia )|(?<=\\blic\\.? ))\\s?(["'“]?[a-f]["'”]?(?:(?:, ?| o | u | y |\\/)(?:${KIND} )?["'“]?[a-f]["'”]?)*) federal\\b`,
  'g',
);
const TYPE =
  /\b(?:tipos?|clase|categoria|letra|lic(?:encia)?s?\.?(?: de (?:conducir|manejo|manejar))?(?: estatal)?(?: vigente| requerida)?:?(?! ?[ae] (?!(?:o|y|u|del?|con|en|para|estatal|vigente|permanente|indispensable)\b)))\s?["'“(]?([a-f])(?:-?[1-4]|i{1,3})?\b["'”)]?((?:\s?(?:,|o|y|u|\/|-)\s?(?:tipo )?["'“]?[a-f](?:[1-4])?\b["'”]?)*)/g;

/** Licences that the job asks for, any of them; empty where it is not clear. */
export function readLicences(sentence: string): readonly Licence[] {
  const text = writtenOut(sentence).replace(OTHER_PAPER, ' ');
  if (!SPOKEN_OF.test(text)) return [];
  if (NONE.test(text)) return REFUSED.test(text) || HELPED.test(text) ? [] : ['none'];
  return readLicenceField(text.split(', ').filter(isAboutLicence).join(', '), false);
}

/** `lic. fed. B`, `tipo de licencia: B`, `licencia 'B' federal` */
function writtenOut(text: string): string {
  return text
    .replace(/['‘’«»]([a-f])['‘’«»]/g, '"$1"')
    .replace(/\btipo de licencia\b:?/g, 'licencia tipo')
    .replace(/\b(lic(?:encia)?s?\.?(?: de (?:conducir|manejo))?(?: tipo)?) fed\b\.?/g, '$1 federal')
    .replace(/^fed\b\.?(?= ?["(]?(?:tipos? |[a-f]\b))/, 'federal')
    .replace(OF_MINISTRY, '$1federal');
}

/** The ministry that gives the federal ones: `licencia SCT tipo B`, `tipo B de la SICT`. */
const OF_MINISTRY =
  /(^|\b(?:licencias?|lic\.?|tipo ["']?[a-f]["']?) )(?:federal )?(?:(?:de|por) la |\()?si?ct\b\)?/g;
/** Letters alone are types in the field for licences: `A`, `B1`, `A, B o C`, `B federal`. */
const LETTERS_ALONE =
  /^["']?[a-f](?=(?:-?[1-4])?["']?(?:$| federal\b|(?: ?[,/-] ?| [oyu] )["']?[a-f](?:-?[1-4])?\b))/;

const SPOKEN_OF = /\blicencias?\b|\blic\b|\bfederal (?:tipo|o estatal)/;

/** A clause that denies something else. */
function isAboutLicence(clause: string): boolean {
  return !/\b(?:no|ni|sin)\b/.test(clause) || SPOKEN_OF.test(clause);
}

/** Of the field for licences, or of a sentence about them. */
export function readLicenceField(said: string, isField = true): readonly Licence[] {
  const text = writtenOut(isField ? said.replace(LETTERS_ALONE, 'tipo $&') : said);
  if (isField && /^no(?: aplica)?$/.test(text)) return ['none'];
  if (UNSURE.test(text)) return [];
  if (
    isField &&
    /\bno (?:se )?(?:requiere|necesit|ocupa|pide)|\bsin licencia\b|^ningun[ao]$|^none$|\bno (?:necesaria|requerida|indispensable)\b/.test(
      text,
    )
  )
    return ['none'];
  if (/\bno\b|\bni\b|\bsin\b/.test(text)) return [];
  const inOrder = text.replace(LETTER_FIRST, 'federal tipo $1');
  const federal = federalTypes(inOrder);
  const rest = inOrder.replace(FEDERAL, ' ');
  return [...new Set([...federal, ...stateTypes(rest), ...namedTypes(rest, isField)])];
}

function federalTypes(text: string): readonly Licence[] {
  return [...text.matchAll(FEDERAL)].flatMap(([, letters = '']): Licence[] => {
    const types = FEDERAL_TYPES.filter((type) =>
      new RegExp(`\\b${type.slice(-1)}\\b`).test(letters),
    );
    return types.length === 0 ? ['federal'] : types;
  });
}

const FEDERAL_TYPES = [
  ...(['federal-a', 'federal-b', 'federal-c'] as const),
  ...(['federal-d', 'federal-e', 'federal-f'] as const),
];
const STATE_TYPES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function stateTypes(text: string): readonly Licence[] {
  return [...text.matchAll(TYPE)].flatMap(([, first = '', others = '']) => {
    const letters = [first, ...(others.match(/\b[a-f](?=[1-4]?\b)/g) ?? [])];
    return STATE_TYPES.filter((type) => letters.includes(type));
  });
}

const NAMED: readonly (readonly [Licence, string])[] = [
  ['chofer', 'chofer(?:es)?'],
  ['automovilista', '(?:automovilistas?|automovil(?:es)?|auto)'],
  ['motociclista', '(?:motociclistas?|motocicletas?|moto)'],
];

/** `licencia de motociclista o automovilista`; where the field stands for the word, the name alone is enough. */
function namedTypes(text: string, isField: boolean): readonly Licence[] {
  return NAMED.filter(([, name]) => {
    const before =
      '(?:licencias?|lic\\.?):?(?: (?:de|tipo|estatal|vigente|permanente|para|conducir|manejo|manejar|en|o|y|a|la|el|del|estado|chofer|automovilista|motociclista|moto|auto|[a-f]\\d?|\\(tipo|,))*,? ';
    return new RegExp(isField ? `\\b${name}\\b` : `\\b${before}["'“]?${name}\\b`).test(text);
  }).map(([licence]) => licence);
}
