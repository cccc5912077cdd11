import type { SiteDocument } from '#schemas/documents.ts';
import { checkPage } from '#schemas/rules/check-page.ts';
import { toRuleContext } from '#schemas/rules/to-rule-context.ts';
import { type FileProblem, toFileProblem } from './file-problem.ts';
import type { PageFile } from './page-file.ts';

export interface RuledSite {
  readonly site: SiteDocument;
  readonly pageFiles: readonly PageFile[];
  /** Paths of its files, such as `assets/logo.svg`. */
  readonly assets: readonly string[];
}

/** What the rules say of a site's valid pages: warnings all, for such pages are served nevertheless. */
export function ruleProblems({ site, pageFiles, assets }: RuledSite): FileProblem[] {
  const readable = pageFiles.flatMap(({ file, content }) =>
    content === undefined ? [] : [{ file, page: content.page }],
  );
  // A refused page may keep an older version live: links to it must not be called dead.
  const isWhole = readable.length === pageFiles.length;
  const context = toRuleContext({
    site: isWhole ? site : undefined,
    pages: readable.map(({ page }) => page),
    assets: new Map(assets.map((path) => [path, {}])),
    now: Date.now(),
  });
  return readable.flatMap(({ file, page }) =>
    checkPage(page, context).map(
      (problem): FileProblem => ({ ...toFileProblem(file, problem), severity: 'warning' }),
    ),
  );
}
