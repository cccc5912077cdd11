import type { PageDocument } from '#schemas/documents/documents.ts';
import { budgetsOf } from '#schemas/weights/budgets.ts';
import { newestJobPaths } from '../../product/job-paths.ts';
import { SHIPPED_PAGES } from '../../product/shipped-pages.ts';

export interface BenchPage {
  /** Public path; of a job without its own slug, which differs from day to day. */
  readonly name: string;
  readonly path: string;
  /** Bar for its scripts in KiB gz, those of measuring included, since both sites measure: our own, below those of `docs/adr/0006-search-is-html-first.md`. */
  readonly maxScript: number;
}

/** It shows every widget, so it carries every script: no page for visitors. */
const STYLE_GUIDE = '/muestrario';

/** Every shipped page, and the page of a job. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const [jobPath = ''] = await newestJobPaths(origin, 1);
  return [
    ...SHIPPED_PAGES.filter(({ path, type }) => type !== undefined && path !== STYLE_GUIDE).map(
      ({ path, type }) => ({ name: path, path, maxScript: maxScriptOf(type) }),
    ),
    { name: '/job/…', path: jobPath, maxScript: maxScriptOf('JOB_DETAIL') },
  ];
}

/** Both shipped sites measure. */
function maxScriptOf(type: PageDocument['type'] = 'CONTENT'): number {
  return budgetsOf({ enableWidgetTracking: true }, { type, metadata: {} }).scripts;
}
