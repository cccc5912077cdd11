import { WEEKS_OF_MONTH } from '#schemas/api/constants.ts';
import type { JobPay } from '#schemas/api/jobs.ts';

type Period = 'week' | 'twoWeeks' | 'fortnight' | 'month' | 'day';

/** Lower or higher is no week's pay in Mexico, but another number. */
const LEAST = 700;
const MOST = 25_000;

const WEEKS: Readonly<Record<Exclude<Period, 'day'>, number>> = {
  week: 1,
  twoWeeks: 2,
  fortnight: WEEKS_OF_MONTH / 2,
  month: WEEKS_OF_MONTH,
};

const NUMBER =
  "\\$? ?((?:\\d{1,3}(?:[, '’´]\\d{3})+|\\d{1,6})(?:\\.\\d{1,2})?)( ?mil\\b(?! ?\\d)| ?k\\b)?(?: ?(?:pesos|mxn|mn|m\\.n\\.))?";
const AMOUNTS = new RegExp(
  `(?<![\\d.,#/:'’´])${NUMBER}(?:(?: ?(?:a|y|hasta) (?:los )?| ?[-–—] ?)${NUMBER})?(?!\\d|[,.:]\\d|%)`,
  'g',
);

/** `11 mil 500` */
const THOUSANDS_APART = /(?<![\d.,])(\d{1,2}) mil (\d{3})(?![\d.,]\d|\d)/g;

const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  week: 'semanal(?:es|mente)?|(?:a la|por|x|cada|la|c?/) ?semana|(?:por|x|cada|/) ?sem\\b|sem(?:ana)?\\b(?! santa)|weekly|(?:per|a|/) ?week\\b',
  twoWeeks:
    'catorcenal(?:es|mente)?|(?:por|x|cada|la) ?catorcena|catorcena\\b|(?:cada|c/) ?(?:14|catorce) dias',
  fortnight:
    'quincenal(?:es|mente)?|(?:a la|por|x|cada|la|c/) ?quincena|quincena\\b|(?:cada|c/) ?(?:15|quince) dias',
  month: 'mensual(?:es|mente)?|(?:al|por|x|cada|el|c?/) ?mes\\b|monthly|(?:per|a|/) ?month\\b',
  day: 'diari[oa]s?|(?:al|por|x|cada|el|/) ?dia\\b|por jornada',
};
const PERIODS = Object.entries(PERIOD_WORDS).map(([period, words]) => ({
  period: toPeriod(period),
  behind: new RegExp(
    `^(?:\\.-)?[ ,(]*(?:(?:pesos|mxn|m\\.?n\\.?|netos?|libres?|brutos?|fijos?|base|garantizad[oa]s?|aprox\\w*\\.?|de sueldo(?: base)?) ?)*[ ,(]*(?:${words})`,
  ),
  ahead: new RegExp(
    `(?:${words})(?: (?:neto|base|fij[oa]|garantizad[oa]|libre|bruto|inicial|integrado|nominal|es|va|desde|de|del?|minimo|a partir|partiendo|entre|mas))*:? ?$`,
  ),
}));

function toPeriod(name: string): Period {
  return name === 'week' || name === 'twoWeeks' || name === 'fortnight' || name === 'month'
    ? name
    : 'day';
}

const NOT_SURE =
  /\b(?:hasta|maxim[oa]|promedio|aproximad\w*|bonos?|bonific\w*|vales|propinas?|comision(?:es)?|premios?|primas?|apoyos?|ayuda|viaticos|fondo|ahorro|aguinaldo|prestamos?|seguro|renta|rentas|deposito|descuent\w*|pagas|cuota|incentivos?|extra|extras|gasolina|despensa|productividad|puntualidad|recomend\w*|referid\w*|compens\w*|beca|multas?|ventas?|vende[rs]?|vendiendo|capacitacion|entrenamiento|periodo de prueba|induccion|caja chica|valor|mercancias?|gana(?:n|mos)|puedes (?:ganar|generar)|podrias|gana hasta|llegar a|ganancias?|ingresos?(?! (?:base |fijo |semanal |mensual )?(?:garantizad|fij))|^gana|\bgeneras?\b|credito|contratacion|total|metas?|objetivos?|cuentas? (?:semanal|diaria|de)|costo|fianza|penaliz\w*)\b/;
