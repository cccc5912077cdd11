import {
  changeErrors,
  documentProblem,
  errors,
  type PageParams,
  pageParams,
  type SiteParams,
  shared,
  siteParams,
  storedText,
  text,
} from './content.ts';
import type { PageQuery } from './content-pages.ts';
import { problemDetails } from './problem-details.ts';

export type { PageParams, SiteParams };

export type ExportQuery = PageQuery;

export interface ImportQuery {
  /** Tells what would happen, and changes nothing. */
  readonly dryRun?: boolean;
  /** Puts every page of the import on the site, where none of them has errors. */
  readonly publish?: boolean;
  /** Leaves the site's settings and the pages that it has as they are, as when the archive is another site's. */
  readonly onlyNew?: boolean;
}

/** What an import makes of a file: `refuse` stands in the way of all of it, `skip` leaves it out as asked. */
export const IMPORT_ACTIONS = ['create', 'update', 'unchanged', 'skip', 'refuse'] as const;

export type ImportAction = (typeof IMPORT_ACTIONS)[number];

export interface ImportedFile {
  /** As it is called in the archive. */
  readonly file: string;
  readonly action: ImportAction;
  /** Path that a picture gets because other bytes have its own; documents of the import name it there. */
  readonly storedAs?: string;
  /** Checksum of what the site has in the document’s place: reports that are the same tell of the same change. */
  readonly replaces?: string;
  /** Whether a page goes on the site. */
  readonly publishes: boolean;
  /** 200 at most, and 5000 of all files together; of a file that has some, one at least. */
  readonly problems: readonly ImportProblem[];
  /** How many more there are. */
  readonly omitted: number;
}

/** One thing that is wrong with a file, as `npm run validate` tells it. */
export interface ImportProblem {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly pointer: string;
  readonly nodeId?: string;
  readonly message: string;
  readonly remedy: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface ImportReport {
  readonly dryRun: boolean;
  /** Entity tag of the site as it is now, for `If-Match` of the next import. */
  readonly state: string;
  /** Whether any file is refused, so that nothing can be imported. */
  readonly refused: boolean;
  readonly files: readonly ImportedFile[];
}

const stateQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { state: { enum: ['working', 'live'] } },
} as const;

const archive = { type: 'string', format: 'binary' } as const;

/** `GET /content/v1/sites/{siteId}/export` */
export const exportSiteRoute = {
  ...shared,
  summary:
    'A site as a zip of its folder: settings, pages, pictures. The same site gives the same bytes',
  params: siteParams,
  querystring: stateQuery,
  response: {
    200: { description: 'The archive', content: { 'application/zip': { schema: archive } } },
    409: problemDetails,
    ...errors,
  },
} as const;

/** `GET /content/v1/sites/{siteId}/pages/{pageId}/export` */
export const exportPageRoute = {
  ...shared,
  summary: 'A page as a file, byte for byte',
  params: pageParams,
  querystring: stateQuery,
  response: { 200: storedText, ...errors },
} as const;

const importedFile = {
  type: 'object',
  required: ['file', 'action', 'publishes', 'problems', 'omitted'],
  properties: {
    file: text,
    action: { enum: IMPORT_ACTIONS },
    storedAs: text,
    replaces: text,
    publishes: { type: 'boolean' },
    problems: { type: 'array', items: documentProblem },
    omitted: { type: 'integer' },
  },
} as const;

/** `POST /content/v1/sites/{siteId}/import` */
export const importRoute = {
  ...shared,
  summary:
    'Import a site’s zip or one page, all of it or nothing; `dryRun` only tells what would happen',
  consumes: ['application/zip', 'application/json'],
  params: siteParams,
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      dryRun: { type: 'boolean' },
      publish: { type: 'boolean' },
      onlyNew: { type: 'boolean' },
    },
  },
  response: {
    200: {
      type: 'object',
      required: ['dryRun', 'state', 'refused', 'files'],
      properties: {
        dryRun: { type: 'boolean' },
        state: text,
        refused: { type: 'boolean' },
        files: { type: 'array', items: importedFile },
      },
    },
    413: problemDetails,
    415: problemDetails,
    ...changeErrors,
  },
} as const;
