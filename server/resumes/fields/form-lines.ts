import type { PlacedLine } from '../layout/sections.ts';

const LABEL_ALONE = /^(?:(?:nombre de la )?empresa|compañ[ií]a|puesto|cargo)\s*:?$/iu;
const PERIOD_START = /^(?:fecha de )?(?:inicio|ingreso|entrada|alta|desde)\s*[:\t]\s*(.+)$/iu;
const PERIOD_END = /^(?:fecha de )?(?:t[eé]rmino|salida|fin|egreso|baja|hasta)\s*[:\t]\s*(.+)$/iu;

/** A form's labels with what stands below them, and the first and the last day of a job in one line. */
export function joinFormLines(lines: readonly PlacedLine[]): PlacedLine[] {
  return joinPeriods(joinLabels(lines));
}

function joinLabels(lines: readonly PlacedLine[]): PlacedLine[] {
  const isLabel = (line: PlacedLine | undefined) => LABEL_ALONE.test(line?.text ?? '');
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (isLabel(line) && next !== undefined && !isLabel(next))
      return [{ ...next, text: `${line.text.replace(/\s*:$/, '')}: ${next.text}` }];
    return isLabel(lines[index - 1]) && !isLabel(line) ? [] : [line];
  });
}

function joinPeriods(lines: readonly PlacedLine[]): PlacedLine[] {
  return lines.flatMap((line, index) => {
    const isEnd = PERIOD_END.test(line.text) && PERIOD_START.test(lines[index - 1]?.text ?? '');
    if (isEnd) return [];
    const start = PERIOD_START.exec(line.text)?.[1];
    const end = PERIOD_END.exec(lines[index + 1]?.text ?? '')?.[1];
    return start && end ? [{ ...line, text: `${start} - ${end}` }] : [line];
  });
}
