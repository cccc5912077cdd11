import { type Kysely, sql } from 'kysely';
import {
  type ApplicationSummary,
  applicationsOf,
  type FormFacts,
  toFormFacts,
} from '#schemas/pages/form-facts.ts';
import { parseJson } from '#schemas/parse/parse-json.ts';
import type { DocumentKindName } from '../../db/document-kind-names.ts';
import type { Tables } from '../../db/schema.ts';
import { sameDocument } from '../../sites/documents/document-key.ts';
import type { SiteKey } from '../../sites/documents/site-key.ts';
import { shownVersion } from './last-published.ts';

/** A site's forms outside the bin, as pages name them, published or not. */
export async function loadFormFacts(
  rows: Kysely<Tables>,
  site: SiteKey,
): Promise<ReadonlyMap<string, FormFacts>> {
  const forms = await textsOf(rows, site, 'form').execute();
  return new Map(forms.map(({ id, text }) => [id, toFormFacts(dataOf(text))]));
}

/** What the site's pages for applying do, by page: those on the site by what is live, the others by their drafts. */
export async function loadApplications(
  rows: Kysely<Tables>,
  site: SiteKey,
): Promise<ReadonlyMap<string, readonly ApplicationSummary[]>> {
  const pages = await textsOf(rows, site, 'page')
    .where((eb) => eb.or([eb('documents.type', '=', 'APPLY'), eb('draft.type', '=', 'APPLY')]))
    .execute();
  return new Map(pages.map(({ id, text }) => [id, applicationsOf(dataOf(text))]));
}

/** What is live of each document, else its draft, else what was published last. */
function textsOf(rows: Kysely<Tables>, { agencyId, siteId }: SiteKey, kind: DocumentKindName) {
  return rows
    .selectFrom('documents')
    .leftJoin('document_drafts as draft', (join) => join.on(sameDocument('draft', 'documents')))
    .leftJoin('document_versions as shown', (join) =>
      join.on(sameDocument('shown', 'documents')).on('shown.version', '=', shownVersion),
    )
    .select([
      'documents.document_id as id',
      sql<string | null>`case when documents.live_version is null and draft.document is not null
        then draft.document else shown.document end`.as('text'),
    ])
    .where('documents.agency_id', '=', agencyId)
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', '=', kind)
    .where('documents.deleted_at', 'is', null);
}

function dataOf(text: string | null): unknown {
  const json = text === null ? undefined : parseJson(text);
  return json?.ok ? json.value : undefined;
}
