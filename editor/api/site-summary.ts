import { isRecord } from '#schemas/fields.ts';

/** A site as the list of sites tells it. */
export interface SiteSummary {
  readonly siteId: string;
  readonly name: string;
}

export function isSiteSummary(value: unknown): value is SiteSummary {
  return (
    isRecord(value) && typeof value['siteId'] === 'string' && typeof value['name'] === 'string'
  );
}
