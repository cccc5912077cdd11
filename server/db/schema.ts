import type { Generated } from 'kysely';

/** Who wrote a document: a file in the repository or the editor. */
export type DocumentSource = 'file' | 'editor';

export interface Tables {
  agencies: AgenciesTable;
  sites: SitesTable;
  pages: PagesTable;
  page_versions: PageVersionsTable;
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
  source: DocumentSource;
  updated_at: Generated<Date>;
}

export interface PagesTable {
  agency_id: string;
  site_id: string;
  page_id: string;
  /** relative to the site, starting with `/` */
  url: string;
  type: string;
  /** null while the page is not published */
  live_version: number | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface PageVersionsTable {
  agency_id: string;
  site_id: string;
  page_id: string;
  version: number;
  /** canonical JSON text */
  document: string;
  checksum: string;
  source: DocumentSource;
  created_at: Generated<Date>;
  /** null when it came from a file */
  created_by: string | null;
}
