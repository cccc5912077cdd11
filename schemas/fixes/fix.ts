import type { DocumentDefinition } from '../definitions/document-definition.ts';
import type { PageDocument } from '../documents/documents.ts';
import type { Problem } from '../problems/problem.ts';
import type { RuleContext } from '../rules/engine/rule.ts';

/** One change of a document: another plain value at a pointer, or another name for the property there. */
export type DocumentEdit =
  | { readonly kind: 'value'; readonly pointer: string; readonly value: string | number | boolean }
  | { readonly kind: 'name'; readonly pointer: string; readonly name: string };

export interface FixedDocument {
  readonly definition: DocumentDefinition;
  /** The document as it is, valid or not. */
  readonly data: unknown;
  /** The document as a page, where the schemas accept it as one. */
  readonly page: PageDocument | undefined;
  readonly context: RuleContext;
}

/** Edits that belong together. */
export type Remedy = readonly DocumentEdit[];

/**
 * The remedies of a problem, the best one first, that lose no content and change nothing that the author meant; none
 * where only a person can tell. The caller judges the edited document again and tries the next one where a remedy
 * did not help.
 */
export type Fix = (problem: Problem, document: FixedDocument) => readonly Remedy[];
