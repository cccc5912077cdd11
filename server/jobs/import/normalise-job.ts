import { createHash } from 'node:crypto';
import { uniqBy } from 'lodash-es';
import type { Sanitise } from '#runtime/entry-server.tsx';
import type { ImportWarning, SkippedJob } from '#schemas/api/job-imports.ts';
import type { JobDetails } from '#schemas/api/jobs.ts';
import { isId } from '#schemas/text/id-text.ts';
import { parsePhoneNumber } from '#schemas/text/phone-number.ts';
import { unseenTags } from '#schemas/text/unseen-text.ts';
import { foldName } from '../../places/fold-name.ts';
import { zoneOf } from '../../places/mexican-zones.ts';
import { type TermColumns, toTermColumns } from '../terms/job-terms.ts';
import { calmName } from '../text/calm-name.ts';
import { toEmploymentTypes } from '../text/employment-type.ts';
import { readStatus } from '../text/job-status.ts';
import { cutUnits, toLine, toLines } from '../text/plain-text.ts';
import { BETWEEN_VALUES, readValues } from '../text/value-list.ts';
import { toWebAddress, UNSEEN } from '../text/web-address.ts';
import { descriptionHtml, wholeLinks } from './description-html.ts';
import { toLicence, toSchedule } from './detail-lines.ts';
import type { FeedTextField, RawJob } from './feed-item.ts';
import { toDates, toPostedAt } from './job-dates.ts';
import { toJobPay } from './job-pay.ts';
import { type JobPlace, type PlaceFinder, toJobPlace } from './job-place.ts';
import { type JobSlug, mintJobSlug } from './job-slug.ts';
import { tellDamage, toImportWarning, type Warn } from './job-warnings.ts';

/** Limits in UTF-16 units: what a page can show and an index can hold. */
const MAX_REFERENCE = 200;
const MAX_TITLE = 300;
const MAX_NAME = 200;
const MAX_TEXT = 16 * 1024;
const MAX_HTML = 64 * 1024;
/** Of one field. */
const MAX_VALUES = 8;

/** Stands for what a job says that is only named to be closed: its stored contents stay. */
export const CLOSES_ONLY = 'closes';

/** A job as it is stored, by the names of the columns. */
export interface NormalisedJob extends JobPlace, JobSlug, TermColumns {
  readonly reference_number: string;
  readonly status: 'open' | 'closed';
  readonly title: string | null;
  readonly company: string | null;
  readonly logo_name: string | null;
  readonly employment_type: string | null;
  readonly category: string | null;
  readonly description: string;
  readonly job_posting: string;
  readonly responsibilities: string | null;
  readonly qualifications: string | null;
  readonly skills: string | null;
  readonly experience: string | null;
  readonly details: JobDetails;
  /** RFC 3339; null where the feed gives none that can be: the stored one stays, a new job starts now. */
  readonly start_date: string | null;
  readonly expires_at: string | null;
  readonly checksum: string;
}

export interface NormaliseContext {
  readonly agencyId: string;
  readonly clientId: string;
  readonly gazetteer: PlaceFinder;
  readonly sanitise: Sanitise;
  readonly now: Date;
}

export type NormalisedItem =
  | {
      readonly kind: 'job';
      readonly job: NormalisedJob;
      readonly warnings: readonly ImportWarning[];
    }
  | { readonly kind: 'skipped'; readonly skipped: SkippedJob };

/** Cleans, bounds and completes a job of the feed. */
export function normaliseJob(raw: RawJob, context: NormaliseContext): NormalisedItem {
  const reference = toReference(raw);
  if (reference === null) return skip(raw, null, 'reference-missing');
  if (reference.length > MAX_REFERENCE) return skip(raw, reference, 'text-too-large');
  const warnings: ImportWarning[] = [];
  const warn: Warn = (...warning) =>
    warnings.push(toImportWarning({ line: raw.line, referenceNumber: reference }, ...warning));
  tellDamage(raw, warn);
  const values = {
    ...toTexts(raw, warn),
    ...toJobPlace(raw, context.gazetteer, warn),
    ...toHtml(raw, context, warn),
  };
  const dates = toDates(raw, { now: context.now, zone: zoneOf(values) }, warn);
  const details = toDetails(raw, { ...dates, ...values }, warn);
  const status = toStatus(raw, dates.expires_at, context.now, warn);
  const { agencyId, clientId } = context;
  const { title, city } = values;
  const isNamedOnly = title === null || (values.description === '' && values.job_posting === '');
  const closesOnly = isNamedOnly && isClosing(raw);
  return {
    kind: 'job',
    warnings: status === 'open' ? warnings : [],
    job: {
      ...values,
      ...dates,
      details,
      ...toTermColumns({ ...values, details }),
      reference_number: reference,
      ...mintJobSlug({ title, city, agencyId, clientId, referenceNumber: reference }),
      status,
      checksum: closesOnly ? CLOSES_ONLY : checksumOf([values, dates, details]),
    },
  };
}

