import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { FileKind } from '#schemas/forms/file-kinds.ts';

export type ApplicationStatus = 'APPLY_INTERMEDIATE' | 'APPLY_FINISH';

export type DropOffType = 'APPLICATION_DROP_OFF' | 'RESUME_DROP_OFF';

export type FormChannelName = 'web' | 'cb';

export interface SubmissionsTable {
  agency_id: string;
  site_id: string;
  /** SHA-256 of the id, in hexadecimal */
  submission_hash: string;
  form_id: string;
  /** that judged last */
  form_version: number;
  channel: FormChannelName;
  job_id: string | null;
  status: ApplicationStatus;
  drop_off_type: DropOffType | null;
  /** index of the page that was left last */
  page: Generated<number>;
  page_key: string | null;
  location: string | null;
  resume_url: string | null;
  /** of the notice that was seen; null where the client did not say */
  notice_version: string | null;
  /** keys of voluntary purposes, as a JSON array */
  consents: Generated<string>;
  candidate_id: string | null;
  /** its own from the first save on, also once it is sent */
  application_id: string;
  /** in lower case */
  contact_email: string | null;
  /** E.164 */
  contact_phone: string | null;
  name: string | null;
  place: string | null;
  source: string | null;
  created_at: Date;
  updated_at: Date;
  /** null once it is sent */
  expires_at: Date | null;
  /** another one after each change, of its answers too */
  revision: Generated<number>;
  typed_answers: ColumnType<readonly TypedAnswer[], string | undefined, string>;
}

/** An answer of a submission that is not sent yet. */
export interface TypedAnswer {
  readonly question_key: string;
  readonly question_type: string;
  /** as typed: a JSON array of strings */
  readonly answer: string;
  /** code of what is wrong with it */
  readonly problem: string | null;
  /** ms since the epoch by the clock of the server */
  readonly edited_at: number;
}

export interface DroppedAnswersTable {
  agency_id: string;
  site_id: string;
  submission_hash: string;
  question_key: string;
  /** that did not ask it */
  form_version: number;
  question_type: string;
  answer: string;
  dropped_at: Date;
}

export interface ApplicationsTable {
  agency_id: string;
  site_id: string;
  application_id: string;
  submission_hash: string;
  form_id: string;
  form_version: number;
  channel: FormChannelName;
  job_id: string | null;
  drop_off_type: DropOffType | null;
  /** in normal form by key: a JSON object of arrays of strings */
  answers: string;
  /** in lower case */
  contact_email: string | null;
  /** E.164 */
  contact_phone: string | null;
  name: string | null;
  place: string | null;
  source: string | null;
  resume_url: string | null;
  notice_version: string | null;
  consents: string;
  candidate_id: string | null;
  created_at: Date;
  finished_at: Date;
  /** of the secret key that the last step came with, which may come again; null where it had none */
  finish_key_hash: string | null;
}

export interface UploadsTable {
  agency_id: string;
  site_id: string;
  upload_key: string;
  /** SHA-256 of the id that the upload named, in hexadecimal */
  made_under: string;
  /** the submission that named it first */
  submission_hash: string | null;
  application_id: string | null;
  file_name: string;
  file_type: FileKind;
  bytes: number;
  created_at: Date;
  /** null while a submission names it */
  unnamed_since: Date | null;
  /** its bytes are about to go */
  removed_at: Date | null;
}

export interface FormSecretsTable {
  agency_id: string;
  /** 256 random bits as base64url */
  secret: string;
  created_at: Generated<Date>;
}

/** Where recruiters have an application. */
export interface ApplicationStatesTable {
  agency_id: string;
  site_id: string;
  application_id: string;
  step: string;
  step_reason: string | null;
  assignee: string | null;
  merged_into: string | null;
  revision: number;
  updated_at: Date;
}

export type ApplicationAction = 'step-changed' | 'assigned' | 'note-added' | 'merged' | 'corrected';

export interface ApplicationChangesTable {
  agency_id: string;
  site_id: string;
  application_id: string;
  /** bigint as decimal text */
  change_id: GeneratedAlways<string>;
  happened_at: Date;
  actor: string;
  action: ApplicationAction;
  /** the step, the assignee or the other application */
  detail: string | null;
  reason: string | null;
}

export interface ApplicationNotesTable {
  agency_id: string;
  site_id: string;
  application_id: string;
  note_id: string;
  author: string;
  note: string;
  created_at: Date;
}

/** Which applications a recruiter has opened. */
export interface ApplicationReadsTable {
  agency_id: string;
  site_id: string;
  application_id: string;
  token_id: string;
  read_at: Date;
}

/** Until when all counts as opened for a recruiter. */
export interface ApplicationReadUntilTable {
  agency_id: string;
  site_id: string;
  token_id: string;
  read_until: Date;
}

/** A view: applications, sent or under way, with where recruiters have them. */
export interface ListedApplicationsView {
  agency_id: string;
  site_id: string;
  application_id: string;
  submission_hash: string;
  form_id: string;
  form_version: number;
  channel: FormChannelName;
  job_id: string | null;
  drop_off_type: DropOffType | null;
  contact_email: string | null;
  contact_phone: string | null;
  name: string | null;
  place: string | null;
  source: string | null;
  notice_version: string | null;
  consents: string;
  created_at: Date;
  /** null for one under way */
  finished_at: Date | null;
  /** when it was sent or, before, saved last */
  at: Date;
  /** null for one that was sent */
  expires_at: Date | null;
  /** null, as all that follows, where no recruiter has changed anything */
  step: string | null;
  step_reason: string | null;
  assignee: string | null;
  merged_into: string | null;
  revision: number | null;
  step_at: Date | null;
}

export interface ApplicationSettingsTable {
  agency_id: string;
  site_id: string;
  /** JSON text */
  settings: string;
  updated_at: Date;
}

/** What a recruiter keeps of filters for a site. */
export interface SavedFiltersTable {
  agency_id: string;
  site_id: string;
  /** that the recruiter signs in with; of the operator's own a fingerprint */
  token_id: string;
  /** JSON text */
  filters: string;
  updated_at: Date;
}
