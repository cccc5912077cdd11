import type { ReadField } from '#schemas/api/resumes.ts';
import { findLicenceIssuer, licenceIssuers } from '#schemas/forms/types/licence-issuers.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';

const LICENCE = /\blicencias?\b/;
const DENIED = /\b(?:no (?:tengo|cuento)|sin|ningun[ao]?) (?:con )?(?:licencia)/;
const TYPE =
  /\b(?:licencia|tipo|categoria|clase|federal|estatal|manejo|conducir|chofer)s? (?:tipo |categoria |clase |es )?(?:de )?["']?([a-f]\d?)\b(?! la\b)/;
const WORDS = [
  ['chofer', /\blicencia (?:\w+ ){0,3}chofer\b|\bchofer\b.*\blicencia/],
  ['automovilista', /\blicencia (?:\w+ ){0,3}automovilista\b/],
  ['motociclista', /\blicencia (?:\w+ ){0,3}motociclista\b|\blicencia de moto\b/],
] as const;
/** `Chofer tipo C` has such a licence, without saying whose. */
const DRIVER_TYPE = /\b(?:chofer|operador|conductor)a? tipo ([a-f]\d?)\b/;
const FEDERAL = /\b(?:federal|sct|sict)\b/;

/** `federal B`, `CDMX A`, or the letter alone where nobody says who issued it. A federal one goes before a state's. */
export function readLicence(lines: readonly PlacedLine[]): ReadField | undefined {
  const found = lines
    .filter(({ section }) => section !== 'references' && section !== 'family')
    .flatMap(clausesOf)
    .flatMap(({ text, line }) => readClause(text, line));
  const named = found.find(({ value }) => value.startsWith('federal')) ?? found[0];
  return named ?? lines.flatMap(readDriver)[0];
}

function readDriver(line: PlacedLine): ReadField[] {
  const type = DRIVER_TYPE.exec(fold(line.text))?.[1];
  return type ? [foundField('licence', type.toUpperCase(), { confidence: 0.8, line })] : [];
}

interface Clause {
  readonly text: string;
  readonly line: PlacedLine;
}

/** Each licence of a line by itself. */
function clausesOf(line: PlacedLine): Clause[] {
  const folded = line.text.split(/[;\t]|,(?=\s*licencia)/i).map(fold);
  const parts =
    folded.length > 1 && !LICENCE.test(folded.slice(1).join(' ')) ? [folded.join(' ')] : folded;
  return parts.filter((text) => LICENCE.test(text)).map((text) => ({ text, line }));
}

function readClause(text: string, line: PlacedLine): ReadField[] {
  if (DENIED.test(text)) return [];
  const about = text.slice(text.search(LICENCE));
  const letter = TYPE.exec(about)?.[1]?.toUpperCase();
  const type = letter ?? WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  if (type === undefined) return [];
  const issuer = FEDERAL.test(text) ? 'federal' : stateIn(about);
  const value = issuer === undefined ? type : `${issuer} ${type}`;
  return [foundField('licence', value, { confidence: issuer === 'federal' ? 0.95 : 0.9, line })];
}

/** The state whose name stands in the clause, by its code. */
function stateIn(text: string): string | undefined {
  const named = licenceIssuers.filter(
    ({ code, name }) => code !== 'federal' && ` ${text} `.includes(` ${fold(name)} `),
  );
  const [longest] = named.sort((a, b) => b.name.length - a.name.length);
  return longest && findLicenceIssuer(longest.code)?.code;
}
