import { cutAtLabels, jobLabelOf, readLabel } from './form-labels.ts';
import type { PlacedLine } from './sections.ts';

const PERIOD_START =
  /^(?:fecha de )?(?:inicio|ingreso|entrada|alta|desde|from|start(?: date)?)\s*[:\t]\s*(.+)$/iu;
const PERIOD_END =
  /^(?:fecha de )?(?:t[eé]rmino|salida|fin|egreso|baja|hasta|to|end(?: date)?)\s*[:\t]\s*(.+)$/iu;

/** One line for each label of a form with its value: those of one line apart, what stands below or beside a label behind it. */
export function joinFormLines(lines: readonly PlacedLine[]): PlacedLine[] {
  const cut = lines.flatMap((line) => cutAtLabels(line.text).map((text) => ({ ...line, text })));
  return joinPeriods(joinLabels(cut).map(withLabel));
}

/** `Puesto<tab>Chofer` */
function withLabel(line: PlacedLine): PlacedLine {
  const cells = line.text.split('\t');
  const [label = '', value = ''] = cells;
  const isRow = cells.length === 2 && !/:/.test(line.text) && jobLabelOf(label) !== undefined;
  return isRow ? { ...line, text: `${label}: ${value}` } : line;
}

function joinLabels(lines: readonly PlacedLine[]): PlacedLine[] {
  const isLabel = (line: PlacedLine | undefined) => line !== undefined && isLabelAlone(line.text);
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (isLabel(line)) {
      return next === undefined || isLabel(next) || readLabel(next.text)
        ? []
        : [{ ...next, text: `${line.text.replace(/\s*:$/, '')}: ${next.text}` }];
    }
    const isValue = isLabel(lines[index - 1]) && !readLabel(line.text);
    return isValue ? [] : [line];
  });
}

/** Short words such as `No.` and `Lugar` are labels beside others alone. */
function isLabelAlone(text: string): boolean {
  const kind = jobLabelOf(text.replace(/\s*:$/, ''));
  return kind !== undefined && kind !== 'start' && kind !== 'end';
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
