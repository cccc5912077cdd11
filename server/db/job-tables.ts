import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ReportReason } from '#schemas/api/constants.ts';
import type { JobDetails } from '#schemas/api/jobs.ts';

export interface JobsTable {
  agency_id: string;
  /** bigint as decimal text */
  job_id: GeneratedAlways<string>;
  client_id: string;
  reference_number: string;
  /** minted when the job first arrives, never changed */
  url_slug: string;
  status: Generated<'open' | 'closed'>;
  title: string | null;
  company: string | null;
  logo_name: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  /** of the gazetteer; null where the place is not known */
  place_id: number | null;
  latitude: number | null;
  longitude: number | null;
  employment_type: string | null;
  category: string | null;
  /** sanitised HTML */
  description: Generated<string>;
  /** sanitised HTML */
  job_posting: Generated<string>;
  responsibilities: string | null;
  qualifications: string | null;
  skills: string | null;
  experience: string | null;
  /** written as JSON text */
  details: ColumnType<JobDetails, string, string>;
  /** least sure pay in whole pesos a week; null where the job names none */
  pay_weekly: Generated<number | null>;
  /** a bit for each term that the job says, as decimal text */
  terms: ColumnType<string, number | undefined, number>;
  /** by which reading the two were made */
  terms_reading: Generated<number>;
  start_date: Date;
  expires_at: Date | null;
  checksum: string;
  /** equal for vacancies that job seekers cannot tell apart */
  alike: string | null;
  /** whether lists hold it: of open jobs that are alike the one that stays open longest */
  is_listed: Generated<boolean>;
  /** so many other open jobs it stands for */
  alike_count: Generated<number>;
  /** out of lists and closed to applications since it was reported, until somebody shows it again */
  is_hidden: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface JobReportsTable {
  agency_id: string;
  report_id: string;
  /** bigint as decimal text */
  job_id: string;
  reason: ReportReason;
  note: string;
  /** keyed hash of job and network */
  reporter: string;
  created_at: ColumnType<Date, Date, never>;
  seen_at: Date | null;
}

export interface JobTitlesTable {
  agency_id: string;
  client_id: string;
  /** lower case, without accents */
  title_norm: string;
  title: string;
  open_jobs: number;
}

export interface JobWordsTable {
  agency_id: string;
  client_id: string;
  /** small letters, without accents */
  word: string;
  /** with them */
  spelling: string;
  open_jobs: number;
}

export interface JobRevisionsTable {
  agency_id: string;
  /** bigint as decimal text */
  revision: string;
  changed_at: Generated<Date>;
}

export interface JobImportsTable {
  agency_id: string;
  /** bigint as decimal text */
  import_id: GeneratedAlways<string>;
  client_id: string;
  source: string;
  added: number;
  changed: number;
  unchanged: number;
  closed: number;
  skipped: number;
  warned: Generated<number>;
  /** Of jobs that were left out or taken in lame: line, reference, code and reason, as JSON. */
  notes: Generated<string>;
  finished_at: Generated<Date>;
}

/** Written and read by the importer's own SQL; the other columns are those of a job. */
export interface JobStagingTable {
  agency_id: string;
  run_id: string;
  reference_number: string;
  staged_at: Generated<Date>;
}
