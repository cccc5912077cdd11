import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { themeData } from '#schemas/testing/documents.ts';
import type { Database } from '../db/open-database.ts';
import type { DatabaseLog } from '../log/database-log.ts';
import type { SiteImportReport } from '../sites/import-sites.ts';

/** A folder of page files for one test. */
export interface TestPages {
  readonly pagesDir: string;
  /** Writes a file below the pages folder; an object as JSON. */
  write(file: string, content: string | object | Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  /** Removes the folder itself. */
  discard(): Promise<void>;
}

export async function createTestPages(): Promise<TestPages> {
  const pagesDir = await mkdtemp(join(tmpdir(), 'rumbo-pages-'));
  return {
    pagesDir,
    async write(file, content) {
      const path = join(pagesDir, file);
      await mkdir(dirname(path), { recursive: true });
      const isText = typeof content === 'string' || content instanceof Uint8Array;
      await writeFile(path, isText ? content : `${JSON.stringify(content, null, 2)}\n`);
    },
    remove: (path) => rm(join(pagesDir, path), { recursive: true }),
    copy: (from, to) => cp(join(pagesDir, from), join(pagesDir, to), { recursive: true }),
    discard: () => rm(pagesDir, { recursive: true }),
  };
}

/** Settings of a site; the changes win. */
export function siteJson(id: string, changes: object = {}): object {
  return {
    id,
    agencyId: `agency-${id}`,
    agencyName: `Agency of ${id}`,
    clientId: `client-${id}`,
    name: `Site ${id}`,
    sitePrefix: '',
    hosts: [],
    country: 'MX',
    locale: 'es-MX',
    urls: { home: '/home', jobListing: '/buscar-empleos' },
    theme: themeData,
    metadata: { titleSuffix: `Site ${id}`, icon: 'assets/icon.svg' },
    ...changes,
  };
}

/** Settings of a site that measures. */
export const MEASURED = {
  enableWidgetTracking: true,
  consent: { heading: '¿Podemos medir?', text: 'Solo qué páginas ves.', version: 1 },
} as const;

/** A page with one rich text; the changes win. */
export function pageJson(id: string, changes: object = {}, html = `<p>Texto de ${id}</p>`): object {
  return {
    schemaVersion: 1,
    id,
    url: `/${id}`,
    type: 'CONTENT',
    metadata: {
      title: `Page ${id}`,
      description: `About ${id}`,
      layout: { sectionId: 's1', widgetId: 'w1' },
    },
    widgets: [{ id: 'w1', type: 'rich-text', content: { html } }],
    ...changes,
  };
}

export interface LoggedLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: object;
}

/** A log that remembers. */
export function createMemoryLog(): DatabaseLog & { readonly lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const remember =
    (level: LoggedLine['level']) =>
    (message: string, details: object = {}) =>
      void lines.push({ level, message, details });
  return { lines, info: remember('info'), warn: remember('warn'), error: remember('error') };
}

/** Live pages as `site/page url version source`. */
export async function livePages(database: Database): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('documents')
    .innerJoin('document_versions as live', (on) =>
      on
        .onRef('live.site_id', '=', 'documents.site_id')
        .onRef('live.document_id', '=', 'documents.document_id')
        .onRef('live.version', '=', 'documents.live_version'),
    )
    .select(['documents.site_id', 'documents.document_id', 'url', 'live.version', 'live.source'])
    .orderBy('documents.site_id')
    .orderBy('documents.document_id')
    .execute();
  return rows.map(
    (row) => `${row.site_id}/${row.document_id} ${row.url} ${row.version} ${row.source}`,
  );
}

/** What an import found wrong, as `severity file code`. */
export function problemCodes({ problems }: SiteImportReport): string[] {
  return problems.map(({ file, code, severity }) => `${severity} ${file} ${code}`);
}
