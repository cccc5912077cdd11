import { type Static, Type } from 'typebox';
import { entityId } from '#schemas/api/shapes.ts';
import type { RuntimeSource } from '../base/runtime-door.ts';
import type { Database } from '../db/open-database.ts';
import {
  type ApplicantLinks,
  type LinkKind,
  MAX_LINK,
  type OpenedLink,
} from '../form-calls/applicant-links.ts';
import type { CallGuard } from '../form-calls/call-guard.ts';
import { siteKeyOf } from '../form-calls/find-form-call.ts';
import type { Api } from '../http/api.ts';
import { FORM_TYPE } from '../http/media-type.ts';
import type { PageOrigin } from '../pages/page-origin.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { sitesOfHost } from '../sites/resolve-page.ts';
import type { SiteEntry } from '../sites/site-entry.ts';
import type { SiteStore } from '../sites/site-store.ts';
import { parsePlainForm } from './plain-form.ts';

export interface LinkContext {
  readonly database: Pick<Database, 'kysely' | 'publish'>;
  readonly store: Pick<SiteStore, 'sites'>;
  readonly applicantLinks: ApplicantLinks;
  readonly callGuard: CallGuard;
  readonly runtime: RuntimeSource;
  readonly pageOrigin: PageOrigin;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export const linkQuery = Type.Object({
  websiteId: entityId,
  link: Type.String({ minLength: 1, maxLength: MAX_LINK }),
});

export interface FoundSite {
  readonly entry: SiteEntry;
  readonly key: SiteKey;
}

/** The site of a host by its id. */
export function findSite(
  { store }: Pick<LinkContext, 'store'>,
  host: string,
  websiteId: string,
): FoundSite | undefined {
  const entry = sitesOfHost(store.sites, host).find(({ site }) => site.id === websiteId);
  return entry && { entry, key: siteKeyOf(entry) };
}

export type FoundLink = OpenedLink & { readonly found?: FoundSite };

/** Links of other sites and agencies are as good as none. */
export async function openLink(
  context: Pick<LinkContext, 'store' | 'applicantLinks'>,
  kind: LinkKind,
  { host, query }: { readonly host: string; readonly query: Static<typeof linkQuery> },
): Promise<FoundLink> {
  const found = findSite(context, host, query.websiteId);
  if (found === undefined) return { state: 'unknown' };
  return { ...(await context.applicantLinks.open(kind, found.key, query.link)), found };
}

/** Bodies are plain forms. */
export function takePlainForms(api: Api): void {
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: 256 * 1024 },
    (_request, body, done) => done(null, parsePlainForm(String(body))),
  );
}
