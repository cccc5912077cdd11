import type { DuplicateRequest } from '#schemas/api/content-pages.ts';
import type { Change } from '#schemas/diff/compare/change.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { Result } from '#schemas/problems/result.ts';
import type { RuleContext } from '#schemas/rules/engine/rule.ts';
import type { DocumentKind, ParsedDocument } from '../../sites/documents/document-kind.ts';
import type { AssetReference } from './asset-references.ts';

/** What is particular to one kind of document in the content service; all else is the same for every kind. */
export interface ContentKind extends DocumentKind {
  /** Of API addresses: `/content/v1/sites/{siteId}/<segment>`. */
  readonly segment: string;
  /** Of a document that says none. */
  readonly defaultType: string;
  /** What lists and links need of a draft, which need not be valid. */
  readonly summarise: (document: Readonly<Record<string, unknown>>) => DraftSummary;
  /** Addresses by which visitors find a document, as requests have them. */
  readonly addressesOf: (text: string) => readonly string[];
  /** What a document is judged against: its site with the document in the place of its stored state. */
  readonly place: (context: RuleContext, text: string, purpose: JudgePurpose) => RuleContext;
  readonly diff: (before: string, after: string) => readonly Change[];
  /** The current text with one part as an old text has it. */
  readonly restorePart: (
    current: string,
    old: string,
    id: string,
  ) => Result<string, RestoreRefusal>;
  /** The text with other names; nothing else of it changes. */
  readonly rename: (text: string, names: DuplicateRequest) => string;
  readonly assetsOf: (text: string) => readonly AssetReference[];
}

/** The name of the parameter of a route that names a document. */
export function idParam({ name }: Pick<ContentKind, 'name'>): string {
  return `${name}Id`;
}

/** Of routes about all documents of a kind. */
export function collectionPath({ segment }: Pick<ContentKind, 'segment'>): string {
  return `/sites/:siteId/${segment}`;
}

/** Of routes about one document. */
export function documentPath(kind: Pick<ContentKind, 'name' | 'segment'>): string {
  return `${collectionPath(kind)}/:${idParam(kind)}`;
}

/** `publish`: drafts of others do not keep addresses from it. `draft`: it is told of such drafts as well. */
export type JudgePurpose = 'publish' | 'draft';

export interface DraftSummary {
  /** null where the document says none that a valid one can have */
  readonly url: string | null;
  /** As the document says it, known or not. */
  readonly type: string | null;
  readonly title: string;
  readonly aliases: readonly string[];
}

/** `problems` where a text or the result is not valid, `detail` where the part cannot be restored. */
export type RestoreRefusal =
  | { readonly problems: readonly Problem[] }
  | { readonly detail: string; readonly problems?: never };

/** The document where its schema accepts it, and everything that is wrong with it. */
export interface JudgedDocument {
  readonly document: ParsedDocument | undefined;
  readonly problems: readonly Problem[];
}

/** Judges a text by its schema, then by the rules where the schema accepts it. */
export function judgeDocument(
  kind: ContentKind,
  text: string,
  context: RuleContext,
): JudgedDocument {
  const parsed = kind.parse(text);
  if (!parsed.ok) return { document: undefined, problems: parsed.problems };
  const document = parsed.value;
  return { document, problems: [...parsed.problems, ...document.check(context)] };
}
