import { maxBy } from 'lodash-es';
import type { ReadField } from '#schemas/api/resumes.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { type DateSpan, findSpan } from './read-dates.ts';
import { isCompanyLike, isTitleLike } from './work-words.ts';

interface Job {
  readonly title?: string | undefined;
  readonly company?: string | undefined;
  readonly span: DateSpan;
  readonly line: PlacedLine;
  /** Where title and company stand. */
  readonly headLine: PlacedLine;
  /** Whether words say which is which. */
  readonly isSure: boolean;
}

const BULLET = /^[•·▪●◦‣*\p{Pd}>✓➢]\s*/u;
/** Lines above the dates in which title and company stand. */
const HEAD_LINES = 2;

/** The newest job with its dates, and how many years of experience the CV speaks of. */
export function readWork(lines: readonly PlacedLine[]): ReadField[] {
  const jobs = findJobs(lines);
  const last = maxBy(jobs, ({ span }) => `${span.to ?? '9999'} ${span.from}`);
  return [...(last === undefined ? [] : jobFields(last)), ...readYears(lines)];
}

function jobFields({ title, company, span, line, headLine, isSure }: Job): ReadField[] {
  const confidence = isSure ? 0.9 : 0.65;
  const dates = { confidence: 0.93, line };
  return [
    ...(title === undefined
      ? []
      : [foundField('lastTitle', title, { confidence, line: headLine })]),
    ...(company === undefined
      ? []
      : [foundField('lastCompany', company, { confidence, line: headLine })]),
    foundField('lastFrom', span.from, dates),
    ...(span.to === null ? [] : [foundField('lastTo', span.to, dates)]),
  ];
}

/** Jobs by their dates. Where the CV has a part for them, nothing outside of it is one. */
function findJobs(lines: readonly PlacedLine[]): Job[] {
  const inSection = lines.filter(({ section }) => section === 'experience');
  const searched =
    inSection.length > 0
      ? inSection
      : lines.filter(
          ({ section }) => section === 'head' || section === 'contact' || section === 'summary',
        );
  let taken = -1;
  return searched.flatMap((line, index) => {
    const span = findSpan(line.text);
    if (span === undefined || BULLET.test(line.text)) return [];
    const head = headOf(searched, { index, span, taken });
    taken = head.last;
    if (head.texts.length === 0) return [];
    return [{ ...nameParts(head.texts), span, line, headLine: head.line }];
  });
}

interface JobHead {
  readonly texts: readonly string[];
  readonly line: PlacedLine;
  /** Index of the last line that belongs to it. */
  readonly last: number;
}

/** What stands beside the dates, else above them, else below. */
function headOf(
  lines: readonly PlacedLine[],
  {
    index,
    span,
    taken,
  }: { readonly index: number; readonly span: DateSpan; readonly taken: number },
): JobHead {
  const line = lines[index];
  if (line === undefined) throw new Error('A line of dates is no line.');
  const beside = besideDates(line.text, span);
  const above: PlacedLine[] = [];
  for (let at = index - 1; at > taken && above.length < HEAD_LINES; at--) {
    const before = lines[at];
    if (before === undefined || !isHeadLine(before.text)) break;
    above.unshift(before);
  }
  const besideParts = beside.flatMap(splitParts);
  if (besideParts.length >= 2) return { texts: beside, line, last: index };
  if (above.length > 0) {
    const texts = [...above.map(({ text }) => text), ...beside];
    const needed = beside.length > 0 ? texts.slice(-2) : texts;
    return { texts: needed, line: above.at(-1) ?? line, last: index };
  }
  const below = lines.slice(index + 1, index + 1 + HEAD_LINES - beside.length);
  const end = below.findIndex(({ text }) => !isHeadLine(text) || findSpan(text) !== undefined);
  const under = end < 0 ? below : below.slice(0, end);
  const texts = [...beside, ...under.map(({ text }) => text)];
  return { texts, line: under[0] ?? line, last: index + under.length };
}

function isHeadLine(text: string): boolean {
  return (
    !BULLET.test(text) &&
    text.length <= 90 &&
    !/[.;]$/.test(text.replace(/\b(?:S\.?A\.?|C\.?V\.?|R\.?L\.?|Cía\.|Inc)\.?$/i, '')) &&
    findSpan(text) === undefined
  );
}

function besideDates(text: string, { start, end }: DateSpan): string[] {
  return [text.slice(0, start), text.slice(end)]
    .map((part) =>
      part
        .replace(/^[\s()|,;:\p{Pd}]+|[\s(|,;:\p{Pd}]+$/gu, '')
        .replace(/^\)+|\($/g, '')
        .trim(),
    )
    .filter((part) => /\p{L}{2}/u.test(part) && !/^(?:periodo|fechas?|de|del|desde)$/i.test(part));
}

/** Title and company in one line: a dash, a bar, a tab, `en`, or a comma that ends no company. */
function splitParts(text: string): string[] {
  const labelled = text.replace(/^(?:empresa|puesto|cargo|compañ[ií]a)\s*:\s*/i, '');
  for (const separator of [
    /\t+/,
    /\s+[\u2010-\u2015\u2212-]+\s+/,
    /\s*[|•·/]\s*/,
    /\s+(?:en|at|@)\s+(?=[\p{Lu}\d"«])/u,
  ]) {
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
  const comma = /^(.*?),\s+(?!S\.|de C|SA\b)(.+)$/.exec(labelled);
  return comma?.[1] && comma[2] ? [comma[1], comma[2]] : [labelled];
}

function nameParts(texts: readonly string[]): Pick<Job, 'title' | 'company' | 'isSure'> {
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

/** `Puesto: Chofer`, `Empresa: …` */
function labelledParts(
  texts: readonly string[],
): Pick<Job, 'title' | 'company' | 'isSure'> | undefined {
  const text = texts.join('\n');
  const title = /(?:^|\n|\t)\s*(?:puesto|cargo)\s*:\s*([^\n\t]+)/i.exec(text)?.[1];
  const company = /(?:^|\n|\t)\s*(?:empresa|compañ[ií]a)\s*:\s*([^\n\t]+)/i.exec(text)?.[1];
  if (title === undefined && company === undefined) return undefined;
  return {
    ...(title !== undefined && { title: trimPart(title) }),
    ...(company !== undefined && { company: trimPart(company) }),
    isSure: true,
  };
}

function trimPart(part: string): string {
  return part
    .replace(/^[\s,;:|\p{Pd}]+|[\s,;:|\p{Pd}]+$/gu, '')
    .replace(/\s*\($/, '')
    .trim();
}

const YEARS =
  /\b(\d{1,2})\s+anos\s+(?:de\s+)?(?:experiencia|manejando|como\s+(?:chofer|conductor|repartidor))/;

function readYears(lines: readonly PlacedLine[]): ReadField[] {
  const line = lines.find(({ text }) => YEARS.test(fold(text)));
  const years = YEARS.exec(fold(line?.text ?? ''))?.[1];
  return line && years
    ? [foundField('experienceYears', String(Number(years)), { confidence: 0.9, line })]
    : [];
}
