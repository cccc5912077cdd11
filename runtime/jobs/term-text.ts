import { TERM_VALUES, UNKNOWN_TERM, WEEKS_OF_MONTH } from '#schemas/api/constants.ts';
import type { FacetField, FacetValue } from '#schemas/api/jobs.ts';
import { withoutLegalForm } from '#schemas/text/company-name.ts';
import type { SayMessage } from '../context/page-context.ts';
import type { PageMessageKey } from '../messages/messages.ts';
import { countText } from './count-text.ts';

/** Pay a month is said in hundreds, rounded down: no more is promised than a week's pay comes to. */
const MONTH_STEP = 100;

/** What a value of a facet is called, on chips and in lists. */
export function facetText(field: FacetField, value: string, message: SayMessage): string {
  if (field === 'pay' && value !== UNKNOWN_TERM)
    return message('job-filter.pay-from', payParams(value));
  // The legal form takes lines of a narrow column and tells visitors nothing; the job's page has the whole name.
  if (field === 'company') return withoutLegalForm(value);
  const key = termKey(field, value);
  return key === undefined ? value : message(key);
}

/** Undefined for what needs no name, and for what has none. */
function termKey(field: FacetField, value: string): PageMessageKey | undefined {
  const key = <T extends PageMessageKey>(known: T | false) => known || undefined;
  switch (field) {
    case 'pay':
      return 'job-filter.pay-unknown';
    case 'shift': {
      const known = nameIn(TERM_VALUES.shift, value);
      return key(known !== undefined && `job-filter.shift-${known}`);
    }
    case 'days': {
      const known = nameIn(TERM_VALUES.days, value);
      return key(known !== undefined && `job-filter.days-${known}`);
    }
    case 'vehicle': {
      const known = nameIn(TERM_VALUES.vehicle, value);
      return key(known !== undefined && `job-filter.vehicle-${known}`);
    }
    case 'licence': {
      const known = nameIn(TERM_VALUES.licence, value);
      return key(known !== undefined && `job-filter.licence-${known}`);
    }
    case 'posted': {
      const known = TERM_VALUES.posted.find((name) => name === value);
      return key(known !== undefined && `job-filter.posted-${known}`);
    }
    default:
      return undefined;
  }
}

function nameIn<T extends string>(
  names: readonly T[],
  value: string,
): T | typeof UNKNOWN_TERM | undefined {
  return value === UNKNOWN_TERM ? UNKNOWN_TERM : names.find((name) => name === value);
}

/** A value of a facet with its number of jobs, as short as a select on a phone is narrow. */
export function optionText(
  field: FacetField,
  { value, count }: FacetValue,
  message: SayMessage,
): string {
  const found = countText(count);
  if (field === 'pay')
    return message('job-filter.pay-option', { ...payParams(value), count: found });
  return `${facetText(field, value, message)} (${found})`;
}

function payParams(value: string): { readonly week: string; readonly month: string } {
  const week = Number(value);
  const month = Math.floor((week * WEEKS_OF_MONTH) / MONTH_STEP) * MONTH_STEP;
  return { week: countText(week), month: countText(month) };
}
