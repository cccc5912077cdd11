import type { Problem } from '#schemas/problems/problem.ts';
import type { DocumentKey } from '../../sites/documents/document-key.ts';

/** Why a change was not made. Nothing has been written then. */
export type Refusal =
  | { readonly kind: 'document-unknown' | 'document-not-live'; readonly key: DocumentKey }
  | { readonly kind: 'document-exists'; readonly key: DocumentKey; readonly isDeleted: boolean }
  | {
      readonly kind: 'version-unknown';
      readonly key: DocumentKey;
      readonly version: number | string;
    }
  | { readonly kind: 'operator-only'; readonly detail: string }
  | { readonly kind: 'request-invalid'; readonly detail: string }
  | Conflict
  | { readonly kind: 'document-invalid'; readonly problems: readonly Problem[] };

/** What is there now, for whoever wanted to change something else. */
export interface Conflict {
  readonly kind: 'version-conflict';
  readonly theirs: string;
  readonly etag: string;
  readonly savedBy: string | null;
  /** RFC 3339 */
  readonly savedAt: string | null;
}

export function invalidDocument({ problems }: { readonly problems: readonly Problem[] }): Refusal {
  return { kind: 'document-invalid', problems };
}

/** The permanent code of a refusal, such as `page-unknown`. */
export function codeOf(refusal: Refusal) {
  switch (refusal.kind) {
    case 'document-unknown':
      return `${refusal.key.kind}-unknown` as const;
    case 'document-exists':
      return `${refusal.key.kind}-exists` as const;
    case 'document-not-live':
      return `${refusal.key.kind}-not-live` as const;
    default:
      return refusal.kind;
  }
}
