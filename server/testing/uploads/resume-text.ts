import type { ResumeField } from '#schemas/api/resumes.ts';
import { readFields } from '../../resumes/fields/read-fields.ts';
import { readTextFile } from '../../resumes/files/read-text.ts';

/** What a form may be filled in with: values above this confidence, as a rule. */
const SURE = 0.8;

/** Fields of a CV that is written as a text file has it. */
export function readResumeText(...lines: readonly string[]): Partial<Record<ResumeField, string>> {
  const fields = readFields(readTextFile(Buffer.from(lines.join('\n'))).lines);
  const sure = fields.filter(({ confidence }) => confidence >= SURE);
  return Object.fromEntries(sure.map(({ field, value }) => [field, value]));
}
