import type { ReadField, ResumeField } from '#schemas/api/resumes.ts';
import type { PlacedLine } from '../layout/sections.ts';

/** A field with the line that says it. */
export function foundField(
  field: ResumeField,
  value: string,
  { confidence, line }: { readonly confidence: number; readonly line: PlacedLine },
): ReadField {
  const { page, number, box } = line;
  return {
    field,
    value: value.slice(0, MAX_VALUE),
    confidence,
    source: { page, line: number, ...(box && { box: [...box] }) },
  };
}

const MAX_VALUE = 300;
