import { toContentError } from '../api/content-error.ts';
import { type ImportReport, type ImportRequest, importFile } from '../api/transfer-api.ts';

export interface AgreedImport extends Omit<ImportRequest, 'state'> {
  /** What somebody was told would happen, and agreed to. */
  readonly agreed: ImportReport;
}

export type ImportOutcome =
  | { readonly kind: 'imported'; readonly report: ImportReport }
  /** What would happen now is something else, and nothing was done. */
  | { readonly kind: 'changed'; readonly report: ImportReport };

/** People who save all the time on a large site get one in between; more would be a loop that nobody sees. */
const MAX_TRIES = 5;

/**
 * Does what was agreed to. The service refuses when anything of the site has changed since; where that changes nothing
 * of what was agreed to, such as the draft of another page, it is asked again with the state of now.
 */
export async function importAgreed({ agreed, ...request }: AgreedImport): Promise<ImportOutcome> {
  let now = agreed;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    try {
      return { kind: 'imported', report: await importFile({ ...request, state: now.state }) };
    } catch (error) {
      if (toContentError(error).failure !== 'conflict') throw error;
      now = await importFile(request);
    }
    if (!tellsTheSame(now, agreed)) break;
  }
  return { kind: 'changed', report: now };
}

function tellsTheSame(a: ImportReport, b: ImportReport): boolean {
  return JSON.stringify(a.files) === JSON.stringify(b.files);
}
