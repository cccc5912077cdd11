import { SHORT_NAMES } from '../../../places/fold-name.ts';
import { townOfPostalCode } from '../../../places/postal-codes.ts';
import { MAX_BARE_AMOUNT } from '../words/pay-amount.ts';

/** How people shorten what jobs write out, each with what it stands for. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  ...Object.entries(SHORT_NAMES).map(([short, full]): readonly [RegExp, string] => [
    new RegExp(`(?<!\\p{L})${short}(?:\\. ?| )(?=\\p{L})`, 'giu'),
    `${full} `,
  ]),
  [/(?<![\p{L}\p{N}])l(?: ?[-–] ?| a )v(?![\p{L}\p{N}])/giu, 'lunes a viernes'],
  [/(?<![\p{L}\p{N}])l(?: ?[-–] ?| a )s(?![\p{L}\p{N}])/giu, 'lunes a sábado'],
  [/(?<![\p{N}.,])(\d{1,2}(?:\.\d)?) ?t(?![\p{L}\p{N}])/giu, '$1 ton'],
];

/** The country of the site narrows nothing; 'Estado de México' and 'Ciudad de México' are no country. */
const COUNTRY = /, ?(?:m[eé]xico|mex|mx)\.?$/iu;
const KILOS = /(?<![\p{N}.,])(\d{1,2}),?(\d)00 ?(?:kg|kgs|kilos)(?![\p{L}\p{N}])/giu;
const NAMED_CODE = /(?<!\p{L})(?:c\.? ?p\.?|código postal|codigo postal):? ?(\d{5})(?!\d)/giu;
const CODE_ALONE = /^\d{5}$/;

/** A search text with what is short in it written out as jobs do: places, days, loads and postal codes. */
export function writtenOut(text: string): string {
  const local = text.replace(COUNTRY, '');
  const placed = local.replace(
    NAMED_CODE,
    (whole, code: string) => townOfPostalCode(code) ?? whole,
  );
  const loads = placed.replace(KILOS, (_, tons: string, tenth: string) =>
    tenth === '0' ? `${tons} ton` : `${tons}.${tenth} ton`,
  );
  return SHORT.reduce((written, [short, full]) => written.replace(short, full), loads);
}

/**
 * The town of a text that is a postal code and nothing else. References of jobs look the same, and come first. Round amounts
 * below the pay of any job may be meant as pay.
 */
export function townOfCode(text: string): string | undefined {
  const isRound = Number(text) % 500 === 0 && Number(text) <= MAX_BARE_AMOUNT;
  const isCode = CODE_ALONE.test(text) && (text.startsWith('0') || !isRound);
  return isCode ? townOfPostalCode(text) : undefined;
}
