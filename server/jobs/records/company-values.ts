import { sql } from 'kysely';
import { groupBy, sumBy } from 'lodash-es';
import { LRUCache } from 'lru-cache';
import { companyFamily } from '#schemas/text/company-name.ts';
import type { JobValue } from './town-values.ts';

/** The family of a job's company, as an index has it. */
export const COMPANY_FAMILY = sql<string | null>`company_family(company)`;

const families = new LRUCache<string, string>({ max: 20_000 });

export function familyOf(company: string): string {
  const known = families.get(company) ?? companyFamily(company);
  families.set(company, known);
  return known;
}

/**
 * Companies in one spelling each, with the jobs of all: the one that is chosen, so that its filter is among the values,
 * otherwise the one with most jobs.
 */
export function nameCompanies(
  companies: readonly JobValue[],
  chosen: readonly string[],
): readonly JobValue[] {
  return Object.entries(groupBy(companies, ({ value }) => familyOf(value))).map(([family, all]) => {
    const value = chosen.find((name) => familyOf(name) === family) ?? mostCommon(all);
    return { value, count: sumBy(all, 'count') };
  });
}

/** Of spellings with as many jobs the first, so that whoever counts answers the same. */
function mostCommon(spellings: readonly JobValue[]): string {
  const most = Math.max(...spellings.map(({ count }) => count));
  const [first = ''] = spellings
    .flatMap(({ value, count }) => (count === most ? [value] : []))
    .sort();
  return first;
}
