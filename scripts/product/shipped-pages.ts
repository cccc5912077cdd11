import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDocument } from '#schemas/documents/documents.ts';
import { projectRoot } from '../base/project-root.ts';
import { CLOSED_JOB, MISSING_JOB } from './test-jobs.ts';

export interface ShippedPage {
  /** Public path. */
  readonly path: string;
  /** What it answers. */
  readonly status: number;
  /** Of the document that it shows; absent where the address asks for something particular. */
  readonly type?: PageDocument['type'];
}

/** The sites that ship. */
export const SHIPPED_SITES = ['repartidores-mx', 'almacenes-norte'] as const;

/** System pages that answer no address of their own: the tests' product gives them one. */
export const HIDDEN_PAGES = ['410', '500'] as const;

/** Every page of the shipped sites, and those that depend on what their address asks for. */
export const SHIPPED_PAGES: readonly ShippedPage[] = [
  ...SHIPPED_SITES.flatMap(pagesOf),
  { path: '/buscar-empleos?keyword=repartidor&state=Jalisco&page=2', status: 200 },
  { path: '/buscar-empleos?keyword=zzzz', status: 200 },
  { path: CLOSED_JOB, status: 200 },
  { path: MISSING_JOB, status: 404 },
];

interface PageFile {
  readonly id: string;
  readonly url: string;
  readonly type: PageDocument['type'];
}

function pagesOf(site: string): ShippedPage[] {
  const folder = path.join(projectRoot, 'pages', site);
  const { sitePrefix } = readJson<{ sitePrefix: string }>(path.join(folder, 'site.json'));
  const prefix = sitePrefix && `/${sitePrefix}`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.page.json'));
  const pages = files.map((file) => readJson<PageFile>(path.join(folder, file)));
  const addressed = pages.filter(({ type }) => type !== 'SYSTEM' && type !== 'JOB_DETAIL');
  return [
    ...addressed.map(({ url, type }) => ({ path: prefix + url, status: 200, type })),
    ...HIDDEN_PAGES.map((id) => ({ path: `${prefix}/${hiddenPageId(id)}`, status: 200 })),
    { path: `${prefix}/no-existe`, status: 404 },
  ];
}

/** Id and address of the copy that shows a hidden page. */
export function hiddenPageId(id: string): string {
  return `pagina-${id}`;
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8')) as Shape;
}
