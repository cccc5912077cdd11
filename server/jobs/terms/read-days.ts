/** Work days a week as filters offer them: `4` stands for four or fewer. */
type Days = '4' | '5' | '6';

const NAMES: readonly string[] = [
  'lunes',
  'martes',
  'miercoles',
  'jueves',
  'viernes',
  'sabado',
  'domingo',
];
const NAME = '(lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?';
const SPAN = new RegExp(`\\b${NAME}(?: (?:a|al|hasta) (?:los |el )?| ?[-–] ?)${NAME}\\b`);
const NUMBERS: readonly string[] = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
];
const NUMBER = `([1-7]|${NUMBERS.slice(2).join('|')})`;
const DAYS = '(?:dias|noches|tardes|mananas|jornadas)';
/** Behind days that stand at the start of what is said; days of vacation, of training or with leave are none of work. */
const OF_WORK =
  '(?=$| ?[,(:/+]| (?:de (?:trabajo|labor|\\d|lunes|martes|miercoles|jueves|viernes|sabado|domingo)|laboral|laborable|en |por \\d|x \\d|con (?:descanso|horario|un |una |\\d)|descans|y descans))';
const RESTED = '\\b(?:descans\\w*|librar|libras):? (?:de )?';
/** Nor are those of something else: `dos días a la semana sales a ruta`. */
const NOT_OF_WORK =
  '(?!,? (?:de|para|por|en) (?:descans|vacacion|capacita|permiso|home|casa)|,? (?:sales|vas|apoyas|ayudas|cubres|haces|das|tienes|recibes|visitas|acompanas|entrenas|puedes|te |se |hay |toca|pasa|llega|viene))';
const COUNTED = new RegExp(
  `(?<!${RESTED})\\b${NUMBER} ${DAYS}(?: de trabajo| laborales| laborables)? (?:a|por|x|de) (?:la )?semana${NOT_OF_WORK}|^${NUMBER} ${DAYS}\\b${OF_WORK}|\\b${NUMBER} ${DAYS} (?:con descanso|rolad|de trabajo por)|\\b(?:trabajas?|laboras?) (?:solo )?${NUMBER} dias?\\b(?! (?:de prueba|al mes|por mes|y(?! descans)))`,
);
const WORK_REST = /\b([3-6]) ?x ?([1-4])\b/;
/** `5 o 6 días` */
const EITHER = new RegExp(`${NUMBER} (?:o|u|a|y|-) ${NUMBER} ${DAYS}`);
const REST = /\b(?:descans\w*|libres?|no se trabaja|sin trabajar)\b/;

/** Days as they are shortened: `lun a sab`, `L-V`. */
const SHORT =
  /\b(lun|mar|mie|jue|vie|sab|dom|l|v|s|d)\.?( ?(?:a|al|-|–) ?)(lun|mar|mie|jue|vie|sab|dom|l|v|s|d)\b\.?/g;

/** By itself; `mar` is also the sea. */
const SHORT_NAME = /\b(?:lun|mie|jue|vie|sab|dom)\b\.?/g;

/** Of a schedule, or of a sentence about one; undefined where it does not say so, or not clearly. */
export function readDays(said: string): Days | undefined {
  const text = said
    .replace(SHORT, (_, first: string, between: string, last: string) =>
      [longName(first), between, longName(last)].join(''),
    )
    .replace(SHORT_NAME, (name) => longName(name.slice(0, 3)));
  const count = EITHER.test(text) ? undefined : countDays(text);
  if (count === undefined || count > 6) return undefined;
  if (count <= 4) return '4';
  return count === 5 ? '5' : '6';
}

function countDays(text: string): number | undefined {
  const counted = COUNTED.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (counted !== undefined) return toNumber(counted);
  const [, work = '', rest = ''] = WORK_REST.exec(text) ?? [];
  if (work !== '') return Number(work) + Number(rest) === 7 ? Number(work) : undefined;
  const span = SPAN.exec(text);
  if (span === null) return weekendDays(text);
  const [said, first = '', last = ''] = span;
  const days = daysBetween(first, last);
  const others = text.replace(said, ' ');
  if (days === 7)
    return /\b(?:un|1) dia (?:de descanso|libre)|descanso de (?:un|1) dia/.test(others)
      ? 6
      : undefined;
  return NAMES.some((name) => others.includes(name)) ? withOthers(days, others) : days;
}

function weekendDays(text: string): number | undefined {
  const isWeekend =
    /\bsabados? y domingos?\b|\b(?:solo|solamente|turno de|unicamente) (?:los )?fin(?:es)? de semana\b/.test(
      text,
    );
  return isWeekend && !REST.test(text) ? 2 : undefined;
}

/** `lunes a viernes de 8 a 5 y sábados de 8 a 1`, `lunes a viernes, descanso sábado y domingo` */
function withOthers(days: number, others: string): number | undefined {
  if (REST.test(others)) return days;
  const isAlsoSaturday =
    days === 5 &&
    /\bsabados?\b/.test(others) &&
    !/domingo|opcional|voluntari|altern|cada|rol|algun|un sabado/.test(others);
  return isAlsoSaturday ? 6 : undefined;
}

/** `lunes a lunes` is every day. */
function daysBetween(first: string, last: string): number {
  const at = (name: string) => NAMES.indexOf(name);
  if (first === last) return 7;
  return ((at(last) - at(first) + 7) % 7) + 1;
}

function longName(short: string): string {
  return NAMES.find((name) => name.startsWith(short)) ?? short;
}

function toNumber(text: string): number {
  return /\d/.test(text) ? Number(text) : NUMBERS.indexOf(text);
}
