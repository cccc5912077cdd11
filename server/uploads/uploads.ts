import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { type FileRefusal, MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import type { Result } from '#schemas/problems/result.ts';
import { JobLimit } from '../base/job-limit.ts';
import type { Config } from '../config/config.ts';
import type { Tables } from '../db/schema.ts';
import { hashSubmissionId } from '../form-calls/submission-id.ts';
import { type ReceivedBody, type ReceiveFailure, receiveBody } from '../http/receive-body.ts';
import type { SiteKey } from '../sites/documents/site-key.ts';
import { type CheckedUpload, checkUpload, type OpensPdf } from './checks/check-upload.ts';
import { createFileStore, type FileStore } from './store/file-store.ts';
import { addressOfUpload, createUploadKey } from './upload-address.ts';
import { findUpload, insertUpload, type StoredUpload } from './upload-rows.ts';

export interface UploadsOptions {
  readonly kysely: Kysely<Tables>;
  readonly config: Pick<Config, 'dataDir' | 's3'>;
  readonly opensPdf: OpensPdf;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** For whom an upload is made. */
export interface UploadOwner {
  readonly site: SiteKey;
  /** Of a submission, or one that no submission has. */
  readonly id: string;
}

export interface NamedFile {
  /** As the person's device called it. */
  readonly name: string;
  read(): Promise<Buffer>;
}

export type SaveUploadOutcome =
  | {
      readonly state: 'saved';
      /** A path of this server. */
      readonly address: string;
      readonly name: string;
      readonly bytes: number;
    }
  | { readonly state: 'refused'; readonly refusal: FileRefusal };

/** Files that are judged at once: each is whole in memory, and pictures are decoded. */
const PARALLEL_CHECKS = 2;

/** Files of applicants: rows in the database, bytes in the file store. */
export class Uploads {
  readonly #options: UploadsOptions;
  readonly #checks = new JobLimit(PARALLEL_CHECKS);
  readonly store: FileStore;

  constructor(options: UploadsOptions) {
    this.#options = options;
    this.store = createFileStore(options.config);
  }

  /** Keeps a body on disk until it is removed, so that slow senders hold no memory. */
  receive(body: Readable): Promise<Result<ReceivedBody, ReceiveFailure>> {
    const directory = join(this.#options.config.dataDir, 'applicant-files', 'incoming');
    return receiveBody(body, { directory, maxBytes: MAX_UPLOAD_BYTES });
  }

  /** Judges and stores a file. Once this resolves it stays until its time is over. */
  save(owner: UploadOwner, { name, read }: NamedFile): Promise<SaveUploadOutcome> {
    return this.#checks.run(async () => {
      const checked = await checkUpload({ name, bytes: await read() }, this.#options.opensPdf);
      return 'value' in checked
        ? this.#store(owner, checked.value)
        : { state: 'refused', ...checked };
    });
  }

  async #store(
    owner: UploadOwner,
    { name, type, bytes }: CheckedUpload,
  ): Promise<SaveUploadOutcome> {
    const size = bytes.length;
    const uploadKey = await this.#insert(owner, { file_name: name, file_type: type, bytes: size });
    await this.store.put(uploadKey, bytes);
    return { state: 'saved', address: addressOfUpload(uploadKey), name, bytes: size };
  }

  /** The row comes first: what a process that dies leaves in the store is found and deleted by it. */
  async #insert(
    { site, id }: UploadOwner,
    columns: Pick<StoredUpload, 'file_name' | 'file_type' | 'bytes'>,
  ): Promise<string> {
    const { kysely, now } = this.#options;
    const uploadKey = createUploadKey();
    const made_under = hashSubmissionId(id);
    await insertUpload(kysely, { ...site, uploadKey }, { ...columns, made_under, now: now() });
    return uploadKey;
  }

  /** An upload for whoever has its key, as calls name it that read it for the person. */
  findByKey(sites: readonly SiteKey[], uploadKey: string): Promise<StoredUpload | undefined> {
    return findUpload(this.#options.kysely, sites, uploadKey);
  }

  /** An upload for whoever has its key and an id that it belongs to; undefined for everybody else. */
  async find(
    sites: readonly SiteKey[],
    { uploadKey, id }: { readonly uploadKey: string; readonly id: string },
  ): Promise<StoredUpload | undefined> {
    const upload = await findUpload(this.#options.kysely, sites, uploadKey);
    const hash = hashSubmissionId(id);
    return upload?.made_under === hash || upload?.submission_hash === hash ? upload : undefined;
  }

  /** Copies a file of another submission; undefined where it has gone. */
  async copy(upload: StoredUpload, owner: UploadOwner): Promise<string | undefined> {
    const { file_name, file_type, bytes } = upload;
    const uploadKey = await this.#insert(owner, { file_name, file_type, bytes });
    const isThere = await this.store.copy(upload.upload_key, uploadKey);
    return isThere ? addressOfUpload(uploadKey) : undefined;
  }
}
