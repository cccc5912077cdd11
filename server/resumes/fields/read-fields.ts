import type { ReadField } from '#schemas/api/resumes.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { placeLines } from '../layout/sections.ts';
import { readCity } from './read-city.ts';
import { readContact } from './read-contact.ts';
import { readLicence } from './read-licence.ts';
import { readName } from './read-name.ts';
import { readSchool } from './read-school.ts';
import { readWork } from './read-work.ts';

/** Everything that is read out of the lines of a CV, each field once at most. */
export function readFields(lines: readonly ResumeLine[]): ReadField[] {
  const placed = placeLines(lines);
  const city = readCity(placed);
  const found = [
    readName(placed),
    ...readContact(placed),
    city,
    ...readWork(placed, city?.value.split(',')[0]),
    readLicence(placed),
    ...readSchool(placed),
  ];
  return found.filter((field) => field !== undefined);
}