/** Without characters that nobody sees, so that no job is there twice. */
function toReference({ fields }: RawJob): string | null {
  return toLine(fields.referencenumber?.replace(UNSEEN, ''), MAX_REFERENCE + 1);
}

function toTexts({ fields, others }: RawJob, warn: Warn) {
  const cut = (name: FeedTextField, max: number, read = toLine): string | null => {
    const text = read(fields[name], Number.POSITIVE_INFINITY);
    if (text !== null && text.length > max) warn('text-cut', name);
    return read(text ?? undefined, max);
  };
  const several = (name: 'jobtype' | 'category', read: (text: string) => readonly string[]) => {
    const given = [fields[name], ...(others[name] ?? [])].flatMap(readValues);
    const values = uniqBy(
      given.flatMap((value) => read(toLine(value, MAX_NAME) ?? '')),
      foldName,
    );
    const kept = values.filter((value) => value !== '').slice(0, MAX_VALUES);
    if (kept.length < values.length)
      warn('value-left-out', name, values.slice(MAX_VALUES).join(', '));
    return kept.length === 0 ? null : kept.join(BETWEEN_VALUES);
  };
  const title = cut('title', MAX_TITLE);
  const company = cut('company', MAX_NAME);
  if (title === null) warn('title-missing', 'title');
  if (company === null) warn('company-missing', 'company');
  return {
    title,
    company,
    logo_name: cut('logoname', MAX_NAME),
    employment_type: several('jobtype', toEmploymentTypes),
    category: several('category', (name) => [calmName(name)]),
    responsibilities: cut('responsibilities', MAX_TEXT, toLines),
    qualifications: cut('qualifications', MAX_TEXT, toLines),
    skills: cut('skills', MAX_TEXT, toLines),
    experience: cut('experience', MAX_TEXT, toLines),
  };
}

function toHtml({ fields }: RawJob, { sanitise }: NormaliseContext, warn: Warn) {
  const read = (name: 'description' | 'jobposting'): string => {
    const html = wholeLinks(descriptionHtml(fields[name] ?? ''), toWebAddress(fields.url));
    if (unseenTags(html).length > 0) warn('text-hidden', name);
    return toSafeHtml(html, sanitise, () => warn('text-cut', name));
  };
  const texts = { description: read('description'), job_posting: read('jobposting') };
  const hasText = Object.values(texts).some((html) => toLine(html, MAX_NAME) !== null);
  if (!hasText) warn('text-missing', 'description');
  return texts;
}

// Closing what was cut open and escaping make HTML longer, so the cut is tried until it fits.
function toSafeHtml(html: string, sanitise: Sanitise, onCut: () => void): string {
  const whole = sanitise(html).trim();
  if (whole.length <= MAX_HTML) return whole;
  onCut();
  for (let max = MAX_HTML; ; max = Math.floor(max / 2)) {
    const safe = sanitise(cutUnits(whole, max)).trim();
    if (safe.length <= MAX_HTML) return safe;
  }
}

function isClosing({ fields }: RawJob): boolean {
  return readStatus(toLine(fields.status, MAX_NAME) ?? '') === 'closed';
}

// Not a part of the checksum: a job that has expired since is closed, not changed.
function toStatus(raw: RawJob, expiresAt: string | null, now: Date, warn: Warn): 'open' | 'closed' {
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  if (isExpired || isClosing(raw)) return 'closed';
  const status = toLine(raw.fields.status, MAX_NAME) ?? '';
  if (readStatus(status) === undefined) warn('status-unknown', 'status', status);
  return 'open';
}

