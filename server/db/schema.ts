import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  ApplicationChangesTable,
  ApplicationNotesTable,
  ApplicationReadsTable,
  ApplicationReadUntilTable,
  ApplicationSettingsTable,
  ApplicationStatesTable,
  ApplicationsTable,
  DroppedAnswersTable,
  FormSecretsTable,
  ListedApplicationsView,
  SavedFiltersTable,
  SubmissionsTable,
  UploadsTable,
} from './application-tables.ts';
import type { DocumentKindName } from './document-kind-names.ts';
import type { EventTables } from './event-tables.ts';
import type {
  JobImportsTable,
  JobReportsTable,
  JobRevisionsTable,
  JobStagingTable,
  JobsTable,
  JobTitlesTable,
  JobWordsTable,
} from './job-tables.ts';

/** Who wrote a document: a file in the repository or the editor. */
export type DocumentSource = 'file' | 'editor';

export interface Tables extends EventTables {
  agencies: AgenciesTable;
  sites: SitesTable;
  documents: DocumentsTable;
  document_versions: DocumentVersionsTable;
  document_drafts: DocumentDraftsTable;
  document_schedules: DocumentSchedulesTable;
  page_redirects: PageRedirectsTable;
  site_versions: SiteVersionsTable;
  site_assets: SiteAssetsTable;
  asset_focus: AssetFocusTable;
  access_tokens: AccessTokensTable;
  editor_sessions: EditorSessionsTable;
  audit_log: AuditLogTable;
  site_patterns: SitePatternsTable;
  preview_links: PreviewLinksTable;
  jobs: JobsTable;
  job_titles: JobTitlesTable;
  job_words: JobWordsTable;
  job_revisions: JobRevisionsTable;
  job_imports: JobImportsTable;
  job_staging: JobStagingTable;
  job_reports: JobReportsTable;
  sign_ups: SignUpsTable;
  submissions: SubmissionsTable;
  dropped_answers: DroppedAnswersTable;
  applications: ApplicationsTable;
  uploads: UploadsTable;
  form_secrets: FormSecretsTable;
  application_states: ApplicationStatesTable;
  application_changes: ApplicationChangesTable;
  application_notes: ApplicationNotesTable;
  application_settings: ApplicationSettingsTable;
  application_reads: ApplicationReadsTable;
  application_read_until: ApplicationReadUntilTable;
  saved_filters: SavedFiltersTable;
  listed_applications: ListedApplicationsView;
}

export interface AgenciesTable {
  agency_id: string;
  name: string;
  created_at: Generated<Date>;
}

export interface SitesTable {
  agency_id: string;
  site_id: string;
  client_id: string;
  /** canonical JSON text */
  settings: string;
  /** SHA-256 of the settings */
  checksum: GeneratedAlways<string>;
  source: DocumentSource;
  updated_at: Generated<Date>;
}

export interface DocumentsTable {
  agency_id: string;
  site_id: string;
  kind: DocumentKindName;
  document_id: string;
  /** relative to the site, starting with `/`; starts with `#` where the document is found by no address */
  url: string;
  /** as its kind has types */
  type: string;
  /** null while the document is not published */
  live_version: number | null;
  /** when it was published for the first time; null where it never was */
  first_live_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** of its drafts, also of those that said what stood there */
  saves: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  /** of the live version */
  title: Generated<string>;
  /** of the live version: a JSON array */
  aliases: Generated<string>;
  /** when it was put into the bin; null while it is not there */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

export interface DocumentVersionsTable {
  agency_id: string;
  site_id: string;
  kind: DocumentKindName;
  document_id: string;
  version: number;
  /** canonical JSON text */
  document: string;
  checksum: string;
  source: DocumentSource;
  created_at: Generated<Date>;
  /** null when it came from a file */
  created_by: string | null;
  /** `kept` versions were drafts that something else took the place of */
  reason: Generated<'published' | 'kept'>;
}

export interface DocumentDraftsTable {
  agency_id: string;
  site_id: string;
  kind: DocumentKindName;
  document_id: string;
  /** any JSON object; canonical where the editor wrote it */
  document: string;
  checksum: string;
  /** of the document; null where it does not say one */
  url: string | null;
  /** likewise, known or not */
  type: string | null;
  title: string;
  /** a JSON array */
  aliases: string;
  /** whether it was saved by someone who may publish as well */
  by_publisher: boolean;
  updated_at: Generated<Date>;
  updated_by: string;
}

export interface PageRedirectsTable {
  agency_id: string;
  site_id: string;
  /** an address that the page has left, relative to the site */
  url: string;
  kind: DocumentKindName;
  document_id: string;
  created_at: Generated<Date>;
}

export interface DocumentSchedulesTable {
  agency_id: string;
  site_id: string;
  kind: DocumentKindName;
  document_id: string;
  action: 'publish' | 'unpublish';
  run_at: Date;
  created_at: Generated<Date>;
  created_by: string;
  /** of the document that was to be published */
  checksum: string;
  /** why it did not happen when its time came */
  failure: string | null;
}

export interface SiteVersionsTable {
  agency_id: string;
  site_id: string;
  version: number;
  settings: string;
  /** SHA-256 of the settings */
  checksum: GeneratedAlways<string>;
  source: DocumentSource;
  created_at: Generated<Date>;
  /** null when it came from a file */
  created_by: string | null;
}

export interface SiteAssetsTable {
  agency_id: string;
  site_id: string;
  /** as documents write it: `assets/van.svg` */
  path: string;
  hash: string;
  extension: string;
  bytes: number;
  width: number;
  height: number;
  created_at: Generated<Date>;
  created_by: string;
}

export interface AssetFocusTable {
  agency_id: string;
  site_id: string;
  path: string;
  /** percent of the width */
  x: number;
  /** percent of the height */
  y: number;
}

export interface AccessTokensTable {
  agency_id: string;
  token_id: string;
  /** SHA-256 in hexadecimal */
  secret_hash: string;
  name: string;
  scopes: string[];
  created_at: Generated<Date>;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
}

export interface EditorSessionsTable {
  /** `*` for the operator's own token */
  agency_id: string;
  session_id: string;
  /** SHA-256 in hexadecimal */
  secret_hash: string;
  token_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface AuditLogTable {
  agency_id: string;
  /** bigint as decimal text */
  entry_id: GeneratedAlways<string>;
  happened_at: Generated<Date>;
  /** name and id of the token */
  actor: string;
  action: string;
  site_id: string | null;
  document_id: string | null;
  version: number | null;
  detail: string | null;
}

export interface SignUpsTable {
  agency_id: string;
  site_id: string;
  list: string;
  /** an e-mail address in lower case, or a phone number in E.164 */
  contact: string;
  kind: 'email' | 'phone';
  /** the same for what one request brought */
  submission_id: string;
  page_id: string;
  page_version: number;
  widget_id: string;
  /** SHA-256 of the text that was agreed to and the address of its policy, in hexadecimal */
  consent_hash: string;
  created_at: Generated<Date>;
}

interface SitePatternsTable {
  agency_id: string;
  site_id: string;
  pattern_id: string;
  name: string;
  /** JSON text */
  fragment: string;
  created_at: Generated<Date>;
  created_by: string;
}

interface PreviewLinksTable {
  agency_id: string;
  link_id: string;
  site_id: string;
  kind: DocumentKindName;
  document_id: string;
  /** SHA-256 in hexadecimal */
  secret_hash: string;
  created_at: Generated<Date>;
  created_by: string;
  expires_at: Date;
}
