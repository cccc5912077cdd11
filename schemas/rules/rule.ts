import type { PageDocument, SiteDocument } from '../documents.ts';
import type { FieldPaths } from '../fields.ts';
import type { PageSummary } from '../page-summary.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problem-catalogue.ts';

/** A check that JSON Schema cannot say. It finds problems of its own code only. */
export interface Rule {
  readonly code: ProblemCode;
  readonly check: (page: PageDocument, context: RuleContext) => Problem[];
}

/** What surrounds the page. Undefined means "not known": rules that need it do not judge. */
export interface RuleContext {
  readonly site: SiteDocument | undefined;
  /** Every page of the site; the judged page may be among them. */
  readonly pages: readonly PageSummary[];
  /** Paths of the site's files, such as `assets/logo.svg`. */
  readonly assets: ReadonlySet<string> | undefined;
  readonly fields: FieldPaths;
}
