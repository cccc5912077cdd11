import {
  errors,
  nullable,
  type SiteParams,
  shared,
  siteParams,
  storedText,
  text,
  timestamp,
} from './content.ts';
import { listOf } from './content-pages.ts';

export interface SettingsVersionSummary {
  readonly version: number;
  readonly source: 'file' | 'editor';
  readonly etag: string;
  /** RFC 3339 */
  readonly createdAt: string;
  /** null when it came from a file */
  readonly createdBy: string | null;
}

export interface SettingsVersionParams extends SiteParams {
  readonly version: number;
}

const versionSummary = {
  type: 'object',
  required: ['version', 'source', 'etag', 'createdAt'],
  properties: {
    version: { type: 'integer' },
    source: { enum: ['file', 'editor'] },
    etag: text,
    createdAt: timestamp,
    createdBy: nullable(text),
  },
} as const;

const version = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** `GET /content/v1/sites/{siteId}/settings/versions` */
export const listSettingsVersionsRoute = {
  ...shared,
  summary: 'Versions of the settings of a site, newest first; none while they are as the file says',
  params: siteParams,
  response: { 200: listOf(versionSummary), ...errors },
} as const;

/** `GET /content/v1/sites/{siteId}/settings/versions/{version}` */
export const readSettingsVersionRoute = {
  ...shared,
  summary: 'A version of the settings, byte for byte: save it as the settings to have it back',
  params: {
    type: 'object',
    required: ['siteId', 'version'],
    properties: { ...siteParams.properties, version },
  },
  response: { 200: storedText, ...errors },
} as const;
