import type { ReadField } from '#schemas/api/resumes.ts';
import { withColon } from '../layout/form-labels.ts';
import { joinBroken } from '../layout/join-wrapped.ts';
import { withoutOrnaments } from '../layout/ornaments.ts';
import { cleanLine, type ResumeLine } from '../layout/resume-line.ts';
import { fold, placeLines } from '../layout/sections.ts';
import { labelTables } from './form-tables.ts';
import { readCity } from './read-city.ts';
import { readContact } from './read-contact.ts';
import { readIdentity } from './read-identity.ts';
import { readLicence } from './read-licence.ts';
import { readName } from './read-name.ts';
import { readSchool } from './read-school.ts';
import { readWork } from './read-work.ts';
import { readYears } from './read-years.ts';

/** Everything that is read out of the lines of a CV, each field once at most. */
export function readFields(lines: readonly ResumeLine[]): ReadField[] {
  const labelled = labelTables(lines).map((line) => ({
    ...line,
    text: withColon(withoutOrnaments(cleanLine(line.text))),
  }));
  const placed = placeLines(joinBroken(labelled));
  const city = readCity(placed);
  const name = readName(placed);
  // A person is no employer, wherever a page puts the name.
  const withoutName = placed.filter(
    ({ text }) => name === undefined || fold(text) !== fold(name.value),
  );
  const found = [
    name,
    ...readContact(placed, name?.value ?? ''),
    city,
    ...readWork(withoutName, city?.value.split(',')[0]),
    ...readYears(placed),
    readLicence(placed),
    ...readSchool(placed),
    ...readIdentity(placed),
  ];
  return found.filter((field) => field !== undefined);
}
