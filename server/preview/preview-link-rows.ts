import type { Kysely } from 'kysely';
import type { PreviewLink } from '#schemas/api/preview.ts';
import type { Actor } from '../access/actor.ts';
import {
  type Credential,
  createCredential,
  formatCredential,
  hashSecret,
  isSecret,
} from '../access/credential.ts';
import { recordChange } from '../access/record-change.ts';
import type { Tables } from '../db/schema.ts';
import { type DocumentKey, documentColumns } from '../sites/documents/document-key.ts';

/** A week is long enough to be looked at, and short enough to be forgotten. */
const LINK_MS = 7 * 86_400_000;

/** Links that one page has at once; the oldest give way. */
const MOST_LINKS = 20;

interface LinkChange {
  readonly key: DocumentKey;
  readonly actor: Actor;
}

const COLUMNS = ['link_id', 'created_at', 'created_by', 'expires_at'] as const;

/** @returns the link with the secret that its address needs, which is nowhere kept */
export async function createPreviewLink(
  kysely: Kysely<Tables>,
  { key, actor }: LinkChange,
  now: number,
): Promise<PreviewLink & { readonly token: string }> {
  const credential = createCredential(key.agencyId);
  const row = await kysely.transaction().execute(async (rows) => {
    await removeEnded(rows, now);
    const made = await rows
      .insertInto('preview_links')
      .values({
        ...documentColumns(key),
        link_id: credential.id,
        secret_hash: hashSecret(credential.secret),
        created_at: new Date(now),
        created_by: actor.name,
        expires_at: new Date(now + LINK_MS),
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    await removeOldest(rows, key);
    await recordChange(rows, actor, { ...key, action: 'preview-link-created' });
    return made;
  });
  return { ...toLink(row), token: formatCredential(credential) };
}

/** Those that show something now, newest first. */
export async function listPreviewLinks(
  kysely: Kysely<Tables>,
  key: DocumentKey,
  now: number,
): Promise<PreviewLink[]> {
  const rows = await kysely
    .selectFrom('preview_links')
    .select(COLUMNS)
    .where((eb) => eb.and(documentColumns(key)))
    .where('expires_at', '>', new Date(now))
    .orderBy('created_at', 'desc')
    .orderBy('link_id')
    .execute();
  return rows.map(toLink);
}

/** @returns whether there was one */
export function deletePreviewLink(
  kysely: Kysely<Tables>,
  { key, actor }: LinkChange,
  linkId: string,
): Promise<boolean> {
  return kysely.transaction().execute(async (rows) => {
    const row = await rows
      .deleteFrom('preview_links')
      .where((eb) => eb.and({ ...documentColumns(key), link_id: linkId }))
      .returning('link_id')
      .executeTakeFirst();
    if (row === undefined) return false;
    await recordChange(rows, actor, { ...key, action: 'preview-link-deleted' });
    return true;
  });
}

/** The page that a link shows; undefined where its time is over, and for what no link says. */
export async function findLinkedPage(
  kysely: Kysely<Tables>,
  { agencyId, id, secret }: Credential,
  now: number,
): Promise<DocumentKey | undefined> {
  const row = await kysely
    .selectFrom('preview_links')
    .select(['site_id', 'kind', 'document_id', 'secret_hash', 'expires_at'])
    .where('agency_id', '=', agencyId)
    .where('link_id', '=', id)
    .executeTakeFirst();
  if (!isSecret(secret, row?.secret_hash) || row === undefined) return undefined;
  if (row.expires_at.getTime() <= now) return undefined;
  return { agencyId, siteId: row.site_id, kind: row.kind, documentId: row.document_id };
}

async function removeEnded(rows: Kysely<Tables>, now: number): Promise<void> {
  await rows.deleteFrom('preview_links').where('expires_at', '<=', new Date(now)).execute();
}

async function removeOldest(rows: Kysely<Tables>, key: DocumentKey): Promise<void> {
  const kept = rows
    .selectFrom('preview_links')
    .select('link_id')
    .where((eb) => eb.and(documentColumns(key)))
    .orderBy('created_at', 'desc')
    .orderBy('link_id')
    .limit(MOST_LINKS);
  await rows
    .deleteFrom('preview_links')
    .where((eb) => eb.and(documentColumns(key)))
    .where('link_id', 'not in', kept)
    .execute();
}

interface LinkRow {
  readonly link_id: string;
  readonly created_at: Date;
  readonly created_by: string;
  readonly expires_at: Date;
}

function toLink({ link_id, created_at, created_by, expires_at }: LinkRow): PreviewLink {
  return {
    linkId: link_id,
    createdAt: created_at.toISOString(),
    createdBy: created_by,
    expiresAt: expires_at.toISOString(),
  };
}
