import { createHash, randomUUID } from 'node:crypto';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import { POSTED, type PostedField } from '#schemas/forms/posted-form.ts';
import { errorCode } from '../base/error-text.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import type { Uploads } from '../uploads/uploads.ts';

export interface PostOwner {
  readonly site: SiteKey;
  /** Undefined before the first save. */
  readonly submissionId: string | undefined;
  /** Scheme and host of the addresses that uploads get. */
  readonly origin: string;
  /**
   * Counts a file before it is stored; seconds to wait where there were too many, else 0.
   * @param token form token of the post, empty where none came before the file
   */
  readonly countFile: (token: string) => Promise<number>;
}

/** Why a body could not be read to its end: it broke off or is none of a form, or has more parts than any form. */
type PostFlaw = 'broken' | 'large';

/** A file that was not taken: the name of its field, and why. */
export interface RefusedFile {
  readonly name: string;
  readonly code: string;
}

export interface ReadPost {
  /** Files stand as the addresses that they were stored under. */
  readonly fields: readonly PostedField[];
  /** The fields as they were posted: files by their names and what is in them. */
  readonly given: readonly PostedField[];
  readonly refused: readonly RefusedFile[];
  /** What came before it is there all the same. */
  readonly flaw?: PostFlaw | undefined;
  /** Why a file could not be stored: what was typed is there all the same. */
  readonly failure?: unknown;
  /** Seconds until files are taken again. */
  readonly retryAfter?: number | undefined;
}

/** What is kept in memory of one post; a page of the longest form, with every answer as long as it may be, has an eighth. */
export const MAX_POST_BYTES = 4 * 1024 * 1024;

/** More files and fields than any page of a form has: every picker is a part, chosen or not. What is one byte too long is known and never taken for whole. */
const LIMITS = {
  ...{ files: 250, fields: 3000 },
  fieldSize: 1024 * 1024,
  fileSize: MAX_UPLOAD_BYTES + 1,
};

/** The fields of a post without script, as far as its body could be read. */
export async function readPost(
  request: FastifyRequest,
  uploads: Uploads,
  owner: PostOwner,
): Promise<ReadPost> {
  if (request.isMultipart()) return readParts(request, uploads, owner);
  if (typeof request.body !== 'string') return { ...NOTHING, flaw: 'broken' };
  const fields = [...new URLSearchParams(request.body)];
  return { fields, given: fields, refused: [] };
}

const NOTHING: ReadPost = { fields: [], given: [], refused: [] };

/** What `@fastify/multipart` says of more parts than the limits allow. */
const TOO_MANY = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'];

async function readParts(
  request: FastifyRequest,
  uploads: Uploads,
  owner: PostOwner,
): Promise<ReadPost> {
  // Whoever has no submission yet owns its uploads by an id that nobody else has.
  const parts = new PostParts(uploads, { ...owner, id: owner.submissionId ?? randomUUID() });
  try {
    for await (const part of request.parts({ limits: LIMITS })) await parts.add(part);
    return parts.read;
  } catch (error) {
    const flaw = TOO_MANY.includes(errorCode(error) ?? '') ? 'large' : 'broken';
    return { ...parts.read, flaw };
  }
}

/** The parts of one body as they arrive. */
class PostParts {
  readonly #uploads: Uploads;
  readonly #owner: FileOwner;
  readonly #fields: PostedField[] = [];
  readonly #given: PostedField[] = [];
  readonly #refused: RefusedFile[] = [];
  #failure: unknown;
  #retryAfter: number | undefined;
  #length = 0;

  constructor(uploads: Uploads, owner: FileOwner) {
    this.#uploads = uploads;
    this.#owner = owner;
  }

  get read(): ReadPost {
    return {
      ...{ fields: this.#fields, given: this.#given, refused: this.#refused },
      ...{ failure: this.#failure, retryAfter: this.#retryAfter },
    };
  }

  async add(part: Multipart): Promise<void> {
    const [name, value] = asGiven(part);
    this.#length += value.length;
    // Whatever comes behind is read to the end and forgotten.
    const isKept = this.#length <= MAX_POST_BYTES;
    if (part.type === 'file') {
      const digest = await this.#addFile(part);
      if (isKept) this.#given.push([name, `${value}${digest}`]);
    } else if (isKept) {
      this.#given.push([name, value]);
      this.#fields.push([name, value]);
    }
  }

  /** Nothing where no file was chosen: browsers send an empty one without a name. */
  async #addFile(part: MultipartFile): Promise<string> {
    const wait = part.filename === '' ? 0 : await this.#owner.countFile(this.#token);
    if (wait > 0) this.#retryAfter = wait;
    if (part.filename === '' || wait > 0) {
      part.file.resume();
      return '';
    }
    const { fieldname: name } = part;
    const saved = await saveFile(this.#uploads, part, this.#owner);
    this.#failure ??= saved.failure;
    if (saved.address !== undefined) this.#fields.push([name, saved.address]);
    if (saved.code !== undefined) this.#refused.push({ name, code: saved.code });
    return saved.digest ?? '';
  }

  get #token(): string {
    return this.#fields.find(([name]) => name === POSTED.token)?.[1] ?? '';
  }
}

interface FileOwner extends PostOwner {
  readonly id: string;
}

function asGiven(part: Multipart): PostedField {
  return [part.fieldname, part.type === 'field' ? String(part.value) : part.filename];
}

interface SavedFile {
  /** Of its bytes. */
  readonly digest?: string;
  readonly address?: string;
  readonly code?: string;
  readonly failure?: unknown;
}

async function saveFile(
  uploads: Uploads,
  part: MultipartFile,
  { site, id, origin }: FileOwner,
): Promise<SavedFile> {
  try {
    const received = await uploads.receive(part.file);
    if (!received.ok)
      return { code: received.problems.includes('broken') ? 'file-link' : 'file-size' };
    const { read, remove } = received.value;
    try {
      let digest = '';
      const readOnce = async () => {
        const bytes = await read();
        digest = createHash('sha256').update(bytes).digest('hex');
        return bytes;
      };
      const saved = await uploads.save({ site, id }, { name: part.filename, read: readOnce });
      return saved.state === 'saved'
        ? { digest, address: origin + saved.address }
        : { digest, code: saved.refusal.code };
    } finally {
      await remove();
    }
  } catch (failure) {
    // The parts behind it are read all the same.
    part.file.resume();
    return { failure };
  }
}
