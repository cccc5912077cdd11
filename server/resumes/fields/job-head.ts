import { jobLabelOf, readLabel } from '../layout/form-labels.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { splitParts } from './job-names.ts';
import { WISH } from './no-job.ts';
import { withoutPlace } from './no-name.ts';
import { type DateSpan, findSpan } from './read-dates.ts';
import { isTitleLike } from './work-words.ts';

export const BULLET = /^[•·▪●◦‣*\p{Pd}>✓➢]\s*/u;
/** Lines above the dates in which title and company stand. */
const HEAD_LINES = 2;
/** How far below its dates a form asks for title and company. */
const MAX_BELOW = 10;
/** Letters of a line that names a job. */
export const MAX_HEAD = 90;
/** How long a job lasted, as LinkedIn counts it. */
const DURATION =
  /^(?:(?:tiempo|duraci[oó]n|antig[uü]edad)\s*:?\s*)?\(?\d+\s+(?:años?|mes(?:es)?|yrs?|years?|mos?|months?)\b/iu;
/** How much of a day somebody worked, as LinkedIn says it beside how long. */
const HOURS =
  /^(?:tiempo completo|jornada (?:completa|parcial)|medi[ao] (?:tiempo|jornada)|full-time|part-time)\b/iu;
/** Trades of employers, as job boards say them below each. */
const SECTOR =
  /^(?:sector )?(?:(?:logistica|transportes?|construccion|manufactura|produccion|comercio|alimentos|bebidas|automotriz|telecomunicaciones|educacion|salud|turismo|hoteleria|restaurantes|servicios|distribucion|agricultura|mineria|energia|textil|consumo masivo|retail|autoservicio|gobierno)(?: (?:y|e) |$| ))+$/;
/** Duties are longer. */
export const MAX_TITLE_WORDS = 7;

/** Where the dates of a job, or how long it lasted, stand in a line. */
export type SpanPlace = Pick<DateSpan, 'start' | 'end'>;

export interface JobHead {
  readonly texts: readonly string[];
  readonly line: PlacedLine;
  /** Index of the last line that belongs to it. */
  readonly last: number;
}

/** `2 años`, `Tiempo: 8 meses` at the end of a line, in place of dates. */
const LASTED =
  /(?:^|(?<=[\s,(\p{Pd}]))\(?(?:(?:tiempo|duraci[oó]n|antig[uü]edad|periodo)\s*[:\t]\s*)?(?:(?:por|durante)\s+)?(?:\d{1,2}|una?|dos|tres|cuatro|cinco)\s+(?:años?|mes(?:es)?)(?:\s+y\s+(?:medio|\d{1,2}\s+mes(?:es)?))?\)?\.?$/iu;

/** How long a job lasted, where a line ends with it. */
export function findDuration(text: string): SpanPlace | undefined {
  const match = LASTED.exec(text);
  return match === null ? undefined : { start: match.index, end: text.length };
}

/** What stands beside the dates, else above them, else below. */
export function headOf(
  lines: readonly PlacedLine[],
  {
    index,
    span,
    taken,
  }: { readonly index: number; readonly span: SpanPlace; readonly taken: number },
): JobHead {
  const line = lines[index];
  if (line === undefined) throw new Error('A line of dates is no line.');
  const beside = besideDates(line.text, span);
  const above = linesAbove(lines, { index, taken });
  const besideParts = beside.map(withoutPlace).flatMap(splitParts).filter(Boolean);
  if (besideParts.length >= 2) return { texts: beside, line, last: index };
  if (above.length > 0) {
    const texts = [...above.map(({ text }) => text), ...beside];
    const needed = beside.length > 0 ? texts.slice(-2) : texts;
    return { texts: needed, line: above.at(-1) ?? line, last: index };
  }
  const under = linesBelow(lines, { index, atMost: HEAD_LINES - beside.length });
  const texts = [...beside, ...under.map(({ text }) => text)];
  return {
    texts,
    line: under[0] ?? line,
    last: Math.max(index, lines.indexOf(under.at(-1) ?? line)),
  };
}

function linesBelow(
  lines: readonly PlacedLine[],
  { index, atMost }: { readonly index: number; readonly atMost: number },
): PlacedLine[] {
  const below = lines.slice(index + 1, index + 1 + MAX_BELOW);
  const end = below.findIndex(({ text }) => !isBesides(text) && !isHeadLine(text));
  const under = end < 0 ? below : below.slice(0, end);
  return under.filter(({ text }) => !isBesides(text)).slice(0, atMost);
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
    if (isBesides(before.text)) continue;
    const isBullet = BULLET.test(before.text);
    if (isBullet ? !isBulletTitle(before.text) : !isHeadLine(before.text)) break;
    above.unshift({ ...before, text: before.text.replace(BULLET, '') });
    if (isBullet) break;
  }
  return above;
}

/** What is said of a job beside its title and its company. */
function isBesides(text: string): boolean {
  const kind = readLabel(text)?.kind;
  const isLength = kind === 'period' && findSpan(text) === undefined;
  if (isLength || kind === 'beside' || withoutPlace(text) === '') return true;
  const folded = fold(text);
  if (/^(?:horario|turno|zona|tel|cel)\b/.test(folded) || SECTOR.test(folded)) return true;
  return [DURATION, HOURS].some((pattern) => pattern.test(text));
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
    !WISH.test(fold(text)) &&
    !/[.;]$/.test(
      withoutPlace(text).replace(/\b(?:S\.?A\.?|C\.?V\.?|R\.?L\.?|Cía\.|Inc)\.?$/i, ''),
    ) &&
    findSpan(text) === undefined
  );
}

function besideDates(text: string, { start, end }: SpanPlace): string[] {
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
        jobLabelOf(part) === undefined &&
        !/^(?:fechas? de|de|del)$/i.test(part),
    );
}
