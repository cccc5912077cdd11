import { escapeRegExp, maxBy } from 'lodash-es';
import type { ReadField } from '#schemas/api/resumes.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { joinFormLines } from './form-lines.ts';
import { foundField } from './found-field.ts';
import { type NamedJob, nameParts, splitParts, trimPart } from './job-names.ts';
import { type DateSpan, findSpan } from './read-dates.ts';
import { isTitleLike } from './work-words.ts';

interface Job extends NamedJob {
  readonly span: DateSpan;
  readonly line: PlacedLine;
  /** Where title and company stand. */
  readonly headLine: PlacedLine;
}

const BULLET = /^[•·▪●◦‣*\p{Pd}>✓➢]\s*/u;
/** Lines above the dates in which title and company stand. */
const HEAD_LINES = 2;
/** Letters of a line that names a job, and of one with its dates and the form's labels. */
const MAX_HEAD = 90;
const MAX_DATED = 160;
/** How long a job lasted, as LinkedIn counts it. */
const DURATION =
  /^(?:(?:tiempo|duraci[oó]n|antig[uü]edad)\s*:?\s*)?\(?\d+\s+(?:años?|mes(?:es)?|yrs?|years?|mos?|months?)\b/iu;
/** Duties are longer. */
const MAX_TITLE_WORDS = 7;

/**
 * The newest job with its dates, and how many years of experience the CV speaks of.
 *
 * @param town where the person lives; it is no part of a company's name that it stands behind
 */
export function readWork(lines: readonly PlacedLine[], town: string | undefined): ReadField[] {
  const jobs = findJobs(lines);
  const last = maxBy(jobs, ({ span }) => `${span.to ?? '9999'} ${span.from}`);
  const fields = last === undefined ? undatedJob(lines) : jobFields(last);
  const atHome =
    town === undefined ? /(?!)/ : new RegExp(`,\\s*${escapeRegExp(town)}(?:,.*)?$`, 'iu');
  const named = fields.map((field) =>
    field.field === 'lastCompany' ? { ...field, value: field.value.replace(atHome, '') } : field,
  );
  return [...named, ...readYears(lines)];
}

/** The first of a list of jobs without dates, where it says `Repartidor en DiDi Food`. */
function undatedJob(lines: readonly PlacedLine[]): ReadField[] {
  for (const line of lines) {
    if (line.section !== 'experience' || findSpan(line.text) !== undefined) continue;
    const text = line.text.replace(BULLET, '').replace(/\s*\([^()]*\)$/, '');
    const [title, company, ...rest] = splitParts(text);
    if (title === undefined || company === undefined || rest.length > 0) continue;
    if (!isTitleLike(title) || title.split(' ').length > MAX_TITLE_WORDS) continue;
    const found = { confidence: 0.85, line };
    return [
      foundField('lastTitle', trimPart(title), found),
      foundField('lastCompany', trimPart(company), found),
    ];
  }
  return [];
}

function jobFields({ title, company, span, line, headLine, isSure }: Job): ReadField[] {
  const confidence = isSure ? 0.9 : 0.65;
  const dates = { confidence: 0.93, line };
  return [
    ...(title ? [foundField('lastTitle', title, { confidence, line: headLine })] : []),
    ...(company ? [foundField('lastCompany', company, { confidence, line: headLine })] : []),
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
  const joined = joinFormLines(searched);
  return joined.flatMap((line, index) => {
    const span = findSpan(line.text);
    if (span === undefined || !mayBeJob(line.text)) return [];
    const head = headOf(joined, { index, span, taken });
    taken = head.last;
    if (head.texts.length === 0) return [];
    return [{ ...nameParts(head.texts), span, line, headLine: head.line }];
  });
}

/** Duties with bullets name dates too, and so do sentences. */
function mayBeJob(text: string): boolean {
  if (/^sin experiencia/i.test(text)) return false;
  if (BULLET.test(text)) return text.length <= MAX_HEAD && isTitleLike(text);
  return text.length <= MAX_DATED;
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
  const above = linesAbove(lines, { index, taken });
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

/** Lines that may name the job whose dates stand below them. */
function linesAbove(
  lines: readonly PlacedLine[],
  { index, taken }: { readonly index: number; readonly taken: number },
): PlacedLine[] {
  const above: PlacedLine[] = [];
  for (let at = index - 1; at > taken && above.length < HEAD_LINES; at--) {
    const before = lines[at];
    if (before === undefined) break;
    const isBullet = BULLET.test(before.text);
    if (isBullet ? !isBulletTitle(before.text) : !isHeadLine(before.text)) break;
    above.unshift({ ...before, text: before.text.replace(BULLET, '') });
    if (isBullet) break;
  }
  return above;
}

/** A list of jobs whose titles have bullets, not the last duty of the job before. */
function isBulletTitle(text: string): boolean {
  const title = text.replace(BULLET, '');
  return isTitleLike(title) && !/[.;,]/.test(title) && title.split(' ').length <= MAX_TITLE_WORDS;
}

function isHeadLine(text: string): boolean {
  return (
    !BULLET.test(text) &&
    text.length <= MAX_HEAD &&
    /\p{L}{3}/u.test(text) &&
    !text.includes('@') &&
    !/[.;]$/.test(text.replace(/\b(?:S\.?A\.?|C\.?V\.?|R\.?L\.?|Cía\.|Inc)\.?$/i, '')) &&
    findSpan(text) === undefined
  );
}

function besideDates(text: string, { start, end }: DateSpan): string[] {
  return [text.slice(0, start), text.slice(end)]
    .map((part) =>
      part
        .replace(/^[\s()|,;:.\p{Pd}]+|[\s(|,;:\p{Pd}]+$/gu, '')
        .replace(/^\)+|\($/g, '')
        .trim(),
    )
    .map((part) => part.replace(BULLET, ''))
    .filter(
      (part) =>
        /\p{L}{2}/u.test(part) &&
        !DURATION.test(part) &&
        !/^(?:periodo|fechas?|de|del|desde)$/i.test(part),
    );
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