const BEHIND_NOT_SURE =
  /^ ?(?:(?:pesos|mxn|semanal(?:es)?|a la semana|al mes|mensual(?:es)?) ?)*\((?:(?:incluye|sueldo|base)[^)]* ?(?:y|mas|\+) |(?:ya )?(?:con|incluy\w+) (?:tus |los |el )?(?:bonos?|premios?|comision|vales|propina|horas extra)|(?:bonos?|premios?|comisiones|vales|propinas?)(?: y \w+)? (?:ya )?incluid)|^[ ,]*(?:(?:pesos|mxn|semanal(?:es)?|mensual(?:es)?|quincenal(?:es)?|diari[oa]s|extras?|a la semana|al mes|por semana) ?)*(?:(?:de|en|por|para|con|ya con|incluyendo|entre) (?:el |la |los |tus |un )?(?:bonos?|vales|propinas?|comision(?:es)?|premios?|apoyos?|ayuda\b|viaticos|fondo|ahorro|despensa|gasolina|incentivos?|renta|productividad|puntualidad|ventas?|horas extra|tiempo extra|sueldo (?:y|mas|\+)|todo)|en promedio|promedio|aprox|dependiendo de (?:tus|las|los|entregas|ventas)|segun (?:entregas|ventas|resultados|produc|desempe|comision|tus)|si (?:cumples|llegas|vendes)|(?:con )?(?:bonos|comisiones|propinas) incluid|por (?:entrega|paquete|viaje|vuelta|pedido|comision|recomendad|kilo))/;
/** What is paid for a time, or for those who stay, is not what the job pays. */
const NOT_LASTING =
  /\b(?:durante|en|por) (?:el |la |tu )?(?:(?:periodo|tiempo|etapa|mes) de )?(?:capacitacion|entrenamiento|prueba|induccion)\b|\b(?:el|la|los|las|tus?) (?:primer[oa]?|primeros|primeras|\d+ primer[oa]s) (?:\d+ |dos |tres |cuatro |seis )?(?:dias|semanas?|mes(?:es)?|quincenas?)\b|\bal (?:quedar|pasar|terminar|cumplir)\b|\bdespues de (?:la |tu |los |las )?(?:renta|capacitacion|\d|dos|tres|prueba)|\bfacturando\b/;
/** The whole of the pay is not sure. */
const NEVER_SURE =
  /\b(?:solo|100 ?%|puras?|unicamente|exclusivamente|todo) (?:por |a |de )?(?:comision(?:es)?|destajo|propinas?)|\bcomision(?:es)? (?:pura|al 100)|\bsin sueldo (?:base|fijo)|\bno hay sueldo|\bpago por (?:comision|destajo)\b/;
const OTHER_MONEY = /\b(?:usd|dolares|dlls|dls|euros)\b/;
const ASKED = /\b(?:hasta|maximo|tope)\b/;

/**
 * Pay in whole pesos a week that a job promises at least, taxes as the job has them; undefined where it says none, or
 * none that is sure.
 *
 * @param days work days a week, where they are known
 */
export function readPay(
  pay: JobPay | undefined,
  sentences: readonly string[],
  days?: number,
): number | undefined {
  if (sentences.some((sentence) => NEVER_SURE.test(sentence))) return undefined;
  const structured = pay && readStructured(pay, days);
  if (structured !== undefined) return structured;
  // What the field says is more than what stands elsewhere: an amount in it that is not sure stays so.
  if (pay !== undefined && (pay.min !== undefined || pay.max !== undefined)) return undefined;
  const found = sentences.flatMap((sentence) => amountsIn(sentence, days));
  return found.length === 0 ? undefined : Math.min(...found);
}

function readStructured({ min, currency = 'MXN', period }: JobPay, days: number | undefined) {
  if (min === undefined || period === undefined || period === 'hour' || currency !== 'MXN')
    return undefined;
  return toWeekly(min, period, days);
}

function toWeekly(amount: number, period: Period, days: number | undefined): number | undefined {
  if (period === 'day' && days === undefined) return undefined;
  const week = period === 'day' ? amount * (days ?? 0) : amount / WEEKS[period];
  return week >= LEAST && week <= MOST ? Math.floor(week + 1e-6) : undefined;
}

function amountsIn(said: string, days: number | undefined): readonly number[] {
  if (OTHER_MONEY.test(said)) return [];
  const sentence = said.replace(THOUSANDS_APART, '$1$2');
  return [...sentence.matchAll(AMOUNTS)].flatMap((match) => {
    const before = clauseBefore(sentence.slice(0, match.index));
    const behind = sentence.slice(match.index + match[0].length);
    if (isUnsure(before, behind)) return [];
    const period =
      PERIODS.find(({ behind: pattern }) => pattern.test(behind)) ??
      PERIODS.find(({ ahead }) => ahead.test(before.trimEnd()));
    if (period === undefined) return [];
    const [, text = '', thousands, , highThousands] = match;
    const isThousands =
      thousands !== undefined || (highThousands !== undefined && text.length <= 2);
    const week = toWeekly(
      Number(text.replace(/[, '’´]/g, '')) * (isThousands ? 1000 : 1),
      period.period,
      days,
    );
    return week === undefined ? [] : [week];
  });
}

/** Of what stands before an amount the part that speaks of it. */
function clauseBefore(text: string): string {
  return text.split(/, | y (?=\D*$)|\+|\bmas (?!de )|\(|\)/).at(-1) ?? '';
}

function isUnsure(before: string, behind: string): boolean {
  const own = behind.split(/, | y |\+/, 1).join();
  return (
    NOT_SURE.test(before) ||
    ASKED.test(before) ||
    BEHIND_NOT_SURE.test(behind) ||
    NOT_LASTING.test(own)
  );
}
