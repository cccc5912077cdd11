import { randomUUID } from 'node:crypto';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import type { PostedField } from '#schemas/forms/posted-form.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import type { Uploads } from '../uploads/uploads.ts';

export interface PostOwner {
  readonly site: SiteKey;
  /** Undefined before the first save. */
  readonly submissionId: string | undefined;
  /** Scheme and host of the addresses that uploads get. */
  readonly origin: string;
}

/** A file that was not taken: the name of its field, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly code: string;
}

export interface ReadPost {
  /** Files stand as the addresses that they were stored under. */
  readonly fields: readonly PostedField[];
  /** The fields as they were posted: files by their names. */
  readonly given: readonly PostedField[];
  readonly refused: readonly RefusedFile[];
  /** Why a file could not be stored: what was typed is there all the same. */
  readonly failure?: unknown;
}

/** What is kept in memory of one post; a page of the longest form, with every answer as long as it may be, has an eighth. */
export const MAX_POST_BYTES = 4 * 1024 * 1024;

/** More files and fields than any page of a form has. What is one byte too long is known and never taken for whole. */
const LIMITS = {
  ...{ files: 10, fields: 2000 },
  fieldSize: 1024 * 1024,
  fileSize: MAX_UPLOAD_BYTES + 1,
};

/** The fields of a post without script. Undefined where the body is none of a form. */
export async function readPost(
  request: FastifyRequest,
  uploads: Uploads,
  owner: PostOwner,
): Promise<ReadPost | undefined> {
  if (!request.isMultipart()) {
    if (typeof request.body !== 'string') return undefined;
    const fields = [...new URLSearchParams(request.body)];
    return { fields, given: fields, refused: [] };
  }
  try {
    return await readParts(request, uploads, owner);
  } catch {
    return undefined;
  }
}

async function readParts(
  request: FastifyRequest,
  uploads: Uploads,
  owner: PostOwner,
): Promise<ReadPost> {
  const fields: PostedField[] = [];
  const given: PostedField[] = [];
  const refused: RefusedFile[] = [];
  let failure: unknown;
  let length = 0;
  // Whoever has no submission yet owns its uploads by an id that nobody else has.
  const owned = { ...owner, id: owner.submissionId ?? randomUUID() };
  for await (const part of request.parts({ limits: LIMITS })) {
    const [name, value] = asGiven(part);
    length += value.length;
    // Whatever comes behind is read to the end and forgotten.
    const isKept = length <= MAX_POST_BYTES;
    if (isKept) given.push([name, value]);
    if (part.type === 'file') {
      const saved = await saveFile(uploads, part, owned);
      failure ??= saved.failure;
      if (saved.address !== undefined) fields.push([name, saved.address]);
      if (saved.code !== undefined) refused.push({ name, code: saved.code });
    } else if (isKept) fields.push([name, value]);
  }
  return { fields, given, refused, failure };
}

function asGiven(part: Multipart): PostedField {
  return [part.fieldname, part.type === 'field' ? String(part.value) : part.filename];
}

interface SavedFile {
  readonly address?: string;
  readonly code?: string;
  readonly failure?: unknown;
}

/** Nothing where no file was chosen: browsers send an empty one without a name. */
async function saveFile(
  uploads: Uploads,
  part: MultipartFile,
  { site, id, origin }: PostOwner & { readonly id: string },
): Promise<SavedFile> {
  if (part.filename === '') {
    part.file.resume();
    return {};
  }
  const received = await uploads.receive(part.file);
  if (!received.ok)
    return { code: received.problems.includes('broken') ? 'file-link' : 'file-size' };
  try {
    const saved = await uploads.save(
      { site, id },
      { name: part.filename, read: received.value.read },
    );
    return saved.state === 'saved'
      ? { address: origin + saved.address }
      : { code: saved.refusal.code };
  } catch (failure) {
    return { failure };
  } finally {
    await received.value.remove();
  }
}
