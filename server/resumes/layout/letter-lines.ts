import { fold, type PlacedLine } from './sections.ts';

/** Lines above `PRESENTE` in which a letter says whom it is for. */
const ADDRESSEE_LINES = 4;

/** Own numbers, addresses and the day stand above the addressee, or in their place. */
const OWN = /@|(?:\d[\s().-]*){8}|\d\s+de\s+\p{L}{4,10}/u;

/** The lines of a letter without whom it is for. */
export function withoutAddressee(lines: readonly PlacedLine[]): PlacedLine[] {
  const end = lines.findIndex(({ text }) => fold(text).replaceAll(' ', '') === 'presente');
  const above = lines.slice(0, Math.max(end, 0)).filter(({ text }) => text !== '');
  const own = above.findLastIndex(({ text }) => OWN.test(text));
  const addressee = new Set(above.slice(own + 1).slice(-ADDRESSEE_LINES));
  return lines.filter((line) => !addressee.has(line));
}

const SIGN_OFF =
  /^(?:muy )?atentamente\b|^atte$|^(?:cordiales |un )?saludos?(?: cordial(?:es)?)?$|^(?:cordialmente|respetuosamente|sinceramente)$|^(?:best |kind )?regards$|^sincerely(?: yours)?$/;

/** `Atentamente`, `Saludos cordiales,`: what stands above the name that ends a letter. */
export function isSignOff(text: string): boolean {
  return SIGN_OFF.test(fold(text));
}
