import { randomUUID } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import { POSTED, type PostedField } from '#schemas/forms/posted-form.ts';
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
  readonly refused: readonly RefusedFile[];
}

/** More files and fields than any page of a form has. What is one byte too long is known and never taken for whole. */
const LIMITS = { files: 10, fields: 2000, fieldSize: 64 * 1024, fileSize: MAX_UPLOAD_BYTES + 1 };

/** The fields of a post without script. Undefined where the body is none of a form. */
export async function readPost(
  request: FastifyRequest,
  uploads: Uploads,
  owner: PostOwner,
): Promise<ReadPost | undefined> {
  if (!request.isMultipart()) {
    if (typeof request.body !== 'string') return undefined;
    return { fields: [...new URLSearchParams(request.body)], refused: [] };
  }
  const fields: PostedField[] = [];
  const refused: RefusedFile[] = [];
  // Whoever has no submission yet owns its uploads by an id that nobody else has.
  const id = owner.submissionId ?? randomUUID();
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'field') fields.push([part.fieldname, String(part.value)]);
      else {
        const saved = await saveFile(uploads, part, { ...owner, id });
        if (saved?.address !== undefined) fields.push([part.fieldname, saved.address]);
        if (saved?.code !== undefined) refused.push({ name: part.fieldname, code: saved.code });
      }
    }
  } catch {
    return undefined;
  }
  return { fields, refused };
}

interface SavedFile {
  readonly address?: string;
  readonly code?: string;
}

/** Undefined where no file was chosen: browsers send an empty one without a name. */
async function saveFile(
  uploads: Uploads,
  part: MultipartFile,
  { site, id, origin }: PostOwner & { readonly id: string },
): Promise<SavedFile | undefined> {
  if (part.filename === '') {
    part.file.resume();
    return undefined;
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
  } finally {
    await received.value.remove();
  }
}

/** A file of a widget beside the form is the answer to the form's question for a CV. */
export function withResume(
  fields: readonly PostedField[],
  field: string | undefined,
): PostedField[] {
  if (field === undefined) return [...fields];
  return fields.map(([name, value]) => [name === POSTED.resume ? field : name, value]);
}
