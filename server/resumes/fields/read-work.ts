import escapeRegExp from 'lodash-es/escapeRegExp.js';
import maxBy from 'lodash-es/maxBy.js';
import type { ReadField } from '#schemas/api/resumes.ts';
import { readLabel } from '../layout/form-labels.ts';
import { joinFormLines } from '../layout/form-lines.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { BULLET, headOf, MAX_HEAD } from './job-head.ts';
import { type NamedJob, nameParts } from './job-names.ts';
import { findLabelledJobs } from './labelled-jobs.ts';
import { isNoJob } from './no-job.ts';
import { type DateSpan, findSpan } from './read-dates.ts';
import { undatedJob } from './undated-job.ts';
import { isCompanyLike, isTitleLike } from './work-words.ts';

interface Job extends NamedJob {
  readonly span: DateSpan;
  readonly line: PlacedLine;
  /** Where title and company stand. */
  readonly headLine: PlacedLine;
}

/** Letters of a line with the dates of a job and the form's labels. */
const MAX_DATED = 160;

/**
 * The newest job with its dates.
 *
 * @param town where the person lives; it is no part of a company's name that it stands behind
 */
export function readWork(lines: readonly PlacedLine[], town: string | undefined): ReadField[] {
  const jobs = findJobs(lines);
  const last = maxBy(jobs, ({ span }) => `${span.to ?? '9999'} ${span.from}`);
  const fields = last === undefined ? undatedJob(lines) : jobFields(last);
  const atHome =
    town === undefined ? /(?!)/ : new RegExp(`,\\s*${escapeRegExp(town)}(?:,.*)?$`, 'iu');
  const named = fields.map((field) =>
    field.field === 'lastCompany' ? { ...field, value: field.value.replace(atHome, '') } : field,
  );
  return named;
}

/** What names of companies begin with: by itself the first line of one, or none at all. */
const HALF_NAME =
  /^(?:servicios|grupo|(?:auto)?transportes?|distribuidora|comercializadora|constructora|empresa|operadora|logistica|corporativo|industrias?|compania)$/;

function jobFields({ title, company, span, line, headLine, isSure }: Job): ReadField[] {
  const confidence = isSure ? 0.9 : 0.65;
  const isNamed = company && !HALF_NAME.test(fold(company));
  const dates = { confidence: 0.93, line };
  return [
    ...(title ? [foundField('lastTitle', title, { confidence, line: headLine })] : []),
    ...(isNamed ? [foundField('lastCompany', company, { confidence, line: headLine })] : []),
    foundField('lastFrom', span.from, dates),
    ...(span.to === null ? [] : [foundField('lastTo', span.to, dates)]),
  ];
}

/** Jobs by their dates. Where the CV has a part for them, nothing outside of it is one. */
function findJobs(lines: readonly PlacedLine[]): Job[] {
  const inSection = lines.filter(({ section }) => section === 'experience');
  const searched =
    inSection.length > 0
      ? inSection
      : lines.filter(
          ({ section }) => section === 'head' || section === 'contact' || section === 'summary',
        );
  let taken = -1;
  const { jobs, others: joined } = findLabelledJobs(joinFormLines(searched));
  const named = jobs.filter(({ company, title, span }) => {
    return !isNoJob([company, title]) && !isToCome(span);
  });
  const read = joined.flatMap((line, index) => {
    const span = findSpan(line.text);
    if (span === undefined || !mayBeJob(line.text)) return [];
    const head = headOf(joined, { index, span, taken });
    taken = head.last;
    if (isNoJob(head.texts) || isToCome(span)) return [];
    const isNamed = inSection.length > 0 || head.texts.some(namesJob);
    if (head.texts.length === 0 || !isNamed) return [];
    return [{ ...nameParts(head.texts), span, line, headLine: head.line }];
  });
  return [...named.map((job) => ({ ...job, isSure: true })), ...read];
}

/** Where a CV has no part for jobs, dates stand beside anything. */
function namesJob(text: string): boolean {
  return isTitleLike(text) || isCompanyLike(text) || readLabel(text) !== undefined;
}

/** Papers are valid until a year to come; no job has ended there. */
function isToCome({ to }: DateSpan): boolean {
  return to !== null && to > new Date().toISOString().slice(0, 7);
}

/** Duties with bullets name dates too, and so do sentences. */
function mayBeJob(text: string): boolean {
  if (/^sin experiencia/i.test(text)) return false;
  if (BULLET.test(text)) return text.length <= MAX_HEAD && isTitleLike(text);
  return text.length <= MAX_DATED;
}
