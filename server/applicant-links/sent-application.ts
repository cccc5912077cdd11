import type { Kysely, Selectable } from 'kysely';
import type { FormDocument } from '#schemas/documents/documents.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { SITE_TIME_ZONE, todayIn } from '#schemas/forms/base/days.ts';
import { type AnswerProblem, interpretForm } from '#schemas/forms/interpret-form.ts';
import { recordChange } from '../access/record-change.ts';
import { publishNews } from '../applications/application-channel.ts';
import { contactOf } from '../applications/contact-of.ts';
import type { ApplicationsTable } from '../db/application-tables.ts';
import type { Database } from '../db/open-database.ts';
import type { Tables } from '../db/schema.ts';
import { loadFormVersion } from '../recruiting/application-answers.ts';
import { deleteWithMerged } from '../recruiting/change-application.ts';
import { addChange, applicationColumns } from '../recruiting/listed/application-state.ts';
import { tellAlike } from '../recruiting/listed/duplicates.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';

export type SentApplication = Selectable<ApplicationsTable>;

export interface SentKey extends SiteKey {
  readonly applicationId: string;
}

/** Whom the record of changes names. */
const APPLICANT = { name: 'solicitante' } as const;

export function findSent(
  kysely: Kysely<Tables>,
  key: SentKey,
): Promise<SentApplication | undefined> {
  return kysely
    .selectFrom('applications')
    .selectAll()
    .where((eb) => eb.and(applicationColumns(key)))
    .executeTakeFirst();
}

/** The form as it was filled in; undefined where it is gone. */
export function formOf(
  kysely: Kysely<Tables>,
  key: SentKey,
  sent: SentApplication,
): Promise<FormDocument | undefined> {
  return loadFormVersion(kysely, key, sent);
}

export function deleteSent(
  database: Pick<Database, 'kysely' | 'publish'>,
  key: SentKey,
  now: number,
): Promise<void> {
  return database.kysely.transaction().execute(async (rows) => {
    await tellAlike(database, rows, { site: key, ids: [key.applicationId] });
    await deleteWithMerged(rows, { site: key, now }, [key.applicationId]);
    await record(rows, key, 'application-deleted');
    await publishNews(database, { site: key, kind: 'gone', subject: key.applicationId }, rows);
  });
}

export interface Correction {
  readonly key: SentKey;
  readonly form: FormDocument;
  /** Of the questions that were shown. */
  readonly answers: Answers;
  readonly now: number;
}

/** Judged as the last step was. @returns what is wrong; nothing is changed then */
export async function correctSent(
  database: Pick<Database, 'kysely' | 'publish'>,
  { key, form, answers, now }: Correction,
): Promise<readonly AnswerProblem[]> {
  return database.kysely.transaction().execute(async (rows) => {
    const sent = await rows
      .selectFrom('applications')
      .select(['answers', 'place'])
      .where((eb) => eb.and(applicationColumns(key)))
      .forUpdate()
      .executeTakeFirst();
    if (sent === undefined) return [];
    const context = { today: todayIn(SITE_TIME_ZONE, now) };
    const given = { ...parseAnswers(sent.answers), ...answers };
    const asked = new Set(Object.keys(answers));
    const { errors, stored } = interpretForm(form, given, context);
    const wrong = errors.filter(({ keyId }) => asked.has(keyId));
    if (wrong.length > 0) return wrong;
    const contact = contactOf(form, stored);
    const corrected = { site: key, ids: [key.applicationId] };
    await tellAlike(database, rows, corrected);
    await rows
      .updateTable('applications')
      .set({
        ...contact,
        place: contact.place ?? sent.place,
        answers: JSON.stringify(filledOf({ ...given, ...stored })),
      })
      .where((eb) => eb.and(applicationColumns(key)))
      .execute();
    await tellAlike(database, rows, corrected);
    await addChange(rows, { key, actor: APPLICANT, now }, { action: 'corrected' });
    await record(rows, key, 'application-corrected');
    // Who has the person open reads them again; lists are asked for as after an arrival.
    await publishNews(database, { site: key, kind: 'noted', subject: key.applicationId }, rows);
    await publishNews(database, { site: key, kind: 'arrived', subject: null }, rows);
    return [];
  });
}

function filledOf(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, values]) => values.length > 0));
}

/** @param json of the column `answers` */
export function parseAnswers(json: string): Answers {
  const answers: Answers = JSON.parse(json);
  return answers;
}

function record(rows: Kysely<Tables>, key: SentKey, action: string): Promise<void> {
  const { agencyId, siteId, applicationId } = key;
  return recordChange(rows, APPLICANT, { agencyId, siteId, action, detail: applicationId });
}
