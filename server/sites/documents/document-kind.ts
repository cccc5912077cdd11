import type { FormFacts } from '#schemas/pages/form-facts.ts';
import type { PageSummary } from '#schemas/pages/page-summary.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { Failure, Success } from '#schemas/problems/result.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import type { DocumentKindName } from '../../db/document-kind-names.ts';

/** How the files of one kind of document are found and read. */
export interface DocumentKind {
  readonly name: DocumentKindName;
  /** Of its files below the folder of their site; empty, or with a slash at its end. */
  readonly folder: string;
  /** What follows the id in the name of a file. */
  readonly fileEnd: string;
  readonly parse: (text: string) => ParseResult;
}

/** With warnings where the schema accepts the document. */
export type ParseResult =
  | (Success<ParsedDocument> & { readonly problems: readonly Problem[] })
  | Failure<Problem>;

/** What is stored beside the text of a live document. */
export interface DocumentColumns {
  /** `#` and the id for a document that is found by no address; see `storedUrl`. */
  readonly url: string;
  readonly type: string;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** A document that its schema accepts. */
export interface ParsedDocument extends DocumentColumns {
  readonly id: string;
  /** What other documents of the site see of a page. */
  readonly page?: PageSummary | undefined;
  /** What they see of a form. */
  readonly form?: FormFacts;
  readonly check: (context: RuleContext) => readonly Problem[];
}
