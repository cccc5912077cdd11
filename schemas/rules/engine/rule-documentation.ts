import type { AssetFacts } from '../../documents/asset-facts.ts';
import type { ThemeColors } from '../../documents/documents.ts';
import type { ReachBudget } from '../../forms/reach/meter.ts';
import type { FieldPaths } from '../../json/fields.ts';
import type { FormFacts } from '../../pages/form-facts.ts';
import type { PageSummary } from '../../pages/page-summary.ts';

type Data = Readonly<Record<string, unknown>>;

/**
 * A page with its site, or a form, as far as they differ from one that no rule minds: a page `/home` with one heading, on
 * a site with another page `/jobs` and the file `assets/a.svg`; a form that asks for a name.
 */
export interface RuleExample {
  /** Below the heading, which is `/widgets/0`. */
  readonly widgets?: readonly Data[];
  /** Below the section of the heading; one for each of `widgets` where they are left out. */
  readonly sections?: readonly Data[];
  /** Properties of the page. */
  readonly page?: Data;
  /** Properties of the settings. */
  readonly site?: Data;
  /** Of the theme. */
  readonly colors?: Partial<ThemeColors>;
  /** Other pages of the site. */
  readonly pages?: readonly PageSummary[];
  /** Other files of the site, by path. */
  readonly assets?: Readonly<Record<string, AssetFacts>>;
  /** By id. */
  readonly forms?: Readonly<Record<string, FormFacts>>;
  /** Of widget types that exist only here. */
  readonly fields?: FieldPaths;
  /** Moment of judgement, in ISO 8601. */
  readonly now?: string;
  /** Of the form, in its one section. */
  readonly questions?: readonly Data[];
  /** Properties of the form. */
  readonly form?: Data;
  /** Where it is another than the editor's. */
  readonly budget?: ReachBudget;
}

/** What a rule's section of `docs/errors.md` and its tests are made from. No bundle has it. */
export interface RuleDocumentation {
  /** Sentences in Markdown: what is wrong, and when it is told. */
  readonly explanation: readonly string[];
  /** Sentences in Markdown: what to do. */
  readonly mending: readonly string[];
  /** Gives this problem and no other. */
  readonly bad: RuleExample;
  /** Gives no problem. */
  readonly good: RuleExample;
  /** Of the problem of `bad`. */
  readonly pointer: string;
  /** JSON Pointer to the part of `bad` that is printed, and of `good` where that differs. */
  readonly shown?: string;
}
