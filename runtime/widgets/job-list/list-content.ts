import type { JobListContent } from '#schemas/documents/documents.ts';
import type { Sanitised } from '../../html/safe-html.ts';

/** What every kind of list takes. */
export interface ListContentProps {
  readonly content: Sanitised<JobListContent>;
}
