import type { AnyWidget, SiteDocument } from '#schemas/documents/documents.ts';
import { MEASURING, SITE_CONSENT_ID } from '../base/measuring.ts';
import type { PageContextValue } from '../context/page-context.ts';
import type { WidgetRegistry } from '../widget/widget-registry.ts';
import type { PageParts } from './page-parts.ts';

/** Its script measures, too. */
export const CONSENT_TYPE = 'cookie-consent';

/** A site that cannot ask measures nothing, whatever else its settings say. */
export function asksToMeasure({ enableWidgetTracking, consent }: SiteDocument): boolean {
  return enableWidgetTracking === true && consent !== undefined;
}

export function hasSiteQuestion(shown: readonly AnyWidget[]): boolean {
  return shown.some(({ id }) => id === SITE_CONSENT_ID);
}

/**
 * The page with the question of its site, by the site's settings and not by an edit of each page. A page that asks
 * itself keeps its own.
 */
export function withSiteConsent(
  parts: PageParts,
  { messages }: Pick<PageContextValue, 'messages'>,
  { site, registry }: { readonly site: SiteDocument; readonly registry: WidgetRegistry },
): PageParts {
  const { consent } = site;
  const type = registry.get(CONSENT_TYPE);
  const asksItself = parts.shown.some((widget) => widget.type === CONSENT_TYPE);
  if (!asksToMeasure(site) || consent === undefined || type === undefined || asksItself)
    return parts;
  const needed = messages['measuring.needed'].text;
  const measured = messages['measuring.measured'].text;
  const categories = [
    {
      ...{ id: 'needed', name: needed, required: true },
      description: messages['measuring.needed-text'].text,
    },
    { id: MEASURING, name: measured, description: messages['measuring.measured-text'].text },
  ];
  const content = { ...consent, categories };
  const widget: AnyWidget = { id: SITE_CONSENT_ID, type: CONSENT_TYPE, content };
  return {
    ...parts,
    widgets: [...parts.widgets, widget],
    shown: [...parts.shown, widget],
    types: [...parts.types, type],
  };
}
