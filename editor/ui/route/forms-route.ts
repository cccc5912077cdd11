import { parseRoute, toHash } from './route.ts';

/** Stands where addresses name a site; no id has a tilde. `#/~forms/repartidores-mx/repartidor` is a form. */
export const FORMS = '~forms';

interface FormsRoute {
  readonly siteId?: string;
  readonly formId?: string;
}

/** What the address of the forms of a site names. */
export function parseFormsRoute(hash: string): FormsRoute {
  const rest = hash.replace(/^#\/?[^/]*/, '#');
  const { siteId, pageId } = parseRoute(rest);
  return {
    ...(siteId !== undefined && { siteId }),
    ...(pageId !== undefined && { formId: pageId }),
  };
}

export function toFormsHash(siteId: string, formId?: string): string {
  const form = formId === undefined ? '' : `/${encodeURIComponent(formId)}`;
  return toHash(FORMS, siteId) + form;
}
