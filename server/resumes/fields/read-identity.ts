import type { ReadField, ResumeField } from '#schemas/api/resumes.ts';
import type { PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';

/** As people write them; what is one by its digits is judged where it is offered. */
const KEYS = [
  ['curp', /(?<![A-Z\d])[A-Z]{4}\d{6}[A-Z]{6}[A-Z\d]\d(?![A-Z\d])/g],
  ['rfc', /(?<![A-ZÑ&\d])[A-ZÑ&]{4}[ -]?\d{6}[ -]?[A-Z\d]{2}[A\d](?![A-Z\d])/g],
] as const satisfies readonly (readonly [ResumeField, RegExp])[];

/** A person's CURP and RFC, each where the CV says one alone. What they tell of birth and sex is not read. */
export function readIdentity(lines: readonly PlacedLine[]): ReadField[] {
  const own = lines.filter(({ section }) => section !== 'references' && section !== 'family');
  return KEYS.flatMap(([field, pattern]) => {
    const found = own.flatMap((line) =>
      Array.from(line.text.toUpperCase().matchAll(pattern), ([match]) =>
        foundField(field, match.replace(/[ -]/g, ''), { confidence: 0.95, line }),
      ),
    );
    const [first] = found;
    return first && found.every(({ value }) => value === first.value) ? [first] : [];
  });
}
