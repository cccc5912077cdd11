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
    if (parts.length === 2) return parts;
    if (parts.length > 2)
      return separator.source.includes('en|at')
        ? [parts.slice(0, -1).join(' en '), parts.at(-1) ?? '']
        : parts.slice(0, 2);
  }
  return splitWords(labelled);
}

function splitWords(text: string): string[] {
  const [, outer = '', inner = ''] = /^([^()]+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  if (isTitleLike(inner) && !isTitleLike(outer)) return [inner, outer];
  // Who writes without capitals writes companies so too.
  const small = text === text.toLowerCase() ? /^(.+?)\s+en\s+(.+)$/.exec(text) : null;
  if (small?.[1] && small[2] && isTitleLike(small[1])) return [small[1], small[2]];
  const comma = /^(.*?),\s+(?!S\.|de C|SA\b)(.+)$/.exec(text);
  return comma?.[1] && comma[2] ? [comma[1], comma[2]] : [text];
}

export function nameParts(texts: readonly string[]): NamedJob {
  const labelled = labelledParts(texts);
  if (labelled) return labelled;
  const parts = texts
    .flatMap(splitParts)
    .map(trimPart)
    .filter((part) => part !== '');
  const [first, second] = parts;
  if (first === undefined) return { isSure: false };
  if (second === undefined) {
    const isTitle = isTitleLike(first);
    return isTitle
      ? { title: first, isSure: true }
      : { company: first, isSure: isCompanyLike(first) };
  }
  const lean = leanToTitle(first) - leanToTitle(second);
  return lean >= 0
    ? { title: first, company: second, isSure: lean > 0 }
    : { title: second, company: first, isSure: true };
}

function leanToTitle(part: string): number {
  return (isTitleLike(part) ? 2 : 0) - (isCompanyLike(part) ? 1 : 0);
}

const TITLE_LABEL = /^\s*(?:puesto|cargo)(?: (?:desempeñado|ocupado|actual))?\s*:\s*/iu;
const COMPANY_LABEL = /^\s*(?:nombre de la )?(?:empresa|compañ[ií]a)\s*:\s*/iu;
/** `… Logística. Puesto: …`: labels of a form in one line. */
const NEXT_LABEL = /\t+|[.;,]\s+(?=\p{Lu}\p{Ll}+(?: \p{L}+){0,2}:)/u;

/** `Puesto: Chofer`, `Empresa: …`; where one of both has no label, it is the line without any. */
function labelledParts(texts: readonly string[]): NamedJob | undefined {
  const lines = texts.flatMap((text) => text.split(NEXT_LABEL));
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
