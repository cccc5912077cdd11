import { readLabel } from '../layout/form-labels.ts';
import { isNoName, withoutPlace } from './no-name.ts';
import { isCompanyLike, isTitleLike } from './work-words.ts';

/** What a job is called and where it was; each undefined or empty where nothing says it. */
export interface NamedJob {
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  /** Whether words say which is which. */
  readonly isSure: boolean;
}

/** `1) `, `2.- ` */
const NUMBERED = /^\d{1,2}\s*[).]\s*(?:\p{Pd}\s*)?(?=\p{L})/u;
const SEPARATORS = [
  /\t+/,
  /\s+[\u2010-\u2015\u2212-]+\s+/,
  /\s*[|•·/]\s*/,
  /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u,
  /\s+(?:en|at|@)\s+(?=[\p{Lu}\d"«])/u,
];

/** Title and company in one line: a dash, a bar, a tab, `en`, brackets, or a comma that ends no company. */
export function splitParts(text: string): string[] {
  const labelled = text.replace(TITLE_LABEL, '').replace(COMPANY_LABEL, '');
  for (const separator of SEPARATORS) {
    const parts = labelled
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts.length === 2) return isOneTitle(parts, separator) ? [labelled] : parts;
    if (parts.length > 2)
      return separator.source.includes('en|at')
        ? [parts.slice(0, -1).join(' en '), parts.at(-1) ?? '']
        : titleAndNeighbour(parts);
  }
  return splitWords(labelled);
}

/** Of more than two cells the title, and the one beside it that is no address, number or sentence. */
function titleAndNeighbour(parts: readonly string[]): string[] {
  const names = parts.filter((part) => !isNoName(part));
  if (names.length <= 2) return names;
  const at = names.findIndex(isTitleLike);
  const title = names[at];
  if (title === undefined) return names.filter(isCompanyLike).slice(0, 1);
  const beside = [names[at - 1], names[at + 1]].filter((part) => part !== undefined);
  const company = beside.find(isCompanyLike) ?? beside[0];
  return company === undefined ? [title] : [title, company];
}

function splitWords(text: string): string[] {
  const [, outer = '', inner = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  if (isTitleLike(inner) && !isTitleLike(outer)) return [inner, outer];
  // Who writes without capitals writes companies so too.
  const small = text === text.toLowerCase() ? /^(.+?)\s+en\s+(.+)$/.exec(text) : null;
  if (small?.[1] && small[2] && isTitleLike(small[1])) return [small[1], small[2]];
  const [, place = '', role = ''] = /^(.+?)\s+como\s+(.+)$/i.exec(text) ?? [];
  const isRole = isTitleLike(role) && !isTitleLike(place) && !SENTENCE.test(text);
  if (isRole) return [role, place];
  const comma = /^(.*?),\s+(?!S\.|de C|SA\b)(.+)$/.exec(text);
  const parts = [comma?.[1], comma?.[2]].filter((part) => part !== undefined);
  return parts.length === 2 && !isOneTitle(parts) ? parts : [text];
}

/** `Chofer / Mensajero`; cells and what stands behind `en` are something else. */
function isOneTitle(parts: readonly string[], separator?: RegExp): boolean {
  const isParted = separator !== undefined && /\t|en\|at/.test(separator.source);
  return !isParted && parts.every((part) => isTitleLike(part) && !isCompanyLike(part));
}

/** Who works so has no employer. */
const OWN_ACCOUNT =
  /\b(?:por mi cuenta|(?:por )?cuenta propia|independiente|freelance|(?:mi )?negocio propio|autoempleo)\b/iu;

export function nameParts(texts: readonly string[]): NamedJob {
  const labelled = labelledParts(texts);
  if (labelled) return labelled;
  const parts = texts
    .map((text) => withoutPlace(withoutJobLabel(text)))
    .flatMap(splitParts)
    .map(trimPart)
    .filter((part) => part !== '' && !isNoName(part));
  const [first, second] = parts;
  const isOwn = texts.some((text) => OWN_ACCOUNT.test(text));
  if (isOwn) return { title: ownTitle(parts), isSure: true };
  if (first === undefined) return { isSure: false };
  if (second === undefined) {
    if (isMuddled(first)) return { isSure: false };
    return isTitleLike(first)
      ? { title: first, isSure: true }
      : { company: first, isSure: isCompanyLike(first) };
  }
  const lean = leanToTitle(first) - leanToTitle(second);
  return lean >= 0
    ? { title: first, company: second, isSure: lean > 0 }
    : { title: second, company: first, isSure: true };
}

/** `Último trabajo: chofer en Bimbo` */
function withoutJobLabel(text: string): string {
  const labelled = readLabel(text);
  return labelled?.kind === 'job' ? labelled.value : text;
}

function ownTitle(parts: readonly string[]): string | undefined {
  const title = parts.find(isTitleLike)?.replace(OWN_ACCOUNT, '');
  return title === undefined ? undefined : trimPart(title);
}

/** `Amazon México Asociada de almacén`: company and title without anything between them. */
function isMuddled(part: string): boolean {
  const words = part.split(' ');
  const at = words.findIndex((word) => isTitleLike(word));
  const isCapital = (word = '') => /^\p{Lu}/u.test(word);
  return (
    at > 0 && [words[at - 1], words[at]].every(isCapital) && words.slice(0, at).join('').length > 3
  );
}

function leanToTitle(part: string): number {
  return (isTitleLike(part) ? 2 : 0) - (isCompanyLike(part) ? 1 : 0);
}

const TITLE_LABEL =
  /^\s*(?:puesto|cargo|(?:job )?title|position)(?: (?:desempeñado|ocupado|actual))?\s*:\s*/iu;
const COMPANY_LABEL =
  /^\s*(?:nombre de la )?(?:empresa|compañ[ií]a|company(?: name)?|employer)\s*:\s*/iu;
/** `… Logística. Puesto: …`: labels of a form in one line. */
const NEXT_LABEL = /\t+|[.;,]\s+(?=\p{Lu}\p{Ll}+(?: \p{L}+){0,2}:)/u;

/** `Puesto: Chofer`, `Empresa: …`; where one of both has no label, it is the line without any. */
function labelledParts(texts: readonly string[]): NamedJob | undefined {
  const lines = texts.flatMap((text) => text.replaceAll(':\t', ': ').split(NEXT_LABEL));
  const unnamed = lines.find((line) => !line.includes(':')) ?? '';
  const title = valueAfter(TITLE_LABEL, lines);
  const company = valueAfter(COMPANY_LABEL, lines);
  if (title === undefined && company === undefined) return undefined;
  return {
    title: trimPart(title ?? unnamed),
    company: trimPart(company ?? unnamed),
    isSure: true,
  };
}

function valueAfter(label: RegExp, lines: readonly string[]): string | undefined {
  return lines.find((line) => label.test(line))?.replace(label, '');
}

/** What stands before a title in a sentence: `trabajé como operador`. */
const SENTENCE =
  /^(?:trabaj[eéo]|labor[eéo]|fui|soy|estuve|me desempeñ[eéo])\s+(?:(?:como|de|desempeñándome como)\s+)?/iu;

export function trimPart(part: string): string {
  return part
    .replace(NUMBERED, '')
    .replace(SENTENCE, '')
    .replace(/^[\s,;:|\p{Pd}]+|[\s,;:|\p{Pd}]+$|(?<=\p{Ll}{3})\.$/gu, '')
    .replace(/\s*\($/, '')
    .trim();
}
