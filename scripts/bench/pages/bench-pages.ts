import { MEASURING_KIB } from '#schemas/weights/budgets.ts';
import { newestJobPaths } from '../../product/job-paths.ts';
import { SHIPPED_PAGES } from '../../product/shipped-pages.ts';

export interface BenchPage {
  /** Public path; of a job without its own slug, which differs from day to day. */
  readonly name: string;
  readonly path: string;
  /** Bar for its scripts in KiB gz, those of measuring included, since both sites measure: our own, below those of `docs/adr/0006-search-is-html-first.md`. */
  readonly maxScript: number;
}

/** What content pages may load before anyone touches them, in KiB gz. */
const MAX_CONTENT_SCRIPT = 6;

/** The search page and a job's page do more, still without a framework. */
const MAX_SEARCH_SCRIPT = 11.5;
const MAX_JOB_SCRIPT = 8;

/** Forms are filled in with React 19.3 and react-hook-form, which are 81 KiB of it. The goal is 95. */
const MAX_FORM_SCRIPT = 113;

/** It shows every widget, so it carries every script: no page for visitors. */
const STYLE_GUIDE = '/muestrario';

/** Every shipped page, and the page of a job. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const [jobPath = ''] = await newestJobPaths(origin, 1);
  return [
    ...SHIPPED_PAGES.filter(({ path, type }) => type !== undefined && path !== STYLE_GUIDE).map(
      ({ path, type }) => ({ name: path, path, maxScript: maxScriptOf(type) + MEASURING_KIB }),
    ),
    { name: '/job/…', path: jobPath, maxScript: MAX_JOB_SCRIPT + MEASURING_KIB },
  ];
}

function maxScriptOf(type: string | undefined): number {
  if (type === 'APPLY') return MAX_FORM_SCRIPT;
  return type === 'JOB_LISTING' ? MAX_SEARCH_SCRIPT : MAX_CONTENT_SCRIPT;
}
