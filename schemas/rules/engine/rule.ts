import type { WeightTable } from '../../definitions/weight-table.ts';
import type { AssetFacts } from '../../documents/asset-facts.ts';
import type { FormDocument, PageDocument, SiteDocument } from '../../documents/documents.ts';
import type { Answers } from '../../forms/base/answers.ts';
import type { ReachBudget } from '../../forms/reach/meter.ts';
import type { FieldPaths } from '../../json/fields.ts';
import type { FormFacts } from '../../pages/form-facts.ts';
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
  /** The site's forms by id. */
  readonly forms: ReadonlyMap<string, FormFacts> | undefined;
  /** Where the fields of each widget type stand. */
  readonly fields: FieldPaths;
  /** What the parts of pages weigh. */
  readonly weights: WeightTable;
  /** The moment of judgement, in ms since the epoch. */
  readonly now: number | undefined;
}

/** What a form is judged by. */
export interface FormRuleContext {
  /** `YYYY-MM-DD` in the site's time zone. */
  readonly today: string;
  /** What deciding who can reach what may cost. */
  readonly budget: ReachBudget;
}

/** A place that a rule objects to, with the parameters of the rule's texts. */
export interface Finding extends ProblemPlace {
  readonly params?: Problem['params'];
  readonly example?: Answers;
}

/** A check that JSON Schema cannot say: of pages, of a site's settings, of both, or of forms. */
interface RuleKind extends ProblemKind {
  /** Place of its problems among those of other rules, and of its section in `docs/errors.md`. */
  readonly order: number;
  /** Place among the problems of settings, where it is another. */
  readonly siteOrder?: number;
}

type Check<Document, Context, Found> = (document: Document, context: Context) => Found[];

interface FindsInPages extends RuleKind {
  readonly check: Check<PageDocument, RuleContext, Finding>;
}

interface FindsInSites extends RuleKind {
  readonly checkSite: Check<SiteDocument, RuleContext, Finding>;
}

interface FindsInForms extends RuleKind {
  readonly checkForm: Check<FormDocument, FormRuleContext, Finding>;
}

export interface PageRule extends RuleKind {
  readonly check: Check<PageDocument, RuleContext, Problem>;
}

export interface SiteRule extends RuleKind {
  readonly checkSite: Check<SiteDocument, RuleContext, Problem>;
}

export interface FormRule extends RuleKind {
  readonly checkForm: Check<FormDocument, FormRuleContext, Problem>;
}

/** A rule whose findings are problems of its own code and severity. */
export function defineRule(definition: FindsInPages & FindsInSites): PageRule & SiteRule;
export function defineRule(definition: FindsInPages): PageRule;
export function defineRule(definition: FindsInSites): SiteRule;
export function defineRule(definition: FindsInForms): FormRule;
export function defineRule({
  check,
  checkSite,
  checkForm,
  ...kind
}: RuleKind & Partial<FindsInPages & FindsInSites & FindsInForms>): RuleKind &
  Partial<PageRule & SiteRule & FormRule> {
  return {
    ...kind,
    ...(check && { check: problemsOf(kind, check) }),
    ...(checkSite && { checkSite: problemsOf(kind, checkSite) }),
    ...(checkForm && { checkForm: problemsOf(kind, checkForm) }),
  };
}

function problemsOf<Document, Context>(
  kind: ProblemKind,
  check: Check<Document, Context, Finding>,
): Check<Document, Context, Problem> {
  return (document, context) =>
    check(document, context).map(({ params, example, ...place }) => ({
      ...toProblem(kind, place, params),
      ...(example && { example }),
    }));
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
