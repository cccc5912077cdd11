import { instantOf } from './local-time.ts';

/** What is to happen with a page, and when. */
export interface PublishPlan {
  readonly action: 'publish' | 'unpublish';
  readonly isLater: boolean;
  /** On the clocks of this browser, as `<input type="datetime-local">` has it. */
  readonly local: string;
}

/** When a plan is carried out, as RFC 3339; null for now. */
export function momentOf({ isLater, local }: PublishPlan, timeZone: string): string | null {
  const at = isLater ? instantOf(local, timeZone) : undefined;
  return at === undefined ? null : new Date(at).toISOString();
}
