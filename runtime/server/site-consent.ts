import type { SiteDocument } from '#schemas/documents/documents.ts';
import { OPEN_OWN_QUESTION, OPEN_QUESTION } from '../base/open-question.ts';
import type { RegisteredWidget } from '../widget/registered-widget.ts';

/** Its script asks for sites, too, and measures. */
export const CONSENT_TYPE = 'cookie-consent';

/** A site that cannot ask measures nothing, whatever else its settings say. */
export function asksToMeasure({ enableWidgetTracking, consent }: SiteDocument): boolean {
  return enableWidgetTracking === true && consent !== undefined;
}

/** By whom the visitors of a page are asked, with the script in its HTML that opens the question. */
export const OPENING_SCRIPTS = { page: OPEN_OWN_QUESTION, site: OPEN_QUESTION };
export type Asker = keyof typeof OPENING_SCRIPTS;

/** A site asks by its settings and not by an edit of each page; a page that asks itself keeps its own question. */
export function askerOf(types: readonly RegisteredWidget[], site: SiteDocument): Asker | undefined {
  if (types.some(({ type }) => type === CONSENT_TYPE)) return 'page';
  return asksToMeasure(site) ? 'site' : undefined;
}
