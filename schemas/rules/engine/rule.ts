import type { WeightTable } from '../../definitions/weight-table.ts';
import type { AssetFacts } from '../../documents/asset-facts.ts';
import type { PageDocument, SiteDocument } from '../../documents/documents.ts';
import type { FieldPaths } from '../../json/fields.ts';
import type { PageSummary } from '../../pages/page-summary.ts';
import type { Problem } from '../../problems/problem.ts';
import type { ProblemCode } from '../../problems/problem-catalogue.ts';

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
  /** The site's files by path, such as `assets/logo.svg`. */
  readonly assets: ReadonlyMap<string, AssetFacts> | undefined;
  /** Ids of the site's forms. */
  readonly forms: ReadonlySet<string> | undefined;
  /** Where the fields of each widget type stand. */
  readonly fields: FieldPaths;
  /** What the parts of pages weigh. */
  readonly weights: WeightTable;
  /** The moment of judgement, in ms since the epoch. */
  readonly now: number | undefined;
}
