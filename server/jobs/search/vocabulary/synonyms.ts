import { LRUCache } from 'lru-cache';
import { baseForms, foldText, toWords } from './folded-words.ts';
import { type Meaning, parseMeanings, type WrittenMeaning } from './meanings.ts';
import { BRANDS } from './mexican-brands.ts';
import { DRIVING } from './mexican-driving.ts';
import { REQUIREMENTS } from './mexican-requirements.ts';
import { SCHEDULES } from './mexican-schedules.ts';
import { TRADES } from './mexican-trades.ts';
import { VEHICLES } from './mexican-vehicles.ts';

/** Periods of pay, and benefits. */
const PAY: readonly WrittenMeaning[] = [
  { typed: 'por hora, por horas, la hora, hourly', says: 'details:por hora' },
  {
    typed: 'por día, al día, diario, diarios, a diario, cada día, por jornada, daily, daily pay',
    says: 'details:diario por día, details:pago diario',
  },
  {
    typed:
      'por semana, a la semana, cada semana, semanal, semanales, semanalmente, cada ocho días, cada 8 días, weekly, weekly pay, paid weekly',
    says: 'semanal, semanales',
  },
  {
    typed: 'por quincena, quincenal, quincenales, a la quincena, cada quincena, biweekly',
    says: 'quincenal, quincenales, quincena',
  },
  {
    typed: 'por mes, al mes, mensual, mensuales, cada mes, monthly',
    says: 'details:mensual por mes, details:mensuales, details:pago mensual',
  },
  {
    typed:
      'prestaciones superiores, prestaciones superiores a la ley, prestaciones superiores a las de ley, prestaciones arriba de la ley',
    says: 'prestaciones superiores',
    also: 'fondo de ahorro, vales de despensa, gastos médicos',
  },
  {
    typed: 'infonavit, fonacot, afore',
    says: 'infonavit, fonacot',
    also: 'imss, prestaciones de ley',
  },
  {
    typed: 'seguro médico, health insurance, insurance',
    says: 'gastos médicos',
    also: 'imss, seguro médico',
  },
  {
    typed:
      'comida incluida, con comida, alimentos incluidos, comedor, desayuno, comida gratis, me den de comer',
    says: 'comedor, apoyo de comida, comida incluida, details:comida',
    also: 'cena en, viáticos de comida, café y pan',
  },
  {
    typed:
      'transporte de personal, ruta de personal, apoyo de transporte, ayuda de transporte, transporte incluido, ruta de transporte, pasajes',
    says: 'transporte de personal, apoyo de transporte',
    also: 'pasajes pagados, transporte',
  },
  {
    typed:
      'de planta, planta, contrato indefinido, contrato fijo, con contrato, contrato de planta, trabajo fijo, trabajo estable, estable, fijo, empleo fijo',
    says: 'planta, contrato indefinido',
    also: 'details:tiempo completo',
  },
  { typed: 'utilidades, ptu, reparto de utilidades', says: 'utilidades, ptu' },
  { typed: 'tips, tip, con propinas', says: 'propinas' },
  { typed: 'dinero de la gasolina, gasolina pagada, con gasolina, gas incluido', says: 'gasolina' },
];

/**
 * What job seekers in Mexico use one word for the other of, in groups of words and phrases. Every site has them;
 * a site's own groups take the place of those that share a word with them.
 */
const MEXICAN_SYNONYMS: readonly string[] = [
  'ayudante, auxiliar, chalán, copiloto, helper',
  'moto, motocicleta, motociclista, motorista, motorizado, motorepartidor, motomensajero, moto mensajero, motoboy, motoneta, scooter',
  'camioneta, van, panel',
  'bici, bicicleta, ciclista, ciclomensajero, cicla, bike, biker',
  'camión, torton, rabón',
  'auto, coche, carro, automóvil, sedán',
  'camioneta, pick up, pickup, troca',
  'cdmx, df, d.f., ciudad de méxico, distrito federal',
  'mty, monterrey',
  'gdl, guadalajara',
  'qro, querétaro',
  'slp, san luis potosí',
  'tj, tijuana',
  'cd juárez, ciudad juárez',
  'ags, aguascalientes',
  'gto, guanajuato',
  'jal, jalisco',
  'n.l., nl, nuevo león',
  'ver, veracruz',
  'coah, coahuila',
  'tamps, tamaulipas',
  'chih, chihuahua',
  'mich, michoacán',
  'gro, guerrero',
  'oax, oaxaca',
  'hgo, hidalgo',
  'yuc, yucatán',
  'q roo, qroo, quintana roo',
  'mor, morelos',
  'tab, tabasco',
  'dgo, durango',
  'nay, nayarit',
  'zac, zacatecas',
  'tlax, tlaxcala',
  'chis, chiapas',
  'neza, nezahualcóyotl',
  'medio tiempo, part time, tiempo parcial, media jornada, medio turno',
  'tiempo completo, full time, jornada completa',
  'temporal, eventual, por temporada, temporada alta, temporada navideña, temporada decembrina',
  'reparto, entrega, distribución',
  'imss, seguro social, seguridad social',
  'horas extras, horas extra, tiempo extra, overtime',
  'fondo de ahorro, caja de ahorro',
  'licencia, permiso de conducir',
  'gratis, gratuito, sin costo',
];

