import { withoutCompaniesTwice } from './company-name.ts';
import { withoutTownsTwice } from './town-choice.ts';

/** Chosen values of a field without those that another one holds: of towns and companies several names may mean one. */
export function withoutTwice(field: string, chosen: readonly string[]): readonly string[] {
  if (field === 'city') return withoutTownsTwice(chosen);
  return field === 'company' ? withoutCompaniesTwice(chosen) : chosen;
}
