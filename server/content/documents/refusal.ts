import type { Problem } from '#schemas/problems/problem.ts';

/** Why a change was not made. Nothing has been written then. */
export type Refusal =
  | { readonly kind: 'page-unknown' }
  | { readonly kind: 'page-exists'; readonly isDeleted: boolean }
  | { readonly kind: 'page-not-live' }
  | { readonly kind: 'version-unknown'; readonly version: number | string }
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
