import type { ImportWarning, ImportWarningCode } from '#schemas/api/job-imports.ts';
import { cutUnits, toLine } from '../text/plain-text.ts';
import type { RawJob } from './feed-item.ts';

/** Tells that an element of a job was not taken in as it is, with the value that was not. */
export type Warn = (code: ImportWarningCode, element: string, value?: string) => void;

/** Of texts that may be the same. */
const MAX_COMPARED = 100;
/** Enough to recognise a value in a report. */
const MAX_REPORTED_VALUE = 80;

/** What is wrong, then what to do. `element` has its angle brackets, `value` its quotes. */
const REASONS: Readonly<Record<ImportWarningCode, (element: string, value: string) => string>> = {
  'title-missing': (element) =>
    `It has no ${element}, and its page says so in place of one. Give it one.`,
  'company-missing': (element) =>
    `It has no ${element}, so people do not see whom they would work for. Name it.`,
  'text-missing': (element) =>
    `Its ${element} holds no text, so its page says nothing of the work and search engines leave it out.`,
  'text-cut': (element) => `Its ${element} was too long, and its end was left out. Shorten it.`,
  'text-hidden': (element) =>
    `Its ${element} holds words that no reader sees where they come from (display:none), and they were left out.`,
  'text-damaged': (element, value) =>
    `Its ${element} holds the sign \ufffd where letters were lost before the feed was made: ${value}. Mend it there.`,
  'place-unknown': (element, value) =>
    `Its ${element} ${value} is no place that is known, so the job is on no map and in no search around a place.`,
  'value-left-out': (element, value) =>
    `Only the first value of its ${element} counts; left out: ${value}. ${element === '<city>' ? 'Send a job for each.' : 'Send one.'}`,
  'date-unreadable': (element, value) =>
    `Its ${element} ${value} is no day that can be: its page names none, and the job stands behind those of the last month. Write 2026-11-20.`,
  'expiry-unreadable': (element, value) =>
    `Its ${element} ${value} cannot be read, so the job stays open. Write 2026-11-20.`,
  'status-unknown': (element, value) =>
    `Its ${element} ${value} is not known, so the job is open. Write "open" or "closed".`,
  'pay-unreadable': (element, value) =>
    `Its ${element} ${value} cannot be read and was left out. Write 12500.50, or MXN for a currency.`,
  'pay-period-unknown': (element, value) =>
    `The period of its pay, ${element} ${value}, is not known, so nobody sees what the amount is for. Write hour, day, week, fortnight or month.`,
  'apply-address-refused': (element, value) =>
    `Its ${element} ${value} is no web address without a password, and was left out. Write a whole one, beginning with https.`,
  'apply-address-missing': (element) =>
    `It has no ${element}: people apply by the form of the site, and not at all where it has none.`,
  'phone-unreadable': (element, value) =>
    `Its ${element} ${value} is no number that can be called, and was left out. Write ten digits, such as 81 1234 5678.`,
  'form-refused': (element, value) => `Its ${element} ${value} can be no form, and was left out.`,
  'closing-held-back': (element) =>
    `The feed holds jobs without ${element}, which cannot be told from those it lacks, so no job was closed for being missing.`,
};

/** Of which one is read. */
const SINGLE = [
  ...([
    'title',
    'company',
    'description',
    'jobposting',
    'responsibilities',
    'qualifications',
  ] as const),
  ...(['skills', 'experience', 'salary', 'vehicle', 'licence', 'phone'] as const),
] as const;
/** What a system leaves of a letter that it could not read. */
const LOST = '\ufffd';
/** Before and behind a lost letter. */
const AROUND = 20;

/** Tells letters that are gone and texts that stand beside the first. */
export function tellDamage({ fields, others }: RawJob, warn: Warn): void {
  for (const name of SINGLE) {
    const text = fields[name] ?? '';
    const at = text.indexOf(LOST);
    if (at >= 0) warn('text-damaged', name, text.slice(Math.max(0, at - AROUND), at + AROUND));
    const first = toLine(text, MAX_COMPARED);
    const more = (others[name] ?? []).filter((other) => cutUnits(other, MAX_COMPARED) !== first);
    if (more.length > 0) warn('value-left-out', name, more.join(', '));
  }
}

export function toImportWarning(
  { line, referenceNumber }: Pick<ImportWarning, 'line' | 'referenceNumber'>,
  ...[code, element, value = '']: Parameters<Warn>
): ImportWarning {
  const reason = REASONS[code](`<${element}>`, quote(value));
  return { line, referenceNumber, code, reason };
}

function quote(value: string): string {
  const text = value.replace(/\s+/g, ' ').trim();
  const isLong = text.length > MAX_REPORTED_VALUE;
  return `"${isLong ? `${text.slice(0, MAX_REPORTED_VALUE)}…` : text}"`;
}
