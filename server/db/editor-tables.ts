import type { Generated } from 'kysely';

export interface SitePatternsTable {
  agency_id: string;
  site_id: string;
  pattern_id: string;
  name: string;
  /** JSON text */
  fragment: string;
  created_at: Generated<Date>;
  created_by: string;
}

export interface PreviewLinksTable {
  agency_id: string;
  link_id: string;
  site_id: string;
  page_id: string;
  /** SHA-256 in hexadecimal */
  secret_hash: string;
  created_at: Generated<Date>;
  created_by: string;
  expires_at: Date;
}
