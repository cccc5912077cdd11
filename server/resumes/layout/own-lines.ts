import { fold, type PlacedLine, type SectionKind } from './sections.ts';

/** Where numbers, addresses and names of others stand: an employer's in the part for jobs. */
const OF_OTHERS: ReadonlySet<SectionKind> = new Set(['references', 'family', 'experience']);
/** A form's rows of one job begin so, and go on until the next part or until the person is named. */
const JOB_ROW = /^(?:nombre de (?:la )?empresa|empresa|compania|patron|razon social)\b/;
const PERSON_ROW = /^(?:mi )?(?:nombres?|apellidos?|datos personales|atentamente)\b/;

/** Lines that speak of the person, not of employers, family and references. */
export function ownLines(lines: readonly PlacedLine[]): PlacedLine[] {
  let isJob = false;
  return lines.filter(({ text, section }, index) => {
    const [label = ''] = text.split(/[:\t]/);
    const isLabelled = label !== text;
    if (section !== lines[index - 1]?.section || PERSON_ROW.test(fold(label))) isJob = false;
    if (isLabelled && JOB_ROW.test(fold(label))) isJob = true;
    return !isJob && !OF_OTHERS.has(section);
  });
}
