import { type RawBuilder, sql } from 'kysely';
import { TEXT_FACETS, UNKNOWN_TERM } from '#schemas/api/constants.ts';
import type { FacetField, TextFacet } from '#schemas/api/jobs.ts';
import { COMPANY_FAMILY, familyOf } from '../../records/company-values.ts';
import { LISTED_FIELDS, TEXT_COLUMNS } from '../../records/job-values.ts';
import { isTownIn } from '../../records/town-values.ts';
import { maskOf, type StoredTerm } from '../../terms/term-bits.ts';
import { BETWEEN_VALUES } from '../../text/value-list.ts';
import type { Condition } from './matches-keyword.ts';
import type { AllowedValues } from './normalise-search.ts';
import { isPostedWithin } from './posted.ts';

/** Whole pesos a week that a filter may name. */
const PAY = /^\d{1,7}$/;

export function isTextFacet(field: FacetField): field is TextFacet {
  return TEXT_FACETS.some((known) => known === field);
}

function columnOf(field: TextFacet): RawBuilder<string | null> {
  if (field === 'city') return sql`city`;
  return field === 'company' ? COMPANY_FAMILY : TEXT_COLUMNS[field];
}

/** Whether a job has one of the values of a filter. */
export function isAllowed({ field, values }: AllowedValues, isInKeyword: boolean): Condition {
  if (isTextFacet(field)) {
    const column = columnOf(field);
    // An empty text behind a column keeps PostgreSQL off its index, all of whose jobs would be read for their words.
    const said = isInKeyword ? sql`${column} || ''` : column;
    if (field === 'city') return isTownIn(said, values);
    if (field === 'company') return sql`${said} = any(${values.map(familyOf)}::text[])`;
    return LISTED_FIELDS.has(field)
      ? sql`string_to_array(${column}, ${BETWEEN_VALUES}) && ${values}::text[]`
      : sql`${said} = any(${values}::text[])`;
  }
  if (field === 'posted') return anyOf(values.map(isPostedWithin));
  const unknown = values.includes(UNKNOWN_TERM) ? [isUnknown(field)] : [];
  return anyOf([...(field === 'pay' ? paysFrom(values) : saysOneOf(field, values)), ...unknown]);
}

function paysFrom(values: readonly string[]): readonly Condition[] {
  const least = leastPay(values);
  return least === undefined ? [] : [sql`pay_weekly >= ${least}`];
}

/** Of the amounts among the values of a filter. */
export function leastPay(values: readonly string[]): number | undefined {
  const amounts = values.filter((value) => PAY.test(value)).map(Number);
  return amounts.length === 0 ? undefined : Math.min(...amounts);
}

function saysOneOf(field: StoredTerm, values: readonly string[]): readonly Condition[] {
  const mask = maskOf(field, values);
  return mask === 0 ? [] : [sql`terms & ${mask}::bigint <> 0`];
}

function isUnknown(field: StoredTerm): Condition {
  return sql`terms & ${maskOf(field)}::bigint = 0`;
}

function anyOf(conditions: readonly Condition[]): Condition {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;
}
