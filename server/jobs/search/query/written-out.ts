import { SHORT_NAMES } from '../../../places/fold-name.ts';
import { townOfPostalCode } from '../../../places/postal-codes.ts';
import { MAX_BARE_AMOUNT } from '../words/pay-amount.ts';

/** How people shorten what jobs write out, each with what it stands for. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(SHORT_NAMES).map(([short, full]): readonly [RegExp, string] => [
    new RegExp(`(?<!\\p{L})${short}(?:\\. ?| )(?=\\p{L})`, 'giu'),
    `${full} `,
  ]),
  // With their point: without it they are words, or may be.
  [/(?<=^|, ?| en )sin\.$/giu, 'Sinaloa'],
  [/(?<=^|, ?| en )son\.$/giu, 'Sonora'],
  [/(?<=^|, ?| en )col\.$/giu, 'Colima'],
  [/(?<!\p{L})edo\.? ?(?:de )?m[eé]x(?![\p{L}])\.?/giu, 'Estado de México'],
  [/(?<![\p{N}.,])(\d{1,2}) ?(?:1\/2|½)(?= ?t)/giu, '$1.5'],
  [/(?<![\p{N}.,])(\d{1,2}(?:\.\d)?) ?t(?![\p{L}\p{N}])/giu, '$1 ton'],
];

/** Days of the week as schedules begin with them; single letters where they can be no other day. */
const DAYS: readonly (readonly [string, string])[] = [
  ['l|lu|lun|lunes', 'lunes'],
  ['ma|mar|martes', 'martes'],
  ['mi|mie|mié|mier|miér|miercoles|miércoles', 'miércoles'],
  ['j|ju|jue|jueves', 'jueves'],
  ['v|vi|vie|vier|viernes', 'viernes'],
  ['s|sa|sá|sab|sáb|sabado|sábado', 'sábado'],
  ['d|do|dom|domingo', 'domingo'],
];
const DAY = DAYS.map(([forms]) => forms).join('|');
/** 'L-V', 'lun a vie', 'Lu/Do' */
const DAYS_FROM_TO = new RegExp(
  `(?<![\\p{L}\\p{N}])(${DAY})\\.?(?: ?[-–—/] ?| al? )(${DAY})(?![\\p{L}\\p{N}])`,
  'giu',
);

/**
 * The country of the site narrows nothing: behind a place as the jobs' own cards have it, and by itself. 'Estado de México' and
 * 'Ciudad de México' are no country.
 */
const COUNTRY =
  /(?:^|[\s,(–—-]+)(?<!(?:^|[\s(,])(?:de|del|edo\.?|estado|ciudad|cd\.?|nuevo) )(?:en )?(?:toda? )?(?:la )?(?:rep[uú]blica mexicana|m[eé]xico|mex|mx)[\s.,)]*$/iu;
const KILOS = /(?<![\p{N}.,])(\d{1,2})[,.]?(\d)00 ?(?:kg|kgs|kilos)(?![\p{L}\p{N}])/giu;
const NAMED_CODE = /(?<!\p{L})(?:c\.? ?p\.?|código postal|codigo postal):? ?(\d{5})(?!\d)/giu;
/** The only one of a text, at either end of it. */
const CODE = /^\d{5}(?= |$)|(?<= )\d{5}$/;

/** A search text with what is short in it written out as jobs do: places, days, loads and postal codes. */
export function writtenOut(text: string): string {
  const local = text.replace(COUNTRY, '').replace(DAYS_FROM_TO, toDays);
  const placed = local.replace(
    NAMED_CODE,
    (whole, code: string) => townOfPostalCode(code) ?? whole,
  );
  const loads = placed.replace(KILOS, (_, tons: string, tenth: string) =>
    tenth === '0' ? `${tons} ton` : `${tons}.${tenth} ton`,
  );
  return SHORT.reduce((written, [short, full]) => written.replace(short, full), loads);
}

function toDays(_: string, first: string, last: string): string {
  return `${dayOf(first)} a ${dayOf(last)}`;
}

function dayOf(short: string): string {
  const isOne = ([forms]: readonly [string, string]) =>
    forms.split('|').includes(short.toLowerCase());
  return DAYS.find(isOne)?.[1] ?? short;
}

/**
 * A text with the town in place of a postal code that it begins or ends with; undefined where there is none. References of
 * jobs look the same, and come first. Round amounts below the pay of any job may be meant as pay.
 */
export function withTownOfCode(text: string): string | undefined {
  const code = CODE.exec(text)?.[0];
  if (code === undefined) return undefined;
  const isRound = Number(code) % 500 === 0 && Number(code) <= MAX_BARE_AMOUNT;
  const town = code.startsWith('0') || !isRound ? townOfPostalCode(code) : undefined;
  return town && text.replace(code, town);
}
