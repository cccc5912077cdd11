import type { WeightTable } from '../../definitions/weight-table.ts';
import type { AssetFacts } from '../../documents/asset-facts.ts';
import type { PageDocument, SiteDocument } from '../../documents/documents.ts';
import type { FieldPaths } from '../../json/fields.ts';
import type { PageSummary } from '../../pages/page-summary.ts';
import {
  type Problem,
  type ProblemKind,
  type ProblemPlace,
  toProblem,
} from '../../problems/problem.ts';

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

/** A place that a rule objects to, with the parameters of the rule's texts. */
export interface Finding extends ProblemPlace {
  readonly params?: Problem['params'];
}

/** A check that JSON Schema cannot say: of pages, of a site's settings, or of both. */
interface RuleKind extends ProblemKind {
  /** Place of its problems among those of other rules, and of its section in `docs/errors.md`. */
  readonly order: number;
  /** Place among the problems of settings, where it is another. */
  readonly siteOrder?: number;
}

type Check<Document, Found> = (document: Document, context: RuleContext) => Found[];

interface FindsInPages extends RuleKind {
  readonly check: Check<PageDocument, Finding>;
}

interface FindsInSites extends RuleKind {
  readonly checkSite: Check<SiteDocument, Finding>;
}

export interface PageRule extends RuleKind {
  readonly check: Check<PageDocument, Problem>;
}

export interface SiteRule extends RuleKind {
  readonly checkSite: Check<SiteDocument, Problem>;
}

/** A rule whose findings are problems of its own code and severity. */
export function defineRule(definition: FindsInPages & FindsInSites): PageRule & SiteRule;
export function defineRule(definition: FindsInPages): PageRule;
export function defineRule(definition: FindsInSites): SiteRule;
export function defineRule({
  check,
  checkSite,
  ...kind
}: RuleKind & Partial<FindsInPages & FindsInSites>): RuleKind & Partial<PageRule & SiteRule> {
  return {
    ...kind,
    ...(check && { check: problemsOf(kind, check) }),
    ...(checkSite && { checkSite: problemsOf(kind, checkSite) }),
  };
}

function problemsOf<Document>(
  kind: ProblemKind,
  check: Check<Document, Finding>,
): Check<Document, Problem> {
  return (document, context) =>
    check(document, context).map(({ params, ...place }) => toProblem(kind, place, params));
}

/** The first finding at each place: a page and its `/p/` variant share most of what they show. */
export function firstAtEachPointer(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ pointer }) => {
    const isFirst = !seen.has(pointer);
    seen.add(pointer);
    return isFirst;
  });
}
