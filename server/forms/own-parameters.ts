import { isRecord } from '#schemas/json/fields.ts';
import { isBlank } from '#schemas/text/blank-text.ts';
import type { Api } from '../http/api.ts';

/** Parameters that form calls read; all others pass as they are (spec section 7). */
const OWN = [
  ...['applicationId', 'applicationStatus', 'dropOffType', 'formId', 'jobId', 'resumeUrl'],
  ...['stage', 'submissionId', 'templateId', 'websiteId'],
];

/** Clients pass on what their page's address holds: of a parameter that is given twice the first counts, and an empty one names nothing. */
export function settleOwnParameters(api: Api): void {
  api.addHook('preValidation', async ({ query }) => {
    if (!isRecord(query)) return;
    for (const name of OWN.filter((each) => Object.hasOwn(query, each))) {
      const value = [query[name]].flat()[0];
      if (typeof value === 'string' && isBlank(value)) delete query[name];
      else query[name] = value;
    }
  });
}
