import type { SiteSummary } from '#schemas/api/content.ts';
import { isRecord } from '#schemas/json/fields.ts';

export type { SiteSummary };

export function isSiteSummary(value: unknown): value is SiteSummary {
  return (
    isRecord(value) &&
    ['siteId', 'agencyId', 'name', 'sitePrefix'].every((key) => typeof value[key] === 'string')
  );
}