// `estado` is a stop word, so that the state would be all that is called México.
const PLACES: readonly WrittenMeaning[] = [
  {
    typed: 'estado de méxico, edomex, edo mex, edo de méxico, edo méx',
    says: 'place:estado de méxico',
    never: 'place:ciudad de méxico',
  },
  // Whoever means the south says so.
  {
    typed: 'baja california, baja california norte, b.c., bc',
    says: 'place:baja california',
    never: 'place:baja california sur',
  },
  { typed: 'baja california sur, b.c.s., bcs', says: 'place:baja california sur' },
  // Its stem is that of `pueblo`.
  { typed: 'puebla, pue', says: 'place:puebla, title:puebla' },
];

/**
 * Before a text: where it counts. `title` is the title; `place` company, category and place; `details` pay, schedule,
 * vehicle, licence, benefits and kind of employment. Without, all of a job does. A text that is bound to anything but
 * the title and common elsewhere costs the reading of many jobs' words, unless `also` has it unbound.
 */
const MEXICAN_MEANINGS: readonly WrittenMeaning[] = [
  ...DRIVING,
  ...TRADES,
  ...VEHICLES,
  ...SCHEDULES,
  ...PAY,
  ...REQUIREMENTS,
  ...PLACES,
  ...BRANDS,
];

/** What stands beside a word or phrase in searches. */
export interface Synonyms {
  /** Other words and phrases for a folded text; empty where there are none. */
  of(folded: string): readonly string[];
  /** The word or phrase of a group that a folded text is, itself or another form of it; undefined where it is none. */
  memberOf(folded: string): string | undefined;
  /** What jobs say for a folded text; undefined where that is no more than the text and its synonyms. */
  meaningOf(folded: string): Meaning | undefined;
  /** Whether the folded text is a phrase that is known. */
  has(folded: string): boolean;
  /** Words of the longest phrase. */
  readonly longest: number;
  /** Every single word that is known, with its accents. */
  readonly words: readonly string[];
}

type Group = ReadonlyMap<string, string>;

/** Groups are written by people; more of one would make searches slow. */
const MAX_MEMBERS = 12;

const meanings = parseMeanings(MEXICAN_MEANINGS);

const parsed = new LRUCache<string, Synonyms>({ max: 200 });

/**
 * Synonyms of a site: its own groups, each a line of words and phrases with commas between, over those that every
 * site has. A group that shares a word with one of the site's own steps aside for it.
 */
export function synonymsOf(ownGroups: readonly string[] = []): Synonyms {
  const key = JSON.stringify(ownGroups);
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const synonyms = parseSynonyms(ownGroups);
  parsed.set(key, synonyms);
  return synonyms;
}

function parseSynonyms(ownGroups: readonly string[]): Synonyms {
  const own = ownGroups.map(parseGroup);
  const isOwn = (folded: string) => own.some((group) => group.has(folded));
  const shipped = MEXICAN_SYNONYMS.map(parseGroup).filter(
    (group) => ![...group.keys()].some(isOwn),
  );
  const groups = [...own, ...shipped];
  const phrases = new Set(groups.flatMap((group) => [...group.keys()]));
  const longest = Math.max(1, ...[...phrases].map((phrase) => phrase.split(' ').length));
  const meaningOf = (folded: string) =>
    formsOf(folded).some(isOwn) ? undefined : meanings.of(folded);
  return {
    of: (folded) => othersIn(groups, folded),
    memberOf: (folded) => memberIn(groups, folded),
    meaningOf,
    has: (folded) => phrases.has(folded) || meaningOf(folded) !== undefined,
    longest: Math.max(longest, meanings.longest),
    words: [
      ...groups.flatMap((group) => [...group.values()].filter((text) => !text.includes(' '))),
      ...meanings.words,
    ],
  };
}

function parseGroup(line: string): Group {
  const members = line
    .split(',')
    .map((member) => toWords(member).join(' ').toLowerCase())
    .filter((member) => member !== '');
  return new Map(members.slice(0, MAX_MEMBERS).map((member) => [foldText(member), member]));
}

function othersIn(groups: readonly Group[], folded: string): readonly string[] {
  const form = formIn(groups, folded);
  if (form === undefined) return [];
  const others = groups.flatMap((group) =>
    group.has(form) ? [...group].filter(([member]) => member !== form) : [],
  );
  return [...new Map(others).values()];
}

function memberIn(groups: readonly Group[], folded: string): string | undefined {
  const form = formIn(groups, folded);
  return form && groups.map((group) => group.get(form)).find((member) => member !== undefined);
}

/** The form as typed first: `camiones` means what `camion` does, not what its other forms might. */
function formIn(groups: readonly Group[], folded: string): string | undefined {
  return formsOf(folded).find((form) => groups.some((group) => group.has(form)));
}

function formsOf(folded: string): readonly string[] {
  return folded.includes(' ') ? [folded] : baseForms(folded);
}
