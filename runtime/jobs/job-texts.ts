import type { Job, JobPay } from '#schemas/api/jobs.ts';
import type { JobWords } from './job-words.ts';

/** `city, state, country` (spec section 2, "Job list card"); empty where none is known. */
export function placeText({
  city,
  state,
  country,
}: Pick<Job, 'city' | 'state' | 'country'>): string {
  return [city, state, country].filter((part) => part !== null && part !== '').join(', ');
}

/** The feed's own words, else the range, such as `$9,000 – $12,000 al mes`; empty without either. Nobody is paid nothing. */
export function payText(pay: JobPay | undefined, words: JobWords): string {
  if (pay === undefined) return '';
  if (pay.text !== undefined && pay.text !== '') return pay.text;
  const ends = [...new Set([pay.min ?? 0, pay.max ?? 0])].filter((end) => end > 0);
  if (ends.length === 0) return '';
  const currency = pay.currency === undefined || pay.currency === 'MXN' ? '' : ` ${pay.currency}`;
  const period = words[pay.period ?? ''] ?? '';
  return `${ends.map(amountText).join(' – ')}${currency} ${period}`.trimEnd();
}

/** Written by hand, since servers and phones do not agree on a locale's data. */
function amountText(amount: number): string {
  return `$${Math.round(amount)
    .toString()
    .replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
}

/** Where a job is, for scripts; a card that says how far that is needs no other distance. */
export function pointText(point: Job['point'] | undefined, distance = ''): string | undefined {
  return point && distance === '' ? `${point.latitude},${point.longitude}` : undefined;
}