interface DetailSources extends Pick<JobPlace, 'city' | 'state'> {
  readonly start_date: string | null;
  readonly expires_at: string | null;
  readonly category: string | null;
}

function toDetails(raw: RawJob, sources: DetailSources, warn: Warn): JobDetails {
  const { start_date: start, expires_at: expiresAt, category } = sources;
  const { fields } = raw;
  const hasDate = toLine(fields.date, MAX_NAME) !== null;
  const pay = toJobPay(raw, warn);
  const schedule = toSchedule(linesOf(raw, 'schedule'));
  const vehicle = toLine(fields.vehicle, MAX_NAME);
  const licence = toLicence(toLine(fields.licence, MAX_NAME));
  const benefits = raw.benefits
    .map((text) => toLine(text, MAX_NAME))
    .filter((text) => text !== null);
  const applyUrl = toWebAddress(fields.url);
  const formId = toFormId(fields.formid);
  const phone = toPhone(fields.phone, warn);
  tellLostWays(raw, { applyUrl, formId }, warn);
  return {
    ...(pay !== undefined && { pay }),
    ...(schedule !== null && { schedule }),
    ...(vehicle !== null && { vehicle }),
    ...(licence !== null && { licence }),
    ...(benefits.length > 0 && { benefits }),
    ...(category !== null && { category }),
    ...(applyUrl !== undefined && { applyUrl }),
    ...(formId !== undefined && { formId }),
    ...(phone !== undefined && { phone }),
    ...((start !== null || hasDate) && { postedAt: toPostedAt(start, zoneOf(sources)) }),
    ...(expiresAt !== null && { expiresAt }),
  };
}

function tellLostWays(
  { fields }: RawJob,
  { applyUrl, formId }: Readonly<Record<'applyUrl' | 'formId', string | undefined>>,
  warn: Warn,
): void {
  const url = fields.url?.trim() ?? '';
  const form = fields.formid?.trim() ?? '';
  if (url !== '' && applyUrl === undefined) warn('apply-address-refused', 'url', url);
  if (form !== '' && formId === undefined) warn('form-refused', 'formid', form);
  if (url === '' && form === '') warn('apply-address-missing', 'url');
}

/** All that the elements of one kind say. */
function linesOf({ fields, others }: RawJob, name: FeedTextField): readonly string[] {
  const lines = [fields[name], ...(others[name] ?? [])].map((text) => toLine(text, MAX_NAME));
  return lines.filter((line) => line !== null);
}

/** Between two numbers; one number may hold a stroke too. */
const BETWEEN_PHONES = /\s*[;,|/\n]\s*|\s+(?:y|o|e|u)\s+/;
/** Whoever calls from a job is connected by hand. */
const EXTENSION = /[\s,;(/-]*\b(?:ext(?:ensi[oó]n)?|int)\b.*$/is;

/** The first number of those that stand in the element. */
function toPhone(raw = '', warn: Warn): string | undefined {
  const text = toLines(raw, MAX_NAME);
  if (text === null) return undefined;
  const whole = parsePhoneNumber(text.replace(EXTENSION, ''));
  if (whole !== undefined) return whole;
  const parts = text.split(BETWEEN_PHONES).map((part) => part.replace(EXTENSION, ''));
  const first = parts.findIndex((part) => parsePhoneNumber(part) !== undefined);
  const others = parts.filter((_, index) => index !== first).filter((part) => /\d/.test(part));
  if (first < 0) warn('phone-unreadable', 'phone', text);
  else if (others.length > 0) warn('value-left-out', 'phone', others.join(', '));
  return parsePhoneNumber(parts[first] ?? '');
}

/** undefined for what can be no form's id. */
function toFormId(raw = ''): string | undefined {
  const text = raw.trim();
  return isId(text) ? text : undefined;
}

function checksumOf(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

const REASONS = {
  'reference-missing':
    'It has no <referencenumber>, so the next import could not tell which job it is. Give it one.',
  'text-too-large': `Its <referencenumber> has more than ${MAX_REFERENCE} characters. Shorten it.`,
} as const;

function skip(
  { line }: RawJob,
  referenceNumber: string | null,
  code: keyof typeof REASONS,
): NormalisedItem {
  return { kind: 'skipped', skipped: { line, referenceNumber, code, reason: REASONS[code] } };
}
