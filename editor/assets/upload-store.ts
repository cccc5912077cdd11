import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ContentAsset, uploadAsset } from '../service/asset-api.ts';
import { useRefreshAssets } from '../service/asset-queries.ts';
import { toContentError } from '../service/request/content-error.ts';
import type { AssetKind } from './asset-facts.tsx';
import { refusalOfError, refuseFile, type UploadProblem } from './upload-refusal.ts';

/** A file on its way to the server, or one that was not taken. */
export interface ShownUpload {
  readonly id: number;
  readonly siteId: string;
  /** What asked for it: the library, or one field. */
  readonly owner: string;
  readonly name: string;
  /** Sent so far, from 0 to 1. */
  readonly share: number;
  readonly refusal?: UploadProblem;
}

export interface UploadRequest {
  readonly siteId: string;
  readonly owner: string;
  readonly files: readonly File[];
  /** Others are refused. */
  readonly kind?: AssetKind | undefined;
  readonly onStored: (asset: ContentAsset) => void;
}

interface Job {
  readonly id: number;
  readonly request: UploadRequest;
  readonly file: File;
  readonly control: AbortController;
}

/** Uploads outlive the dialog that began them. */
const uploadStore = createStore<{ readonly uploads: readonly ShownUpload[] }>(() => ({
  uploads: [],
}));

/** Files that are sent at once: the server judges two at a time. */
const PARALLEL = 2;

/** Files of one drop that are taken; a whole folder is a mistake more often than a wish. */
const MAX_FILES = 50;

const waiting: Job[] = [];
const running = new Map<number, Job>();
let lastId = 0;

/** Sends files one after the other; those that cannot be taken are told in the store. */
function startUploads(request: UploadRequest): void {
  for (const file of request.files.slice(0, MAX_FILES)) addUpload(request, file);
  runNext();
}

function addUpload(request: UploadRequest, file: File): void {
  const { siteId, owner, kind } = request;
  lastId += 1;
  const refusal = refuseFile(file, kind);
  const upload = { id: lastId, siteId, owner, name: file.name, share: 0 };
  uploadStore.setState(({ uploads }) => ({
    uploads: [...uploads, refusal ? { ...upload, refusal } : upload],
  }));
  if (!refusal) waiting.push({ id: lastId, request, file, control: new AbortController() });
}

/** Stops a file, or takes note of its refusal. */
export function closeUpload(id: number): void {
  const at = waiting.findIndex((job) => job.id === id);
  if (at >= 0) waiting.splice(at, 1);
  running.get(id)?.control.abort(new DOMException('Cancelled by the person', 'AbortError'));
  removeUpload(id);
}

function runNext(): void {
  while (running.size < PARALLEL) {
    const job = waiting.shift();
    if (!job) return;
    running.set(job.id, job);
    void run(job);
  }
}

async function run({ id, request, file, control }: Job): Promise<void> {
  try {
    const asset = await uploadAsset({
      siteId: request.siteId,
      file,
      name: file.name,
      signal: control.signal,
      onProgress: (share) => patchUpload(id, { share }),
    });
    removeUpload(id);
    request.onStored(asset);
  } catch (error) {
    if (!control.signal.aborted)
      patchUpload(id, { refusal: refusalOfError(toContentError(error), file) });
  } finally {
    running.delete(id);
    runNext();
  }
}

function patchUpload(id: number, change: Partial<ShownUpload>): void {
  uploadStore.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
  }));
}

function removeUpload(id: number): void {
  uploadStore.setState(({ uploads }) => ({
    uploads: uploads.filter((upload) => upload.id !== id),
  }));
}

interface UploadsOf {
  readonly siteId: string;
  readonly owner: string;
  readonly kind?: AssetKind | undefined;
}

export interface OwnedUploads {
  /** Those of the owner that are on their way or were refused. */
  readonly uploads: readonly ShownUpload[];
  /** Sends files; views of the site's files and the canvas follow. */
  readonly start: (files: readonly File[], onStored?: (asset: ContentAsset) => void) => void;
}

export function useUploads({ siteId, owner, kind }: UploadsOf): OwnedUploads {
  const refresh = useRefreshAssets(siteId);
  const all = useStore(uploadStore, (state) => state.uploads);
  const uploads = useMemo(
    () => all.filter((upload) => upload.siteId === siteId && upload.owner === owner),
    [all, siteId, owner],
  );
  const start = useCallback<OwnedUploads['start']>(
    (files, onStored) =>
      startUploads({
        siteId,
        owner,
        files,
        kind,
        onStored: (asset) => void refresh().then(() => onStored?.(asset)),
      }),
    [siteId, owner, kind, refresh],
  );
  return { uploads, start };
}
