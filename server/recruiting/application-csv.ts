import type { Kysely } from 'kysely';
import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';
import type { FileLanguage } from '#schemas/api/shapes.ts';
import type { FormDocument } from '#schemas/documents/documents.ts';
import { SITE_TIME_ZONE } from '#schemas/forms/base/days.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { toNationalPhone } from '#schemas/text/phone-number.ts';
import { toCsvLine } from '../base/csv-cell.ts';
import type { Tables } from '../db/schema.ts';
import {
  describeAnswers,
  loadFormVersion,
  loadGivenAnswers,
  type ReadAnswer,
} from './application-answers.ts';
import { loadFiles } from './application-files.ts';
import { CSV_WORDS } from './csv-words.ts';
import { filterApplications } from './listed/application-filters.ts';
import { type ListRequest, listApplications, toSummaries } from './listed/list-applications.ts';
import { type ListedRow, listedApplications } from './listed/listed-applications.ts';

/** Read, written and forgotten at once, so that a large export needs little memory. */
const BATCH = 200;

/** Spreadsheets take UTF-8 for something else without it. */
const BOM = '\ufeff';

export interface CsvRequest extends Omit<ListRequest, 'cursor' | 'limit'> {
  readonly read: ReadAnswer;
  readonly language: FileLanguage;
}

type Forms = ReadonlyMap<string, FormDocument | undefined>;

/** A column of a question, which forms may ask in other words. */
interface QuestionColumn {
  readonly keyId: string;
  readonly label: string;
}

/** The applications that fit, the newest first, one per line, with a column for each question of their forms. */
export async function* writeApplicationCsv(
  kysely: Kysely<Tables>,
  request: CsvRequest,
): AsyncGenerator<string> {
  const forms = await loadForms(kysely, request);
  const columns = questionColumns(forms);
  const { headers, files } = CSV_WORDS[request.language];
  yield BOM + toCsvLine([...headers, ...columns.map(({ label }) => label), files]);
  let cursor: string | undefined;
  do {
    const page = await listApplications(kysely, { ...request, cursor, limit: BATCH });
    if (page === undefined) throw new Error('A list refused its own cursor.');
    yield (await toLines(kysely, request, { rows: page.rows, forms, columns })).join('');
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/** Swedes write dates as spreadsheets of every country read them: `2030-01-31 18:04`. */
const moments = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: SITE_TIME_ZONE,
});

/** The versions of forms that the applications were made with. */
async function loadForms(kysely: Kysely<Tables>, request: CsvRequest): Promise<Forms> {
  const { site } = request;
  const versions = await filterApplications(
    listedApplications(kysely, request),
    request.filters,
    request,
  )
    .select(['form_id', 'form_version'])
    .distinct()
    .orderBy('form_id')
    .orderBy('form_version', 'desc')
    .execute();
  const forms = new Map<string, FormDocument | undefined>();
  for (const version of versions)
    forms.set(formKey(version), await loadFormVersion(kysely, site, version));
  return forms;
}

function formKey({ form_id, form_version }: Pick<ListedRow, 'form_id' | 'form_version'>): string {
  return `${form_id} ${form_version}`;
}

/** Each key once, worded as the newest version has it. */
function questionColumns(forms: Forms): QuestionColumn[] {
  const columns = new Map<string, QuestionColumn>();
  for (const form of forms.values()) {
    const questions = form ? placedQuestions(form) : [];
    for (const { question } of questions) {
      const { keyId, type, label = keyId } = question;
      if (type !== 'information' && !columns.has(keyId)) columns.set(keyId, { keyId, label });
    }
  }
  return [...columns.values()];
}

interface CsvBatch {
  readonly rows: readonly ListedRow[];
  readonly forms: Forms;
  readonly columns: readonly QuestionColumn[];
}

async function toLines(
  kysely: Kysely<Tables>,
  request: CsvRequest,
  { rows, forms, columns }: CsvBatch,
): Promise<string[]> {
  const { site, settings, read, language } = request;
  const summaries = await toSummaries(kysely, request, rows);
  const given = await loadGivenAnswers(kysely, site, rows);
  const files = await loadFiles(kysely, site, rows);
  const stepNames = new Map(settings.steps.map(({ id, name }) => [id, name]));
  return rows.map((row, index) => {
    const summary = summaries[index];
    if (summary === undefined) throw new Error('Every row has a summary.');
    const id = row.application_id;
    const answers = describeAnswers(forms.get(formKey(row)), given.get(id), read);
    const texts = new Map(answers.map(({ keyId, type, text }) => [keyId, cellText(type, text)]));
    return toCsvLine([
      ...summaryCells(summary, stepNames, language),
      ...columns.map(({ keyId }) => texts.get(keyId) ?? ''),
      (files.get(id) ?? []).map(({ file_name }) => file_name).join('\n'),
    ]);
  });
}

/** In the order of the headers. */
function summaryCells(
  summary: ApplicationSummary,
  stepNames: ReadonlyMap<string, string>,
  language: FileLanguage,
): string[] {
  const { statuses, channels, yes, no } = CSV_WORDS[language];
  return [
    summary.id,
    summary.name ?? '',
    toNationalPhone(summary.phone ?? ''),
    summary.email ?? '',
    summary.place ?? '',
    summary.jobTitle ?? '',
    summary.jobId ?? '',
    summary.formId,
    statuses[summary.status],
    stepNames.get(summary.step) ?? summary.step,
    summary.stepReason ?? '',
    summary.assignee ?? '',
    summary.source ?? '',
    channels[summary.channel] ?? summary.channel,
    summary.mayBeDuplicate ? yes : no,
    moments.format(new Date(summary.createdAt)),
    moments.format(new Date(summary.at)),
  ];
}

function cellText(type: string | null, text: string): string {
  return type === 'phone' ? toNationalPhone(text) : text;
}
