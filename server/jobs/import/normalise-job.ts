import { createHash } from 'node:crypto';
import type { Sanitise } from '#runtime/entry-server.tsx';
import type { SkippedJob } from '#schemas/api/job-imports.ts';
import type { JobDetails } from '#schemas/api/jobs.ts';
import { parseFeedDate } from './feed-date.ts';
import type { RawJob } from './feed-item.ts';
import { toJobPay } from './job-pay.ts';
import { type JobPlace, type PlaceFinder, toJobPlace } from './job-place.ts';
import { type JobSlug, mintJobSlug } from './job-slug.ts';
import { cutUnits, toLine, toLines } from './plain-text.ts';

/** Limits in UTF-16 units: what a page can show and an index can hold. */
const MAX_REFERENCE = 200;
const MAX_TITLE = 300;
const MAX_NAME = 200;
const MAX_TEXT = 16 * 1024;
const MAX_HTML = 64 * 1024;
const MAX_URL = 2048;
/** Clocks and time zones differ: a start up to a day ahead is today's. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

const FORM_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  fulltime: 'Tiempo completo',
  parttime: 'Medio tiempo',
  contract: 'Por contrato',
  temporary: 'Temporal',
  internship: 'Prácticas',
};

/** A job as it is stored, by the names of the columns. */
export interface NormalisedJob extends JobPlace, JobSlug {
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
  | { readonly kind: 'job'; readonly job: NormalisedJob }
  | { readonly kind: 'skipped'; readonly skipped: SkippedJob };

/** Cleans, bounds and completes a job of the feed. */
export function normaliseJob(raw: RawJob, context: NormaliseContext): NormalisedItem {
  const reference = toLine(raw.fields.referencenumber, MAX_REFERENCE + 1);
  if (reference === null) return skip(raw, null, 'reference-missing');
  if (reference.length > MAX_REFERENCE) return skip(raw, reference, 'text-too-large');
  const values = {
    ...toTexts(raw),
    ...toJobPlace(raw, context.gazetteer),
    ...toHtml(raw, context),
  };
  const dates = toDates(raw, context.now);
  const details = toDetails(raw, { ...dates, category: values.category });
  const { agencyId, clientId } = context;
  const { title, city } = values;
  return {
    kind: 'job',
    job: {
      ...values,
      ...dates,
      details,
      reference_number: reference,
      ...mintJobSlug({ title, city, agencyId, clientId, referenceNumber: reference }),
      status: toStatus(raw, dates.expires_at, context.now),
      checksum: checksumOf([values, dates, details]),
    },
  };
}

function toTexts({ fields }: RawJob) {
  return {
    title: toLine(fields.title, MAX_TITLE),
    company: toLine(fields.company, MAX_NAME),
    logo_name: toLine(fields.logoname, MAX_NAME),
    employment_type: toEmploymentType(fields.jobtype),
    category: toLine(fields.category, MAX_NAME),
    responsibilities: toLines(fields.responsibilities, MAX_TEXT),
    qualifications: toLines(fields.qualifications, MAX_TEXT),
    skills: toLines(fields.skills, MAX_TEXT),
    experience: toLines(fields.experience, MAX_TEXT),
  };
}

function toEmploymentType(raw: string | undefined): string | null {
  const text = toLine(raw, MAX_NAME);
  const known = text?.toLowerCase().replace(/[^a-z]/g, '') ?? '';
  return Object.hasOwn(EMPLOYMENT_TYPES, known) ? (EMPLOYMENT_TYPES[known] ?? text) : text;
}

function toHtml({ fields }: RawJob, { sanitise }: NormaliseContext) {
  return {
    description: toSafeHtml(fields.description, sanitise),
    job_posting: toSafeHtml(fields.jobposting, sanitise),
  };
}

// Closing what was cut open and escaping make HTML longer, so the cut is tried until it fits.
function toSafeHtml(raw = '', sanitise: Sanitise): string {
  const html = raw.normalize('NFC').trim();
  for (let max = MAX_HTML; ; max = Math.floor(max / 2)) {
    const safe = sanitise(cutUnits(html, max)).trim();
    if (safe.length <= MAX_HTML) return safe;
  }
}

function toDates({ fields }: RawJob, now: Date) {
  const start = parseFeedDate(toLine(fields.date, MAX_NAME));
  const isAhead = start !== undefined && Date.parse(start) > now.getTime() + AHEAD_MS;
  return {
    start_date: start === undefined || isAhead ? null : start,
    expires_at: parseFeedDate(toLine(fields.expirationdate, MAX_NAME)) ?? null,
  };
}

/** What feeds call a job that nobody can apply for any more, in Spanish and English. */
const CLOSED =
  /^(?:closed|expired|inactive|disabled|filled|deleted|removed|cancell?ed|archived|unpublished|(?:cerrad|expirad|vencid|inactiv|cubiert|ocupad|finalizad|terminad|eliminad|cancelad|archivad|pausad|caducad|dad)[oa](?: de baja)?|baja)$/;

// Not a part of the checksum: a job that has expired since is closed, not changed.
function toStatus({ fields }: RawJob, expiresAt: string | null, now: Date): 'open' | 'closed' {
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  const status = toLine(fields.status, MAX_NAME)?.toLowerCase() ?? '';
  return isExpired || CLOSED.test(status) ? 'closed' : 'open';
}

interface DetailSources {
  readonly start_date: string | null;
  readonly expires_at: string | null;
  readonly category: string | null;
}

function toDetails(raw: RawJob, sources: DetailSources): JobDetails {
  const { start_date: postedAt, expires_at: expiresAt, category } = sources;
  const { fields } = raw;
  const pay = toJobPay(raw);
  const schedule = toLine(fields.schedule, MAX_NAME);
  const vehicle = toLine(fields.vehicle, MAX_NAME);
  const licence = toLine(fields.licence, MAX_NAME);
  const benefits = raw.benefits
    .map((text) => toLine(text, MAX_NAME))
    .filter((text) => text !== null);
  const applyUrl = toApplyUrl(fields.url);
  const formId = toFormId(fields.formid);
  return {
    ...(pay !== undefined && { pay }),
    ...(schedule !== null && { schedule }),
    ...(vehicle !== null && { vehicle }),
    ...(licence !== null && { licence }),
    ...(benefits.length > 0 && { benefits }),
    ...(category !== null && { category }),
    ...(applyUrl !== undefined && { applyUrl }),
    ...(formId !== undefined && { formId }),
    ...(postedAt !== null && { postedAt }),
    ...(expiresAt !== null && { expiresAt }),
  };
}

/** undefined for what can be no form's id. */
function toFormId(raw = ''): string | undefined {
  const text = raw.trim();
  return FORM_ID.test(text) ? text : undefined;
}

/** Only `https:`, without a password; undefined otherwise. */
function toApplyUrl(raw = ''): string | undefined {
  const text = raw.trim();
  if (text.length > MAX_URL || !URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && href.length <= MAX_URL ? href : undefined;
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
